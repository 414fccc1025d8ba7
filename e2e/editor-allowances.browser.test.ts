import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, figure, newInvoice, send, typeLines } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { sizeOf } from './support/pages.ts'
import { lena, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(1280, [1280, 390]))(
  'a supplier takes a discount off an invoice, adds freight and grants another for early payment, by keyboard (%i px)',
  async (width, { signIn }) => {
    const { page, app } = await signIn(nadja, { width, scheme: width === 390 ? 'dark' : 'light' })
    const number = await newInvoice(app)
    await choose(
      app.getByRole('combobox', { name: 'To' }),
      lena.company,
      app.getByRole('option', { name: lena.company }).first(),
    )
    await typeLines(page, app, [{ item: `Vice, ${width}`, quantity: '10', price: '100', rate: '19' }])

    const row = (field: string, at: number) => app.getByRole('textbox', { name: `${field}, allowance or charge ${at}` })
    await tabTo(page, app.getByRole('button', { name: 'Add allowance or charge' }))
    await page.keyboard.press('Enter')
    await tabTo(page, row('Reason', 1), 'Shift+Tab')
    await page.keyboard.type('Loyal customer')
    await tabTo(page, row('Percent', 1))
    await page.keyboard.type('10')
    await eventually(() => figure(app, 'Net').textContent()).toContain('900.00')

    await app.getByRole('button', { name: 'Add allowance or charge' }).press('Enter')
    await app.getByRole('button', { name: /Type, allowance or charge 2/ }).click()
    await app.getByRole('option', { name: 'Charge', exact: true }).click()
    await row('Amount', 2).fill('50')
    await row('Amount', 2).press('Tab')
    // What a charge is for is said on the invoice (BR-38).
    await row('Reason', 2).fill('Freight')
    await eventually(() => figure(app, 'Amount due').textContent()).toContain('1,130.50')
    await app.getByRole('button', { name: 'Add discount' }).press('Enter')
    await app.getByRole('textbox', { name: 'Percent, discount 1' }).fill('2')
    await app.getByRole('textbox', { name: 'Within days, discount 1' }).fill('14')
    await app.getByText(/^Until .*22\.61.* off$/).waitFor()
    await app.getByText('No issues. Totals are correct to the cent.').waitFor()
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

    await draftIsSaved(app)
    await send(app, number)
    const paper = app.frameLocator(`iframe[title="Invoice ${number} as a page"]`)
    await paper.getByText('Loyal customer').waitFor()
    await paper.getByText('Freight').waitFor()
    await paper.getByText(/^2% discount until .*: 22\.61 EUR$/).waitFor()
  },
)

test('a debit note is an invoice that says so, with a discount on its line, and for which period, contract and place, on the form and on the paper', async ({
  signIn,
}) => {
  const { app, page } = await signIn(nadja)
  await app.getByRole('button', { name: 'New', exact: true }).click()
  await app.getByRole('menuitem', { name: 'New debit note' }).click()
  await app.getByRole('button', { name: /Debit note.*Invoice type|Invoice type.*Debit note/ }).waitFor()
  await choose(
    app.getByRole('combobox', { name: 'To' }),
    lena.company,
    app.getByRole('option', { name: lena.company }).first(),
  )
  await app.getByRole('combobox', { name: 'Item, line 1' }).fill('Packing that did not come back')
  await app.getByRole('textbox', { name: 'Price, line 1' }).fill('12')
  await app.getByRole('textbox', { name: 'VAT rate, line 1' }).fill('19')
  await tabTo(page, app.getByRole('textbox', { name: 'Discount, line 1' }))
  await page.keyboard.type('25')
  await eventually(() => figure(app, 'Net').textContent()).toContain('9.00')
  const from = app.getByRole('textbox', { name: 'Period from' })
  expect(await from.count()).toBe(0)
  await app.getByRole('button', { name: 'More fields' }).press('Enter')
  await eventually(() => from.evaluate((one) => one.ownerDocument.activeElement === one)).toBe(true)
  await from.fill('2026-10-01')
  const until = app.getByRole('textbox', { name: 'Period to' })
  await until.fill('2026-09-30')
  await until.press('Tab')
  await app
    .getByText(/period ends before it/)
    .first()
    .waitFor()
  await until.fill('2026-10-31')
  await app.getByRole('textbox', { name: 'Contract' }).fill('C-2026-7')
  await app.getByRole('textbox', { name: 'Preceding invoice' }).fill('INV-1999')
  const deliverTo = app.getByRole('group', { name: 'Deliver to' })
  await deliverTo.getByRole('textbox', { name: 'Street' }).fill('Kaistraße 7')
  await choose(
    deliverTo.getByRole('combobox', { name: 'Country' }),
    'Norw',
    app.getByRole('option', { name: 'Norway' }).first(),
  )
  await eventually(() => app.getByText(/period ends before it/).count()).toBe(0)
  // What few lines need is not in the way of the others until somebody asks for it.
  const pricePer = app.getByRole('textbox', { name: 'Price per, line 1' })
  expect(await pricePer.count()).toBe(0)
  await app.getByRole('button', { name: 'More line fields' }).press('Enter')
  await eventually(() => pricePer.evaluate((one) => one.ownerDocument.activeElement === one)).toBe(true)
  await pricePer.fill('3')
  await app.getByRole('textbox', { name: 'Period from, line 1' }).fill('2026-10-05')
  const ends = app.getByRole('textbox', { name: 'Period to, line 1' })
  await ends.fill('2026-10-04')
  await ends.press('Tab')
  await app
    .getByText(/period ends before it/)
    .first()
    .waitFor()
  await ends.fill('2026-10-20')
  await ends.press('Tab')
  await eventually(() => app.getByText(/period ends before it/).count()).toBe(0)
  // On a phone all of it scrolls within the form, and the bar above it stays.
  await page.setViewportSize(sizeOf(390))
  const beyond = ends.evaluate(({ ownerDocument: { documentElement: root } }) => root.scrollHeight - root.clientHeight)
  expect(await beyond).toBe(0)
  await page.setViewportSize(sizeOf(1280))
  await eventually(() => figure(app, 'Net').textContent()).toContain('3.00')
  expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
  await draftIsSaved(app)
  // What is filled is there again.
  await page.reload()
  await eventually(() => app.getByRole('textbox', { name: 'Contract' }).inputValue()).toBe('C-2026-7')
  await eventually(() => pricePer.inputValue()).toBe('3')
  await eventually(() => ends.inputValue()).toMatch(/20/)
  // The discount follows the line that it was read with.
  await app.getByRole('textbox', { name: 'Quantity, line 1' }).fill('2')
  await eventually(() => figure(app, 'Net').textContent()).toContain('6.00')
  await draftIsSaved(app)
  await app.getByRole('button', { name: 'Preview' }).click()
  const paper = app.frameLocator('iframe[title$="as a page"]')
  for (const text of [
    /Discount 25\s?%/,
    'Debit note',
    'C-2026-7',
    'INV-1999',
    'Kaistraße 7',
    /Norway/,
    /Oct 1, 2026.*Oct 31, 2026/,
    /Oct 5, 2026.*Oct 20, 2026/,
    /12\.00.*3/,
  ])
    await paper.getByText(text).first().waitFor()
})
