import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { openBill } from './support/documents.ts'
import { arrivedBillOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { ordered } from './support/orders.ts'
import { pictureOf } from './support/paper.ts'
import { lena, miriam, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

test('who asked for things notes at the ramp what has come, with a photo of what is broken; the supplier sees it', async ({
  signIn,
}) => {
  const order = await ordered('Steel shelf', '5', '80')
  const { app, page } = await signIn(miriam, { width: 390, scheme: 'dark', at: '#/Kontor.Buy/' })
  await app.getByRole('button', { name: /Steel shelf/ }).click()
  await app.getByRole('button', { name: `Record receipt of ${order}` }).click()
  const dialog = app.getByRole('dialog', { name: `Receipt of ${order}` })
  await dialog.getByText('0 of 5 pcs received so far').waitFor()
  const came = dialog.getByRole('textbox', { name: 'Received' })
  await came.fill('0')
  await dialog.getByRole('button', { name: 'Record receipt' }).click()
  await dialog.getByText('Enter a received quantity for at least one item.').waitFor()
  await came.fill('4')
  await dialog.getByRole('button', { name: 'Report damaged or wrong items: Steel shelf' }).click()
  await dialog.getByRole('textbox', { name: 'Of which rejected' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Bent')
  const photo = { name: 'bent.png', mimeType: 'image/png', buffer: pictureOf(40, 30) }
  await dialog.locator('input[type=file]').setInputFiles(photo)
  await dialog.getByText('bent.png').waitFor()
  await barsNobody(page)
  await dialog.getByRole('button', { name: 'Record receipt' }).click()
  await app.getByText('Received in part').waitFor()
  // All of it is billed meanwhile, and the order closed: what has not come is owed.
  await arrivedBillOf(order, `SS-${crypto.randomUUID().slice(0, 8)}`, [{ item: 'Steel shelf', quantity: 5, price: 80 }])
  await app.getByText('Less received than invoiced').waitFor()

  // Two are still to come; all that is to come is proposed.
  await app.getByRole('button', { name: `Record receipt of ${order}` }).click()
  await dialog.getByText('3 of 5 pcs received so far').waitFor()
  await dialog.getByRole('button', { name: 'Record receipt' }).click()
  await app.getByText('Received in full').waitFor()
  await barsNobody(page)

  const supplier = await signIn(nadja)
  await openBill(supplier.app, order, 'Order')
  await supplier.app.getByRole('tab', { name: 'Lines' }).click()
  await supplier.app.getByRole('tabpanel').getByText('Steel shelf').first().waitFor()
  await supplier.app.getByRole('tab', { name: 'Data' }).click()
  await supplier.app
    .getByText(/^Receipt advice GR/)
    .first()
    .click()
  await supplier.app.getByRole('heading', { level: 1, name: /^Receipt advice GR/ }).waitFor()
  await supplier.app.getByRole('tab', { name: /Files/ }).click()
  await supplier.app.getByText('bent.png').first().waitFor()
})

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'what came and was invoiced is sent back by thumb, and waits for its credit note; the supplier reads why, and that it is asked for ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const mark = crypto.randomUUID().slice(0, 4)
    const item = `Hand truck ${mark}`
    const order = await ordered(item, '4', '60')
    const bill = `RET-${mark}`
    const { app, page } = await signIn(miriam, { width, scheme, at: '#/Kontor.Buy/' })
    await app.getByRole('button', { name: new RegExp(item) }).click()
    await app.getByRole('button', { name: `Record receipt of ${order}` }).click()
    await app.getByRole('dialog').getByRole('button', { name: 'Record receipt' }).click()
    await app.getByText('Received in full').waitFor()
    await arrivedBillOf(order, bill, [{ item, quantity: 4, price: 60 }])

    await app.getByRole('button', { name: `Record return to supplier of ${order}` }).click()
    const dialog = app.getByRole('dialog', { name: `Return of ${order}` })
    await dialog.getByText('4 pcs received').waitFor()
    const back = dialog.getByRole('textbox', { name: 'Returned', exact: true })
    await back.fill('5')
    await dialog.getByRole('button', { name: 'Record return' }).click()
    await dialog.getByText('You can’t return more than was received.').waitFor()
    await back.fill('3')
    await dialog.getByRole('textbox', { name: 'Details for the supplier' }).fill('Wheels do not lock')
    expect(await dialog.getByRole('checkbox', { name: 'Request a credit note' }).isChecked()).toBe(true)
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Record return' }).click()
    await app.getByText(`${item}: 3 pcs returned, credit note for 3 pcs pending`).waitFor()
    await barsNobody(page)

    const clerk = await signIn(lena, { width, scheme })
    await openBill(clerk.app, bill)
    await eventually(() => clerk.app.getByText('4 pcs invoiced, 1 pcs received after 3 pcs returned').count()).toBe(1)

    const seller = await signIn(nadja, { width, scheme })
    await openBill(seller.app, order, 'Order')
    await seller.app.getByRole('tab', { name: 'Data' }).click()
    await seller.app
      .getByText(/^Receipt advice GR/)
      .last()
      .click()
    await seller.app.getByRole('heading', { level: 1, name: /^Receipt advice GR/ }).waitFor()
    const paper = seller.app.frameLocator('iframe[title$="as a page"]')
    await paper.getByText('Quality is not as agreed: Wheels do not lock').waitFor()
    await paper.getByText('Please credit these').waitFor()
    await barsNobody(seller.page)
  },
)
