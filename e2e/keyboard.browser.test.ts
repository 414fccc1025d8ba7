import type { Locator, Request } from 'playwright-core'
import { expect } from 'vitest'
import { figure, openRow, proposedNumber, rowsWith, standing, typeLines } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus, tabTo } from './support/keyboard.ts'
import { jonas, lena, nadja, password } from './support/people.ts'

/** How much of a page that is too long for its place lies below it, in px. */
const fromItsEnd = (html: Locator) =>
  html.evaluate(({ scrollTop, scrollHeight, clientHeight }) =>
    scrollHeight > clientHeight ? scrollHeight - clientHeight - scrollTop : Number.NaN,
  )

test('a clerk signs in, walks the list, reads a page to its end, begins to reject and thinks again, all by keyboard', async ({
  visit,
}) => {
  const { page, app } = await visit()
  const { keyboard } = page
  await tabTo(page, page.getByLabel('E-mail'))
  await keyboard.type(lena.username)
  await tabTo(page, page.getByLabel('Password'))
  await keyboard.type(password)
  await keyboard.press('Enter')

  await tabTo(page, app.getByRole('tab', { name: /^All/ }))
  // Past what is assigned to him.
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await app.getByRole('tab', { name: /^To answer/, selected: true }).waitFor()
  const grid = app.getByRole('grid', { name: 'Documents' })
  await tabTo(page, grid)
  await rowsWith(app, 'To answer').first().waitFor()
  const active = () => app.locator('tr[data-active]').getAttribute('aria-rowindex')
  const start = Number(await active())
  await keyboard.press('j')
  await keyboard.press('j')
  await eventually(active).toBe(String(start + 2))
  await keyboard.press('k')
  await eventually(active).toBe(String(start + 1))
  await eventually(() => hasFocus(grid)).toBe(true)
  await keyboard.press('Enter')
  const heading = app.getByRole('heading', { level: 1, name: /\S+ \S*\d/ })
  await heading.waitFor()
  // What stands first depends on the hour; an invoice can be disputed.
  for (let here = await heading.innerText(); !here.startsWith('Invoice'); here = await heading.innerText()) {
    await keyboard.press('j')
    await heading.filter({ hasNotText: here }).waitFor()
  }

  const paper = 'iframe[title$="as a page"]'
  await tabTo(page, app.locator(paper))
  await keyboard.press('End')
  await eventually(() => fromItsEnd(app.locator('.doc-viewer-page'))).toBeLessThan(1)

  // By the button, to which the focus returns; and by its key, from anywhere.
  const reject = app.getByRole('button', { name: 'Reject…' })
  const dialog = app.getByRole('dialog', { name: /^Reject / })
  await tabTo(page, reject)
  for (const key of ['Enter', 'r']) {
    await keyboard.press(key)
    await dialog.waitFor()
    await tabTo(page, dialog.getByRole('textbox', { name: 'Comment' }))
    await keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => hasFocus(reject)).toBe(true)
  }
  // A letter of what the document does not allow does nothing.
  await keyboard.press('s')
  await keyboard.press('d')
  await app.getByRole('dialog', { name: /^Dispute / }).waitFor()
  expect(await app.getByRole('dialog').count()).toBe(1)
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await grid.waitFor()
})

test('a clerk accepts what waits, writes in its thread, and goes on to the next of the list that it has left, and to the one before', async ({
  signIn,
}) => {
  // Of amounts that nobody else bills: past a warning it would ask.
  const mark = crypto.randomUUID().slice(0, 4)
  const bill = (at: number) => `KEY-${mark}-${at}`
  for (const at of [1, 2, 3]) {
    const price = Number.parseInt(mark, 16) / 100 + at
    await arrivedInvoice(bill(at), [{ item: 'Key cabinet', quantity: 1, price }])
  }
  const { page, app } = await signIn(jonas)
  const { keyboard } = page
  const titles = app.getByRole('heading', { level: 1, name: /\S+ \S*\d/ })
  const turn = async (key: 'j' | 'k', from: string) => {
    await keyboard.press(key)
    await titles.filter({ hasNotText: from }).waitFor()
    return (await titles.textContent()) ?? ''
  }
  await app.getByRole('tab', { name: /^To answer/ }).click()
  await rowsWith(app, bill(2)).dblclick()
  await app.getByRole('button', { name: 'Accept' }).waitFor()
  const here = (await titles.textContent()) ?? ''
  const next = await turn('j', here)
  expect(await turn('k', next)).toBe(here)
  const before = await turn('k', here)
  expect(await turn('j', before)).toBe(here)

  // The list's own page: the shell counts by the same condition, and asks for no rows.
  const reading = new Set<Request>()
  const isList = (url: string) => [/documents\?/, /toanswer=true/, /limit=60/].every((part) => part.test(url))
  page.on('request', (request) => isList(request.url()) && reading.add(request))
  page.on('requestfinished', (request) => reading.delete(request))
  page.on('requestfailed', (request) => reading.delete(request))

  // A slip of the finger is undone by a key; the partner has seen nothing of it.
  await keyboard.press('a')
  await standing(app, 'Business').filter({ hasText: 'Accepting' }).waitFor()
  await keyboard.press('u')
  await standing(app, 'Business').filter({ hasText: 'To answer' }).waitFor()
  await keyboard.press('a')
  await tabTo(page, app.getByRole('button', { name: 'Send now' }))

  await keyboard.press('Enter')
  await standing(app, 'Business').filter({ hasText: 'Accepted' }).waitFor()
  // Whoever needed ten seconds to come there has seen it leave by itself: the list may have been read anew by now.
  await eventually(() => reading.size).toBe(0)
  await tabTo(page, app.getByRole('tab', { selected: true }))
  const thread = app.getByRole('tab', { name: 'Thread', selected: true })
  for (let turned = 0; turned < 6 && (await thread.count()) === 0; turned += 1) await keyboard.press('ArrowRight')
  const reply = app.getByRole('textbox', { name: 'Reply' })
  await tabTo(page, reply)
  await keyboard.press('Control+Enter')
  await app.getByText('Enter a reply.').waitFor()
  await keyboard.type('Thanks, it is on its way')
  await keyboard.press('Control+Enter')
  await app.getByRole('listitem').getByText('Thanks, it is on its way').waitFor()
  await keyboard.type('One more')
  await keyboard.press('Escape')
  expect(await hasFocus(reply)).toBe(false)
  expect(await reply.inputValue()).toBe('One more')
  expect(await turn('j', here)).toBe(next)
  // What was accepted is not in this list any more.
  expect(await turn('k', next)).toBe(before)
})

test('whoever clicks into the page of a document still goes on with J and K and back with Escape; its text is selected as ever', async ({
  signIn,
}) => {
  const { page, app } = await signIn(lena)
  const { keyboard } = page
  await openRow(app, nadja.company)
  // By the address, as twins have one heading.
  const shown = () => page.url()
  await eventually(shown).toContain('/view/')
  const first = shown()
  const paper = app.frameLocator('iframe[title$="as a page"]')
  // On its first word: in its middle can be the space between two.
  const intoPage = () => paper.getByRole('heading', { level: 1 }).dblclick({ position: { x: 20, y: 15 } })
  await intoPage()
  const selected = () => paper.locator('html').evaluate(() => String(getSelection()).trim())
  await eventually(selected).not.toBe('')
  await keyboard.press('j')
  await eventually(shown).not.toBe(first)
  await intoPage()
  await keyboard.press('k')
  await eventually(shown).toBe(first)
  await intoPage()
  await keyboard.press('Escape')
  await app.getByRole('grid', { name: 'Documents' }).waitFor()
})

test('a supplier creates and sends an invoice without a pointer', async ({ signIn }) => {
  const { page, app } = await signIn(nadja)
  const { keyboard } = page
  await tabTo(page, app.getByRole('button', { name: 'New invoice' }))
  await keyboard.press('Enter')
  const number = await proposedNumber(app)
  const to = app.getByRole('combobox', { name: 'To' })
  await eventually(() => hasFocus(to)).toBe(true)
  const toFix = app.getByRole('heading', { name: /to fix/ })
  await app.getByRole('heading', { name: 'Before you send' }).waitFor()
  await keyboard.type(lena.company)
  await app.getByRole('option', { name: lena.company }).first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await app.getByText('Receives documents through the network').waitFor()
  await toFix.waitFor()
  await typeLines(page, app, [
    { item: 'Hex keys', quantity: '3', price: '12.50', rate: '19' },
    { item: 'Oil, 5 l', quantity: '2', price: '31.25', rate: '19' },
  ])
  const due = figure(app, 'Amount due')
  await eventually(() => due.textContent()).toContain('119.00')

  // What is seen from left to right is what Tab goes through.
  const inLine = (field: string, line: number) => app.getByLabel(`${field}, line ${line}`)
  await tabTo(page, inLine('Item', 1), 'Shift+Tab')
  for (const field of ['Quantity', 'Unit', 'Price', 'VAT rate', 'Description', 'Discount', 'VAT category']) {
    await keyboard.press('Tab')
    expect(await hasFocus(inLine(field, 1).last()), field).toBe(true)
  }
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await app.getByText('Line 1 deleted.').waitFor()
  await eventually(() => due.textContent()).toContain('74.38')
  await keyboard.press('Control+z')
  await eventually(() => due.textContent()).toContain('119.00')

  // A range of a spreadsheet with its heading: taken by that, wherever the focus is; and undone as a whole.
  await tabTo(page, app.getByRole('button', { name: 'Add line' }))
  await keyboard.press('Enter')
  await eventually(() => hasFocus(inLine('Item', 3))).toBe(true)
  await inLine('Item', 3).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Pos.\tQty\tUnit price\tArticle\n1\t2\t10.00\tChain\n2\tmany\t1.00\tSling\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await app.getByText('2 lines pasted: Quantity, Price, Item. Not used: Pos. Not a number in line 4.').waitFor()
  await app.getByRole('button', { name: /^Line 4: / }).waitFor()
  expect(await inLine('Item', 3).inputValue()).toBe('Chain')
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await eventually(() => due.textContent()).toContain('119.00')
  expect(await inLine('Item', 3).count()).toBe(0)
  await tabTo(page, app.getByRole('button', { name: 'Send…' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, app.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }))
  await keyboard.press('Enter')
  await app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
  await eventually(() => standing(app, 'Delivery').textContent()).toContain('Delivered')
})
