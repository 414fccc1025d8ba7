import { barsNobody } from './support/accessibility.ts'
import { arrivedBillOf } from './support/invoice.ts'
import { test } from './support/journey.ts'
import { ordered } from './support/orders.ts'
import { lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

const match = '#/Kontor.Match/'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a clerk puts an invoice on hold by its key, finds it among those on hold with its reason, and takes it off again ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const item = `Lathe ${width}`
    const [order, number] = [await ordered(item, '2', '410'), `HOLD-${width}`]
    await arrivedBillOf(order, number, [{ item, quantity: 2, price: 455 }])

    const { app, page } = await signIn(lena, { width, scheme, at: match })
    const row = app.getByRole('button', { name: new RegExp(number) })
    await row.click()
    await app.getByRole('row').filter({ hasText: item }).first().waitFor()
    await page.keyboard.press('h')
    const dialog = app.getByRole('dialog', { name: `Put ${number} on hold` })
    await dialog.getByRole('textbox', { name: 'Reason' }).waitFor()
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Put on hold' }).click()
    await dialog.getByText('Enter a reason.').waitFor()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Credit note announced')
    await dialog.getByRole('button', { name: 'Put on hold' }).click()
    const notice = app.getByRole('region', { name: 'On hold' })
    await notice.getByText('Credit note announced').waitFor()
    await app.getByRole('button', { name: /^Accept(…|$)/ }).waitFor({ state: 'detached' })
    await barsNobody(page)

    await app.getByRole('button', { name: 'Invoices and orders' }).first().click()
    await row.waitFor({ state: 'detached' })
    await app.getByRole('tab', { name: 'On hold' }).click()
    await row.getByText('Credit note announced · Lena Marquardt').waitFor()
    // That of the demo network comes back by itself.
    await app
      .getByRole('button', { name: /RB-4491/ })
      .getByText(/On hold until/)
      .waitFor()
    await barsNobody(page)

    await row.click()
    await notice.getByRole('button', { name: 'Take off hold' }).click()
    await notice.waitFor({ state: 'detached' })
    await app.getByRole('tab', { name: 'History' }).click()
    await app.getByText('Taken off hold').waitFor()
    await app.getByText('Credit note announced').first().waitFor()
    await app.getByRole('button', { name: 'Invoices and orders' }).first().click()
    await row.waitFor({ state: 'detached' })
    await app.getByRole('tab', { name: 'To resolve' }).click()
    await row.waitFor()
  },
)
