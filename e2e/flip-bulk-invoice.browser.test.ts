import { barsNobody } from './support/accessibility.ts'
import { rowsWith } from './support/documents.ts'
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
  'a supplier chooses two orders in the list and has one invoice of all their lines to write on ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const item = `Winch${width}`
    const first = await orderedLines([
      { name: `${item} small`, quantity: '2', price: '31' },
      { name: `${item} large`, quantity: '1', price: '83' },
    ])
    const second = await orderedLines([{ name: `${item} spare`, quantity: '5', price: '7' }])
    const { app, page } = await signIn(nadja, { width, scheme })
    await app.getByRole('searchbox', { name: 'Search documents' }).fill(item)
    await app.getByText('2 documents', { exact: true }).waitFor()
    if (width === 390) await app.getByRole('button', { name: 'Select', exact: true }).click()
    for (const number of [first, second]) await rowsWith(app, number).first().getByRole('checkbox').click()
    const bar = app.getByRole('toolbar', { name: 'Selected documents' })
    await bar.getByRole('button', { name: 'Create invoice' }).waitFor()
    await barsNobody(page)
    await bar.getByRole('button', { name: 'Create invoice' }).click()
    await app.getByRole('heading', { level: 1, name: /^Invoice \S+/ }).waitFor()
    const items = app.getByRole('combobox', { name: /^Item, line/ })
    await eventually(async () =>
      (await Promise.all((await items.all()).map((field) => field.inputValue()))).toSorted(),
    ).toEqual([`${item} large`, `${item} small`, `${item} spare`])
    await barsNobody(page)
  },
)
