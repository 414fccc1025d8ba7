import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { inDays } from './support/days.ts'
import { openBill } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, karl, miriam, nadja } from './support/people.ts'
import { headDecides } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

/** Of whichever day it is where the company is. */

test.for(
  mainly(1280, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'who needs things all year has them approved once and calls them off in parts; the supplier sees what is left and invoices a call-off ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const item = `Stretch film ${crypto.randomUUID().slice(0, 4)}`
    const asHead = await signedIn(kontor().shell, jonas)
    const asBuyer = await signedIn(kontor().shell, miriam)
    await headDecides()

    const { page, app } = await signIn(miriam, { width, scheme, at: '#/Kontor.Buy/new' })
    await app.getByRole('textbox', { name: 'Purpose' }).fill(item)
    await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill(item)
    await page.keyboard.press('Tab')
    await app.getByRole('textbox', { name: 'Quantity, item 1' }).fill('100')
    await app.getByRole('textbox', { name: 'Price, item 1' }).fill('4')
    const supplier = app.getByRole('combobox', { name: 'Supplier, item 1' })
    await supplier.click()
    await supplier.fill('Brandt')
    await app.getByRole('option', { name: karl.company }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await app.getByRole('checkbox', { name: 'Blanket order' }).press('Space')
    await app.getByRole('button', { name: 'Request approval' }).click()
    await app.getByText('Enter the last day for calling off.').waitFor()
    await app.getByRole('textbox', { name: 'Valid until' }).fill(inDays(300))
    await barsNobody(page)
    await app.getByRole('button', { name: 'Request approval' }).click()

    // Others ask for more than a page holds meanwhile.
    await app.getByRole('searchbox', { name: 'Search by number, item or purpose' }).fill(item)
    const row = app.getByRole('button', { name: new RegExp(item) })
    await row.first().waitFor()
    type Page = { Items: { DocumentId: string; Note?: string }[] }
    const { Items } = (await (
      await asBuyer('GET', `procurement/documents/requisitions?q=${encodeURIComponent(item)}`)
    ).json()) as Page
    const id = Items.find(({ Note }) => Note === item)?.DocumentId
    await asHead('PUT', `documents/requisitions/${id}/state/APPROVED`)
    type Orders = { Orders: { ID: string }[] }
    const orders = async () =>
      ((await (await asBuyer('GET', `procurement/documents/requisitions/${id}/orders`)).json()) as Orders).Orders
    await eventually(async () => (await orders()).length).toBe(1)
    const number = (await orders())[0]?.ID ?? ''

    await row.first().click()
    await app.getByText('100 of 100 pcs left').waitFor()
    await app.getByRole('button', { name: `Call off from ${number}` }).click()
    const dialog = app.getByRole('dialog', { name: `Call-off from ${number}` })
    await dialog.getByRole('textbox', { name: 'Call off' }).fill('101')
    await dialog.getByRole('button', { name: 'Send call-off' }).click()
    await dialog.getByText(`${item}: you can’t call off more than is left.`).waitFor()
    await dialog.getByRole('textbox', { name: 'Call off' }).fill('30')
    await dialog.getByRole('textbox', { name: 'Deliver by' }).fill(inDays(7))
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Send call-off' }).click()
    await app.getByText('70 of 100 pcs left').waitFor()
    await app.getByText('Call-off', { exact: true }).waitFor()
    await barsNobody(page)
    await eventually(async () => (await orders()).length).toBe(2)
    const callOff = (await orders()).find(({ ID }) => ID !== number)?.ID ?? ''

    // Who reads the blanket order among the documents calls off from there, too.
    const reader = await signIn(miriam, { width, scheme })
    await openBill(reader.app, number, 'Order')
    await barsNobody(reader.page)
    await reader.app.getByRole('button', { name: 'Call off', exact: true }).click()
    await reader.app.getByRole('heading', { name: `Call-off from ${number}` }).waitFor()
    await reader.app.getByRole('textbox', { name: 'Call off' }).fill('10')
    await barsNobody(reader.page)
    await reader.app.getByRole('button', { name: 'Send call-off' }).click()
    await reader.app.getByText(`${item}: 60 of 100 pcs left`).waitFor()

    const seller = await signIn(nadja, { width, scheme })
    await openBill(seller.app, number, 'Order')
    await seller.app.getByText(`${item}: 60 of 100 pcs left`).waitFor()
    expect(await seller.app.getByRole('button', { name: 'Call off', exact: true }).count()).toBe(0)
    await barsNobody(seller.page)
    // Nothing is invoiced against the blanket order itself.
    await seller.app.getByRole('button', { name: 'Create order response' }).waitFor()
    await seller.app.getByRole('button', { name: `Open call-off ${callOff}` }).click()
    await seller.app.getByRole('heading', { name: `Called off from blanket order ${number}` }).waitFor()
    await barsNobody(seller.page)
    await seller.app.getByRole('button', { name: 'Create…' }).click()
    await seller.app.getByRole('menuitem', { name: 'Invoice' }).waitFor()
  },
)
