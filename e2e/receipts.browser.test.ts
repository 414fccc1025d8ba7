import { barsNobody } from './support/accessibility.ts'
import { openBill } from './support/documents.ts'
import { test } from './support/journey.ts'
import { ordered } from './support/orders.ts'
import { pictureOf } from './support/paper.ts'
import { miriam, nadja } from './support/people.ts'

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
