import { expect } from 'vitest'
import { signedIn } from './support/call.ts'
import { proposedNumber } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus, pressAt, tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { karl, lena, nadja, password } from './support/people.ts'

const { shell } = kontor()
const ended = 'Your session has ended. Sign in again to continue where you left off.'
const branch = 'Nordlicht Handel AG, Hamburg'

test('whose session ends while they write signs in again where they were, with what was not saved yet, by keyboard alone', async ({
  visit,
}) => {
  const call = await signedIn(shell, nadja)
  const sessions = async () => {
    const { Sessions } = (await (await call('GET', 'sessions')).json()) as { Sessions: { Id: string }[] }
    return Sessions.map(({ Id }) => Id)
  }
  const others = await sessions()
  const { page, app, signIn, expectProblem } = await visit({ at: '#/Kontor.Documents/new/invoice' })
  const { keyboard } = page
  await signIn(nadja)
  const number = await proposedNumber(app)
  const here = page.url()
  const item = app.getByRole('combobox', { name: 'Item, line 1' })
  await tabTo(page, item)

  // The line is slow: what is typed is not saved when the session ends.
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/documents\/[\w-]+\?draft/, async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await keyboard.type('Hex keys, long')
  await eventually(() => app.getByText('Saving').count()).toBe(1)
  expectProblem(/status of 401/)
  const mine = (await sessions()).find((id) => !others.includes(id))
  await call('DELETE', `sessions/${mine}`)
  held.resolve()

  await page.getByText('Your session has ended. Sign in again: your unsaved changes are still here.').waitFor()
  // Nothing of it is there for whoever passes by, whatever they press.
  expect(
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Profile/ })
      .count(),
  ).toBe(0)
  expect(await app.locator('html').isVisible()).toBe(false)
  const secret = page.getByLabel('Password')
  await eventually(() => hasFocus(secret)).toBe(true)
  expect(await page.getByLabel('E-mail').inputValue()).toBe(nadja.username)
  await keyboard.type(password)
  await keyboard.press('Enter')

  await app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
  expect(page.url()).toBe(here)
  expect(await item.inputValue()).toBe('Hex keys, long')
  await tabTo(page, item)
  await keyboard.press('End')
  await keyboard.type(' ones')
  await app.getByText(/^Draft saved/).waitFor()
  expect(await item.inputValue()).toBe('Hex keys, long ones')
})

test('two tabs of one browser work in two companies, by keyboard alone; who signs out in one is out in the other, and who signs in next is in both', async ({
  visit,
}) => {
  const one = await visit({ at: '#/Kontor.Home/' })
  await one.signIn(lena)
  await one.app.getByRole('main').waitFor()
  const other = await one.page.context().newPage()
  await other.goto(`${shell}/#/Kontor.Documents/`)
  const company = (page: typeof other, name: string) =>
    page.getByRole('button', { name: new RegExp(`^Company: (.+ AG )?${name}$`) })
  await pressAt(other, company(other, lena.company), 'Shift+Tab')
  await pressAt(other, other.getByRole('menuitemradio', { name: branch }), 'ArrowDown')
  await company(other, branch).waitFor()
  await company(one.page, lena.company).waitFor()
  await Promise.all([one.page.reload(), other.reload()])
  await company(other, branch).waitFor()
  await company(one.page, lena.company).waitFor()

  one.expectProblem(/status of 401/)
  await one.page.bringToFront()
  await pressAt(one.page, one.page.getByRole('button', { name: /Search or jump to/ }), 'Shift+Tab')
  await eventually(() => hasFocus(one.page.getByRole('combobox', { name: 'Search' }))).toBe(true)
  await one.page.keyboard.type('sign out')
  await one.page.getByRole('option', { name: /^Sign out$/ }).waitFor()
  await one.page.keyboard.press('Enter')
  await one.page.getByText('You’re signed out.').waitFor()
  await other.getByText(ended).waitFor()
  // The page says so a moment before the browser has let go of the apps.
  await eventually(() => other.frames().length).toBe(1)

  await one.signIn(karl)
  await one.page.getByRole('button', { name: `Profile: ${karl.name}` }).waitFor()
  await other.getByRole('button', { name: `Profile: ${karl.name}` }).waitFor()
  await other.getByRole('banner').getByText(karl.company).waitFor()
})
