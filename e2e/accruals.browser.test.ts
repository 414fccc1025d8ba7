import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { inDays } from './support/days.ts'
import { arrivedBillOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { received } from './support/orders.ts'
import { jonas } from './support/people.ts'
import { mainly } from './support/widths.ts'

const accruals = '#/Kontor.Match/?view=ACCRUALS'

test.for(
  mainly(1280, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a head who closes a month finds what came and was not invoiced, by another day too, opens its order and saves it as a file ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const item = `Drill press ${width}`
    const order = await received(item)

    const { page, app } = await signIn(jonas, { width, scheme, at: accruals })
    // The demo network has some of last month.
    await app.getByRole('button', { name: 'Open order PO-4491' }).first().waitFor()
    await barsNobody(page)

    const row = app.getByRole('row').filter({ hasText: item })
    expect(await row.count()).toBe(0)
    await app.getByRole('textbox', { name: 'Closing date' }).fill(inDays(2))
    await app.getByRole('button', { name: 'Show', exact: true }).click()
    await row.getByText('1 pcs').first().waitFor()
    await app.getByRole('button', { name: /Total by/ }).click()
    await app.getByRole('option', { name: 'Cost center' }).click()
    await app.getByRole('region', { name: 'Totals' }).getByText('No cost center').waitFor()
    await barsNobody(page)

    const saved = page.waitForEvent('download')
    await app.getByRole('button', { name: 'Export' }).click()
    await app.getByRole('menuitem', { name: 'Export as CSV' }).click()
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain(item)

    // Once it is invoiced nothing is owed any more, without a reload.
    await app.getByRole('button', { name: `Open order ${order}` }).click()
    await app.getByRole('heading', { level: 1, name: new RegExp(`${order}$`) }).waitFor()
    await page.goBack()
    await row.waitFor()
    await arrivedBillOf(order, `ACCRUED-${width}`, [{ item, quantity: 1, price: 10 }])
    await eventually(() => row.count()).toBe(0)
  },
)
