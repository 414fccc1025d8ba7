import { barsNobody } from './support/accessibility.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { ordered } from './support/orders.ts'
import { lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

const match = '#/Kontor.Match/'

test.for(
  mainly(1280, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a clerk finds the order of an invoice that names none, and undoes what was wrong, by keyboard alone ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const [item, number] = [`Pillar drill ${width}`, `NO-ORDER-${crypto.randomUUID().slice(0, 4)}`]
    const order = await ordered(item, '2', '640')
    const other = await ordered(`Grinder ${width}`, '3', '90')
    await arrivedInvoice(number, [{ item: `Bench drill ${width}`, quantity: 2, price: 640 }])

    const { app, page } = await signIn(lena, { width, scheme, at: `${match}?view=NO_ORDER` })
    await pressAt(page, app.getByRole('button', { name: new RegExp(number) }))
    await app.getByText('This invoice doesn’t reference an order.').waitFor()

    const lead = async (to: string, line: string) => {
      const dialog = app.getByRole('dialog', { name: 'Match line 1 to an order' })
      await tabTo(page, dialog.getByRole('combobox', { name: 'Order', exact: true }))
      await page.keyboard.type(to)
      await app.getByRole('option', { name: new RegExp(to) }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await tabTo(page, dialog.getByRole('combobox', { name: 'Order line' }))
      await page.keyboard.press('ArrowDown')
      await app.getByRole('option', { name: new RegExp(line) }).waitFor()
      await page.keyboard.press('Enter')
      await barsNobody(page)
      await pressAt(page, dialog.getByRole('button', { name: 'Match line' }))
      await dialog.waitFor({ state: 'detached' })
    }
    await pressAt(page, app.getByRole('button', { name: 'Choose order line for line 1' }))
    await lead(other, `Grinder ${width}`)
    await app.getByRole('region', { name: `One line differs from order ${other}` }).waitFor()
    // That was the wrong one: it goes back to none, while undoing is offered.
    await page.keyboard.press('u')
    await app.getByText('This invoice doesn’t reference an order.').waitFor()

    await pressAt(page, app.getByRole('button', { name: 'Choose order line for line 1' }))
    await lead(order, item)
    await app.getByRole('region', { name: `Matches order ${order}` }).waitFor()
    await barsNobody(page)
    await page.keyboard.press('Escape')
    await app.getByRole('tab', { name: 'Ready to accept' }).click()
    await app.getByRole('button', { name: new RegExp(number) }).waitFor()
  },
)
