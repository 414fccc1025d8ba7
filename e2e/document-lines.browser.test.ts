import { barsNobody } from './support/accessibility.ts'
import { draftIsSaved, openBill, proposedNumber, send } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { orderedLines } from './support/orders.ts'
import { nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a supplier invoices some lines of an order, sees of which lines they are, and finds what is still open ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const unique = crypto.randomUUID().slice(0, 6)
    const [vise, saw] = [`Bench vise ${unique}`, `Hand saw ${unique}`]
    const order = await orderedLines([
      { name: vise, quantity: '4', price: '80' },
      { name: saw, quantity: '6', price: '25' },
    ])
    const { app, page } = await signIn(nadja, { width, scheme })
    await openBill(app, order, 'Order')
    await app.getByRole('tab', { name: 'Lines' }).click()
    await app.getByRole('button', { name: 'Invoice selected lines…' }).click()
    const dialog = app.getByRole('dialog', { name: 'Which lines?' })
    await dialog.getByText(saw).click()
    await eventually(() => dialog.getByRole('checkbox', { name: new RegExp(saw) }).isChecked()).toBe(false)
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Create invoice' }).click()
    const bill = await proposedNumber(app)
    await eventually(() => app.getByRole('textbox', { name: /^Price, line/ }).count()).toBe(1)
    await draftIsSaved(app)
    await send(app, bill)

    await app.getByRole('tab', { name: 'Lines' }).click()
    await app.getByRole('button', { name: `Order ${order}, line 1` }).click()
    await app.getByRole('heading', { level: 1, name: new RegExp(`${order}$`) }).waitFor()

    const search = await signIn(nadja, { width, scheme, at: `#/Kontor.Documents/lines?type=order&q=${unique}` })
    const row = (item: string) => search.app.getByRole('button', { name: new RegExp(item) })
    await row(vise).getByText('Invoiced', { exact: true }).waitFor()
    await row(saw).getByText('Open', { exact: true }).waitFor()
    await barsNobody(search.page)
    await search.app.getByRole('button', { name: /Status$/ }).click()
    await search.app.getByRole('option', { name: 'Open', exact: true }).click()
    await eventually(() => row(vise).count()).toBe(0)
    await row(saw).click()
    await search.app.getByRole('heading', { level: 1, name: new RegExp(`${order}$`) }).waitFor()
  },
)
