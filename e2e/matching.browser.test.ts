import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { openBill } from './support/documents.ts'
import { arrivedBillOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { ordered } from './support/orders.ts'
import { jonas, karl, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(390, [1280, 390]))(
  'a clerk sees of a bill whether it fits what was ordered, and what does not (%i px)',
  async (width, { signIn }) => {
    const order = await ordered(`Bench vice ${width}`, '4', '80')
    const [fits, differs] = [`FITS-${width}`, `DIFFERS-${width}`]
    await arrivedBillOf(order, fits, [{ item: `Bench vice ${width}`, quantity: 3, price: 80 }])
    await arrivedBillOf(order, differs, [
      { item: `Bench vice ${width}`, quantity: 5, price: 85 },
      { item: 'Express freight', quantity: 1, price: 25 },
    ])

    const { app, page } = await signIn(lena, { width, scheme: width === 390 ? 'dark' : 'light' })
    await openBill(app, fits)
    await app.getByRole('region', { name: `Matches order ${order}` }).waitFor()
    await app.getByRole('button', { name: 'Documents', exact: true }).click()
    await openBill(app, differs)
    const notice = app.getByRole('region', { name: `2 lines differ from order ${order}` })
    await notice.getByText(/price .*85\.00, ordered at .*80\.00 and 8 pcs invoiced, 4 pcs ordered/).waitFor()
    await notice.getByText('Line 2 · Express freight: not ordered').waitFor()
    await barsNobody(page)
    await notice.getByRole('button', { name: `Open ${order}` }).click()
    await app.getByRole('heading', { level: 1, name: new RegExp(`${order}$`) }).waitFor()
  },
)

const match = '#/Kontor.Match/'

test('a clerk settles by keyboard what differs: asks the supplier about a line, then accepts it with a reason', async ({
  signIn,
}) => {
  const order = await ordered('Anvil', '2', '300')
  await arrivedBillOf(order, 'ANVIL-1', [{ item: 'Anvil', quantity: 2, price: 315 }])
  const { app, page } = await signIn(lena, { at: match })
  await pressAt(page, app.getByRole('button', { name: /ANVIL-1/ }))
  const row = app.getByRole('row').filter({ hasText: 'Anvil' }).filter({ hasText: 'ordered at' })
  await row.getByText(/price .*315\.00, ordered at .*300\.00/).waitFor()
  await barsNobody(page)

  await pressAt(page, app.getByRole('button', { name: 'Ask the supplier about line 1' }))
  const reply = app.getByRole('textbox', { name: 'Reply' })
  await eventually(() => reply.inputValue()).toContain('Line 1 · Anvil: ')
  await page.keyboard.type('why is it dearer than ordered?')
  await page.keyboard.press('Control+Enter')
  await app.getByText('Line 1 · Anvil: why is it dearer than ordered?').waitFor()

  await app.getByRole('button', { name: 'Accept…' }).waitFor()
  await pressAt(page, app.getByRole('button', { name: 'Accept differences' }), 'Shift+Tab')
  const accept = app.getByRole('dialog').getByRole('button', { name: 'Accept differences' })
  await pressAt(page, accept)
  await app.getByText('Enter a reason.').waitFor()
  await app.getByRole('textbox', { name: 'Reason' }).fill('New price list from November')
  await pressAt(page, accept)
  await app.getByRole('region', { name: `Differences from order ${order} accepted` }).waitFor()
  await app.getByText(/Lena Marquardt, .*: New price list from November/).waitFor()
  await app.getByRole('button', { name: 'Accept', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await app.getByRole('tab', { name: 'Differences accepted' }).click()
  await app
    .getByRole('button', { name: /ANVIL-1/ })
    .getByText('New price list from November')
    .waitFor()

  await pressAt(page, app.getByRole('button', { name: /ANVIL-1/ }))
  await pressAt(page, app.getByRole('button', { name: 'Reopen match' }))
  const reopen = app.getByRole('alertdialog').or(app.getByRole('dialog'))
  await barsNobody(page)
  await pressAt(page, reopen.getByRole('button', { name: 'Reopen match' }))
  await app.getByRole('region', { name: `One line differs from order ${order}` }).waitFor()
})

test('within what the head tolerates of a supplier an invoice is approved by itself, and its history says why', async ({
  signIn,
}) => {
  const order = await ordered('Bellows', '4', '100')
  const head = await signIn(jonas, { width: 390, scheme: 'dark', at: match })
  await head.app.getByRole('button', { name: 'Tolerances' }).click()
  const dialog = head.app.getByRole('dialog', { name: 'Tolerances' })
  // A list closes where what is around it scrolls.
  const supplier = dialog.getByRole('combobox', { name: 'Other limits for one supplier' })
  await supplier.click()
  await supplier.fill('Brandt')
  await head.app.getByRole('option', { name: karl.company }).first().click()
  const limits = dialog.getByRole('group', { name: karl.company })
  await limits.getByRole('textbox', { name: 'Price higher by up to' }).fill('2')
  await limits.getByRole('button', { name: /Match against/ }).click()
  await head.app.getByRole('option', { name: 'Order only (two-way)' }).click()
  await limits.getByRole('button', { name: /When an invoice matches/ }).click()
  await head.app.getByRole('option', { name: 'Approve it automatically' }).click()
  await barsNobody(head.page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await head.page
    .getByText(/Tolerances saved\./)
    .first()
    .waitFor()

  await arrivedBillOf(order, 'BELLOWS-1', [{ item: 'Bellows', quantity: 4, price: 102 }])
  const { app, page } = await signIn(lena, { at: `${match}?view=FITS` })
  // All that fits is accepted by one press, and taken back by one.
  const bellows = app.getByRole('button', { name: /BELLOWS-1/ })
  await app.getByRole('searchbox', { name: 'Search by number, supplier or item' }).fill('BELLOWS-1')
  await bellows.waitFor()
  await app.getByRole('button', { name: 'Accept this invoice' }).click()
  await app
    .getByText(/^Accepting/)
    .first()
    .waitFor()
  await page.keyboard.press('u')
  await page
    .getByText(/^Undone\./)
    .first()
    .waitFor()
  await bellows.click()
  await app.getByRole('region', { name: `One line differs from order ${order} within the tolerance` }).waitFor()
  await app.getByText(`Approved automatically: matches order ${order}`).waitFor()
  await app.getByRole('tab', { name: 'History' }).click()
  await app.getByText('Approved automatically: matches its order').waitFor()
  await barsNobody(page)

  // What holds for all suppliers holds for this one again: receipts count in the journeys that follow.
  const asking = await signedIn(kontor().shell, jonas)
  const { Tolerances } = (await (await asking('GET', 'matching/tolerances')).json()) as Kept
  const kept = Tolerances.filter(({ ConnectionId }) => ConnectionId === undefined)
  expect((await asking('PUT', 'matching/tolerances', JSON.stringify({ Tolerances: kept }))).ok).toBe(true)
})

interface Kept {
  readonly Tolerances: readonly { readonly ConnectionId?: string }[]
}
