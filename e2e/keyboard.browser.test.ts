import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { figure, openRow, proposedNumber, rowsWith, standing, typeLines } from './support/documents.ts'
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

  const paper = 'iframe[title$="as a page"]'
  await tabTo(page, app.locator(paper))
  await keyboard.press('End')
  await eventually(() => fromItsEnd(app.frameLocator(paper).locator('html'))).toBeLessThan(1)

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
  const { page, app } = await signIn(jonas)
  const { keyboard } = page
  const titles = app.getByRole('heading', { level: 1, name: /\S+ \S*\d/ })
  const turn = async (key: 'j' | 'k', from: string) => {
    await keyboard.press(key)
    await titles.filter({ hasNotText: from }).waitFor()
    return (await titles.textContent()) ?? ''
  }
  await app.getByRole('tab', { name: /^To answer/ }).click()
  await rowsWith(app, 'To answer').nth(2).dblclick()
  await app.getByRole('button', { name: 'Accept' }).waitFor()
  const here = (await titles.textContent()) ?? ''
  const next = await turn('j', here)
  expect(await turn('k', next)).toBe(here)
  const before = await turn('k', here)
  expect(await turn('j', before)).toBe(here)

  // The list's own page: the shell counts by the same condition, and asks for no rows.
  const listed = page.waitForResponse((response) =>
    [/documents\?/, /toanswer=true/, /limit=60/].every((part) => part.test(response.url())),
  )
  await keyboard.press('a')
  await standing(app, 'Business').filter({ hasText: 'Accepted' }).waitFor()
  await (await listed).finished()
  await tabTo(page, app.getByRole('tab', { selected: true }))
  const thread = app.getByRole('tab', { name: 'Thread', selected: true })
  for (let turned = 0; turned < 6 && (await thread.count()) === 0; turned += 1) await keyboard.press('ArrowRight')
  const reply = app.getByRole('textbox', { name: 'Reply' })
  await tabTo(page, reply)
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
  const first = await openRow(app, nadja.company)
  const heading = app.getByRole('heading', { level: 1, name: /\S+ \S*\d/ })
  const paper = app.frameLocator('iframe[title$="as a page"]')
  const intoPage = () => paper.getByRole('heading', { level: 1 }).dblclick()
  await intoPage()
  const selected = () => paper.locator('html').evaluate(() => String(getSelection()).trim())
  await eventually(selected).not.toBe('')
  await keyboard.press('j')
  await eventually(() => heading.textContent()).not.toBe(first)
  await app.getByRole('heading', { level: 1 }).filter({ hasNotText: first }).waitFor()
  await intoPage()
  await keyboard.press('k')
  await eventually(() => heading.textContent()).toBe(first)
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
  await tabTo(page, to)
  await keyboard.type(lena.company)
  await app.getByRole('option', { name: lena.company }).first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await app.getByText('Receives documents through the network').waitFor()
  await typeLines(page, app, [
    { item: 'Hex keys', quantity: '3', price: '12.50', rate: '19' },
    { item: 'Oil, 5 l', quantity: '2', price: '31.25', rate: '19' },
  ])
  await eventually(() => figure(app, 'Amount due').textContent()).toContain('119.00')
  await tabTo(page, app.getByRole('button', { name: 'Send…' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, app.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }))
  await keyboard.press('Enter')
  await app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
  await eventually(() => standing(app, 'Delivery').textContent()).toContain('Delivered')
})
