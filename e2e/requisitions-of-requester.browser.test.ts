import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { emre, jonas, miriam, nadja } from './support/people.ts'
import { headDecides } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

const buy = '#/Kontor.Buy/'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a requester, who may nothing but ask, goes from the need to the receipt: what stands in the way, whom it goes to, tax and codes, approval, order, receipt ($width px)',
  async ({ width, scheme }, { signIn }) => {
    await headDecides()
    const item = `Pallet truck ${crypto.randomUUID().slice(0, 6)}`

    const { app, page, expectProblem } = await signIn(emre, { width, scheme, at: `${buy}new` })
    expectProblem(/status of 400 .*state\/PENDING$/)
    await app.getByRole('textbox', { name: 'Purpose' }).fill(item)
    await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill(item)
    await app.getByRole('button', { name: 'Request approval' }).click()
    // All that is missing is said, with what to do.
    await app.getByText('One thing to fix before it can be approved').waitFor()
    const unpriced = app.getByText('Line 1 has no price. Enter a price, if only an estimate: approvers decide by it.')
    // With all that is in its way, and beside the price.
    await eventually(() => unpriced.count()).toBe(2)
    await barsNobody(page)
    await app.getByRole('textbox', { name: 'Price, item 1' }).fill('100')
    await app.getByRole('textbox', { name: 'Quantity, item 1' }).fill('2')
    // Where it goes is said before anything of it is saved, and changes with what is typed.
    await app.getByText(/^It goes to Jonas Petersen .*because/).waitFor()
    await app.getByText('Tax, coding and note').click()
    await eventually(() => app.getByRole('textbox', { name: 'VAT rate, item 1' }).inputValue()).toBe('19')
    await app.getByText('238.00').first().waitFor()
    const code = '4910 Postage and courier'
    await choose(app.getByRole('combobox', { name: 'Account item 1' }), '4910', app.getByRole('option', { name: code }))
    await app.getByRole('group').getByText('19% VAT · 4910').waitFor()
    await choose(
      app.getByRole('combobox', { name: 'Supplier, item 1' }),
      'Brandt',
      app.getByRole('option', { name: nadja.company }).first(),
    )
    await barsNobody(page)
    await app.getByRole('button', { name: 'Request approval' }).click()
    const row = app.getByRole('button', { name: new RegExp(item) })
    await row.getByText('Awaiting approval').waitFor()

    const head = await signIn(jonas, { width, scheme, at: buy })
    await head.app.getByRole('button', { name: new RegExp(item) }).click()
    await head.app.getByText('238.00').first().waitFor()
    await head.app.getByText(code).waitFor()
    await head.app.getByRole('button', { name: 'Decline' }).waitFor()
    await head.app.getByRole('button', { name: 'Approve' }).click()
    await head.app.getByRole('button', { name: new RegExp(item) }).waitFor()

    await row.click()
    const opener = app.getByRole('button', { name: /^Open order/ })
    await opener.waitFor()
    const order = ((await opener.getAttribute('aria-label')) ?? '').replace('Open order ', '')
    // Who sends no documents is not offered what they could not finish.
    await app.getByText(/only buyers can change an order/).waitFor()
    await eventually(() => app.getByRole('button', { name: `Change order ${order}` }).count()).toBe(0)
    await app.getByRole('button', { name: `Record receipt of ${order}` }).click()
    await app.getByRole('dialog').getByRole('button', { name: 'Record receipt' }).click()
    await app.getByText('Received in full').waitFor()
    await barsNobody(page)
  },
)

test('a draft that is locked says who holds it, and once it is unlocked, beside which line a supplier is missing', async ({
  signIn,
}) => {
  const call = await signedIn(kontor().shell, emre)
  const id = crypto.randomUUID()
  const note = `Locked shelf ${id.slice(0, 6)}`
  const chair = {
    ...{ Kind: 'plain', Name: 'Chair', Quantity: { value: '1', unitCode: 'C62' } },
    ...{ Price: { value: '90', currencyID: 'EUR' }, SupplierConnectionId: crypto.randomUUID() },
  }
  await call('PUT', `procurement/documents/requisitions/${id}`, JSON.stringify({ Note: note, Lines: [chair] }))
  await (await signedIn(kontor().shell, miriam))('POST', `procurement/documents/requisitions/${id}/lock`)
  const { app, page } = await signIn(emre, { width: 390, scheme: 'dark', at: `${buy}${id}` })
  await app.getByText('Locked by Miriam Adler').waitFor()
  await app.getByText('It can’t be changed, sent for approval or canceled until it is unlocked.').waitFor()
  await eventually(() => app.getByRole('button', { name: 'Unlock' }).count()).toBe(0)
  await barsNobody(page)
  const buyer = await signIn(miriam, { at: `${buy}${id}` })
  await buyer.app.getByRole('button', { name: 'Unlock' }).click()
  await eventually(() => buyer.app.getByRole('textbox', { name: 'Purpose' }).inputValue()).toBe(note)
  await eventually(() => app.getByRole('textbox', { name: 'Purpose' }).inputValue()).toBe(note)
  const supplier = app.getByRole('combobox', { name: 'Supplier, item 1' })
  const missing = 'The supplier of line 1 is no longer a partner. Choose another supplier.'
  const described = () =>
    supplier.evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    )
  await eventually(described).toContain(missing)
  await choose(supplier, 'Brandt', app.getByRole('option', { name: nadja.company }).first())
  await eventually(() => app.getByText(missing).count()).toBe(0)
  await barsNobody(page)
})
