import { randomInt } from 'node:crypto'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, openBill, proposedNumber, send } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, karl, lena, nadja, svea, tobias } from './support/people.ts'
import { headDecides } from './support/procurement.ts'

/** Has one of these been ordered as furniture before. */
async function orderedBefore(item: string): Promise<void> {
  const [asBuyer, asHead] = [await signedIn(kontor().shell, svea), await signedIn(kontor().shell, jonas)]
  await headDecides()
  const found = await asBuyer('GET', `network/connections?q=${encodeURIComponent(karl.company)}`)
  const { Connection } = (await found.json()) as { Connection: { ConnectionId: string }[] }
  const id = crypto.randomUUID()
  const line = {
    ...{ Kind: 'plain', Name: item, Quantity: { value: '1', unitCode: 'C62' } },
    ...{ Price: { value: '80', currencyID: 'EUR' }, CommodityScheme: 'CPV', CommodityCode: '39000000' },
    SupplierConnectionId: Connection[0]?.ConnectionId,
  }
  const path = `procurement/documents/requisitions/${id}`
  await asBuyer('PUT', `${path}?draft=false`, JSON.stringify({ Note: item, Lines: [line] }))
  await asHead('PUT', `documents/requisitions/${id}/state/APPROVED`)
  const orders = async () => ((await (await asBuyer('GET', `${path}/orders`)).json()) as { Orders: object[] }).Orders
  await eventually(async () => (await orders()).length).toBe(1)
}

test.for([
  { width: 1280 as const, scheme: 'light' as const },
  { width: 390 as const, scheme: 'dark' as const },
])(
  'journey 4: what is asked for on behalf of another is approved, ordered, received and invoiced from its order, and the invoice is approved by itself ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const item = `Stacking chair ${crypto.randomUUID().slice(0, 4)}`
    const purpose = `${item}, meeting room`
    // A sum that no other invoice of that supplier has: what looks like a duplicate is approved by nobody's rule.
    const dearer = `80.${randomInt(10, 100)}`
    await orderedBefore(item)

    // A buyer, who administers nothing.
    const asking = await signIn(svea, { width, scheme, at: '#/Kontor.Buy/new' })
    const { app, page } = asking
    await app.getByRole('textbox', { name: 'Purpose' }).fill(purpose)
    await choose(
      app.getByRole('combobox', { name: 'On behalf of' }),
      'Tobias',
      app.getByRole('option', { name: tobias.name }),
    )
    // Bought before: its price, its category and its supplier come with it.
    await choose(
      app.getByRole('combobox', { name: 'Item 1', exact: true }),
      item,
      app.getByRole('option', { name: new RegExp(item) }).first(),
    )
    await eventually(() => app.getByRole('combobox', { name: 'Category, item 1' }).inputValue()).toMatch(/^Furniture/)
    await app.getByRole('textbox', { name: 'Quantity, item 1' }).fill('4')
    await eventually(() => app.getByRole('combobox', { name: 'Supplier, item 1' }).inputValue()).toBe(karl.company)
    await barsNobody(page)
    await app.getByRole('button', { name: 'Request approval' }).click()
    const row = app.getByRole('button', { name: new RegExp(purpose) })
    await row.getByText('Awaiting approval').waitFor()

    const head = await signIn(jonas, { width, scheme, at: '#/Kontor.Buy/' })
    await head.app.getByRole('button', { name: new RegExp(purpose) }).click()
    await head.app.getByText(tobias.name).first().waitFor()
    await head.app.getByRole('button', { name: 'Approve' }).click()
    await head.app.getByRole('button', { name: new RegExp(purpose) }).waitFor()

    await row.click()
    const opener = app.getByRole('button', { name: /^Open order/ })
    await opener.waitFor()
    const order = ((await opener.getAttribute('aria-label')) ?? '').replace('Open order ', '')
    await app.getByRole('button', { name: `Record receipt of ${order}` }).click()
    await app.getByRole('dialog').getByRole('button', { name: 'Record receipt' }).click()
    await app.getByText('Received in full').waitFor()

    // The supplier makes the invoice of the order, a little dearer.
    const seller = await signIn(nadja, { width, scheme })
    await openBill(seller.app, order, 'Order')
    await seller.app.getByRole('button', { name: 'Create…' }).click()
    await seller.app.getByRole('menuitem', { name: 'Invoice', exact: true }).click()
    const bill = await proposedNumber(seller.app)
    await seller.app.getByRole('textbox', { name: 'Price, line 1' }).fill(dearer)
    await draftIsSaved(seller.app)
    await barsNobody(seller.page)
    await send(seller.app, bill)

    const clerk = await signIn(lena, { width, scheme })
    await openBill(clerk.app, bill)
    await clerk.app.getByRole('region', { name: `One line differs from order ${order} within the tolerance` }).waitFor()
    await clerk.app.getByRole('tab', { name: 'History' }).click()
    await clerk.app.getByText('Approved automatically: matches its order').waitFor()
    await barsNobody(clerk.page)
  },
)
