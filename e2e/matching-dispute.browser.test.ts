import type { FrameLocator } from 'playwright-core'
import { barsNobody } from './support/accessibility.ts'
import { draftIsSaved, openBill, send, sendNow, standing } from './support/documents.ts'
import { arrivedBillOf } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { orderedLines } from './support/orders.ts'
import { karl, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

const match = '#/Kontor.Match/'
const openTab = (app: FrameLocator, name: string) => app.getByRole('tab', { name: new RegExp(name) }).click()
const posts = (app: FrameLocator) => app.getByRole('list', { name: 'Thread' }).getByRole('listitem')
const rowOf = (app: FrameLocator, item: string) => app.getByRole('row').filter({ hasText: item })
const toWorkbench = (app: FrameLocator) => app.getByRole('button', { name: 'Invoices and orders' }).click()
const listed = (app: FrameLocator, number: string) => app.getByRole('button', { name: new RegExp(number) })

/**
 * Six of the third thing are billed where four were ordered; the order's number, and the name of that thing. Each at a
 * price of its own, so that no bill looks like another journey's.
 */
async function billed(number: string, price: number): Promise<{ order: string; third: string }> {
  const items = ['Plane', 'Chisel', 'Rasp'].map((item) => `${item} ${number}`) as [string, string, string]
  const order = await orderedLines(items.map((name) => ({ name, quantity: '4', price: String(price) })))
  const quantities = [4, 4, 6]
  await arrivedBillOf(
    order,
    number,
    items.map((item, at) => ({ item, quantity: quantities[at]!, price })),
  )
  return { order, third: items[2] }
}

async function reply({ app, page }: Visit, text: string): Promise<void> {
  await app.getByRole('textbox', { name: 'Reply' }).fill(text)
  await page.keyboard.press('Control+Enter')
  await posts(app).filter({ hasText: text }).waitFor()
}

/** Nothing warns any more. */
async function accept(app: FrameLocator): Promise<void> {
  await app.getByRole('button', { name: /^Accept( A)?$/ }).click()
  await sendNow(app)
}

/** The buyer finds line 3 on the workbench, disputes it there, and both talk about it. */
async function dispute(buyer: Visit, supplier: Visit, number: string, third: string): Promise<void> {
  const { app } = buyer
  await listed(app, number).click()
  await rowOf(app, third)
    .getByText(/6 pcs invoiced, 4 pcs ordered/)
    .waitFor()
  await app.getByRole('button', { name: 'Dispute line 3' }).click()
  const dialog = app.getByRole('dialog', { name: `Dispute ${number}` })
  await dialog.getByRole('checkbox', { name: `3 · ${third}`, checked: true }).waitFor()
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await app.getByRole('option', { name: /quantity/i }).click()
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('We ordered four.')
  await dialog.getByRole('button', { name: 'Dispute', exact: true }).click()
  await sendNow(app)

  await openBill(supplier.app, number)
  await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Disputed')
  await supplier.app.getByText(`Line 3 · ${third}: Quantity is wrong: We ordered four.`).waitFor()
  await app.getByRole('button', { name: 'Ask the supplier about line 3' }).click()
  await reply(buyer, `Line 3 · ${third}: whose are the other two?`)
  await openTab(supplier.app, 'Thread')
  await posts(supplier.app).filter({ hasText: 'whose are the other two?' }).waitFor()
  await reply(supplier, 'Not yours: we mend it.')
  await posts(app).filter({ hasText: 'Not yours: we mend it.' }).waitFor()
  await barsNobody(buyer.page)
}

const lookAt = (width: 1280 | 390) => ({ width, scheme: width === 390 ? 'dark' : 'light' }) as const

// Credited is the line at both widths in the viewer (viewer-dispute), and here at one; replaced is the invoice here alone.
test.for(mainly(1280, [1280, 390]))(
  'journey 5 on the workbench: line 3 is disputed, the supplier credits what was too much, and the invoice fits and is accepted (%i px)',
  async (width, { signIn }) => {
    const look = lookAt(width)
    const number = `CREDITED-${width}`
    const { order, third } = await billed(number, width === 390 ? 26 : 25)
    const [buyer, supplier] = await Promise.all([signIn(lena, { ...look, at: match }), signIn(karl, look)])
    await dispute(buyer, supplier, number, third)

    await supplier.app.getByRole('button', { name: 'Credit 1 line' }).click()
    const heading = supplier.app.getByRole('heading', { level: 1, name: /^Credit note \S+/ })
    const credit = ((await heading.textContent()) ?? '').replace('Credit note ', '')
    await supplier.app.getByRole('textbox', { name: 'Quantity, line 1' }).fill('2')
    await supplier.app.getByRole('textbox', { name: 'Price, line 1' }).press('End')
    await draftIsSaved(supplier.app)
    await send(supplier.app, credit)

    // The buyer sits before it: what is given back is taken off, and the dispute has nothing left.
    await rowOf(buyer.app, third).getByText('Matches', { exact: true }).waitFor()
    await buyer.app.getByRole('region', { name: `Matches order ${order}` }).waitFor()
    await posts(buyer.app)
      .getByRole('button', { name: `Credit note ${credit}` })
      .waitFor()
    await barsNobody(buyer.page)
    await toWorkbench(buyer.app)
    await buyer.app.getByRole('tab', { name: 'In dispute' }).click()
    await listed(buyer.app, number).getByText('Matches').waitFor()
    await listed(buyer.app, number).click()
    await accept(buyer.app)

    await supplier.app.getByRole('button', { name: 'Documents', exact: true }).click()
    await openBill(supplier.app, number)
    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Accepted')
    await toWorkbench(buyer.app)
    await eventually(() => listed(buyer.app, number).count()).toBe(0)
  },
)

test.for([1280, 390] as const)(
  'journey 5 on the workbench: line 3 is disputed, the supplier replaces the invoice, and the new one fits and is accepted (%i px)',
  async (width, { signIn }) => {
    const look = lookAt(width)
    const number = `REPLACED-${width}`
    const { order, third } = await billed(number, width === 390 ? 28 : 27)
    const [buyer, supplier] = await Promise.all([signIn(lena, { ...look, at: match }), signIn(karl, look)])
    await dispute(buyer, supplier, number, third)

    await supplier.app.getByRole('button', { name: 'Replace this invoice' }).click()
    const heading = supplier.app.getByRole('heading', { level: 1, name: /^Invoice \S+/ }).filter({ hasNotText: number })
    const correctedNumber = ((await heading.textContent()) ?? '').replace('Invoice ', '')
    await supplier.app.getByRole('textbox', { name: 'Quantity, line 3' }).fill('4')
    await supplier.app.getByRole('textbox', { name: 'Price, line 3' }).press('End')
    await draftIsSaved(supplier.app)
    await send(supplier.app, correctedNumber)

    await posts(buyer.app)
      .getByRole('button', { name: `Invoice ${correctedNumber}` })
      .waitFor()
    await toWorkbench(buyer.app)
    await buyer.app.getByRole('tab', { name: 'In dispute' }).click()
    await eventually(() => listed(buyer.app, number).count()).toBe(0)
    await buyer.app.getByRole('tab', { name: 'Ready to accept' }).click()
    await listed(buyer.app, correctedNumber).click()
    await buyer.app.getByRole('region', { name: `Matches order ${order}` }).waitFor()
    await rowOf(buyer.app, third).getByText('Matches', { exact: true }).waitFor()
    await barsNobody(buyer.page)
    await accept(buyer.app)
    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Accepted')
  },
)
