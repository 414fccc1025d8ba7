import { expect } from 'vitest'
import { seriousProblems } from './support/accessibility.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { karl, lena, paul } from './support/people.ts'

test('Ctrl-K finds apps, people and what apps can do; the shell’s own commands are among it', async ({ signIn }) => {
  const { page, app } = await signIn(lena)
  const field = page.getByRole('combobox', { name: 'Search' })
  const find = async (words: string) => {
    await page.keyboard.press('Control+k')
    await field.fill(words)
  }
  await page.getByRole('button', { name: /Search or jump to/ }).focus()
  await find('miriam')
  await page.getByRole('option', { name: /^Write to Miriam Adler/ }).waitFor()
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.press('Escape')

  // The last one puts it back: what others look at in either theme is not held in one.
  for (const [command, isDark] of [
    ['Dark theme', true],
    ['System theme', false],
  ] as const) {
    await page.getByRole('button', { name: /Search or jump to/ }).focus()
    await find(command.toLowerCase())
    await page.getByRole('option', { name: command }).click()
    for (const each of [page.mainFrame(), page.frames().find((frame) => frame.url().includes('/documents/'))])
      await eventually(() => each?.evaluate(() => document.documentElement.dataset['theme'] === 'dark')).toBe(isDark)
  }

  await page.getByRole('button', { name: /Search or jump to/ }).focus()
  await find('new inv')
  await page.getByRole('option', { name: /^New invoice/ }).click()
  await app.getByRole('heading', { level: 1, name: /invoice/i }).waitFor()
})

test('Ctrl-K finds screens and settings by the words that people type, over the help too', async ({ signIn }) => {
  const { page, app } = await signIn(karl)
  const find = async (words: string, name: string | RegExp) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill(words)
    await page.getByRole('option', { name }).click()
  }
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await find('log out', /^Sign out everywhere/)
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await find('holiday', /^I’m away/)
  await page.getByRole('dialog', { name: 'away' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await find('change password', /^Change password/)
  await page.getByRole('dialog').getByLabel('New password').waitFor()
  await page.keyboard.press('Escape')
  await find('invite', /^People/)
  await app.getByRole('list', { name: 'People' }).waitFor()
})

test('Ctrl-K right behind Escape opens the search again', async ({ signIn }) => {
  const { page } = await signIn(lena)
  await page.getByRole('button', { name: /Search or jump to/ }).focus()
  await page.keyboard.press('Control+k')
  for (let round = 0; round < 10; round += 1) {
    await page.getByRole('combobox', { name: 'Search' }).fill(`round ${round}`)
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Control+k')])
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('')
  }
})

test('what is typed into the search stays there while another language comes', async ({ signIn }) => {
  const { page } = await signIn(paul)
  const held: (() => void)[] = []
  let hold = true
  await page.route('**/de-DE-*.js', async (route) => {
    if (hold) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await eventually(() => held.length).toBeGreaterThan(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dunk')
  hold = false
  for (const go of held) go()
  await page.getByRole('option', { name: 'Dunkle Farben' }).waitFor()
  await page.keyboard.type('le fa')
  expect(await page.getByRole('combobox').inputValue()).toBe('dunkle fa')
  await page.getByRole('combobox').fill('English')
  await page.getByRole('option', { name: /^English ?Sprache$/ }).click()
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
})

test('the search begins with what one has looked at, and tells documents apart by partner, amount and status', async ({
  signIn,
}) => {
  const bill = await arrivedInvoice('RECENT-1', [{ item: 'Clamp', quantity: 1, price: 100 }])
  const { page, app } = await signIn(lena, { at: `#/Kontor.Documents/view/${bill}` })
  await app.getByRole('heading', { level: 1, name: /RECENT-1/ }).waitFor()
  await page.getByRole('link', { name: /^Home/ }).click()
  await page.locator('[data-front] > iframe[src*="/home/"]').waitFor()
  await page.getByRole('button', { name: /Search or jump to/ }).focus()
  await page.keyboard.press('Control+k')
  const options = page.getByRole('option')
  await options.first().filter({ hasText: 'RECENT-1' }).waitFor()
  expect(await options.filter({ hasText: /^Home$/ }).count()).toBe(0)
  await page.getByRole('combobox', { name: 'Search' }).fill('RECENT-1')
  await options.filter({ hasText: /Brandt Werkzeuge GmbH · EUR\s119\.00 · / }).waitFor()
  await page.keyboard.press('Enter')
  await app.getByRole('heading', { level: 1, name: /RECENT-1/ }).waitFor()
})

test('results that come in late do not take the choice from what was first: Enter does what is seen', async ({
  signIn,
}) => {
  const { page, app } = await signIn(lena)
  await app.getByRole('main').waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/network\/connections\?.*q=log/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('log')
  const chosen = page.getByRole('option', { selected: true })
  const first = await chosen.textContent()
  release()
  await page.getByRole('option', { name: /^Documents with Fjord Logistik/ }).waitFor()
  expect(await chosen.textContent()).toBe(first)
})
