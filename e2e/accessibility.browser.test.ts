import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barsNobody, misnamed, seriousProblemsIn, sidewaysScroll } from './support/accessibility.ts'
import { newInvoice, rowsWith } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { helene, lena, luc, miriam, nadja } from './support/people.ts'

describe.each([{ width: 1280 as const }, { width: 390 as const }])('at $width px', ({ width }) => {
  test('nothing bars anybody from signing in', async ({ visit }) => {
    const visited = await visit({ width })
    await visited.page.getByText(lena.company, { exact: false }).first().waitFor()
    await barsNobody(visited.page)
  })

  test('nothing bars anybody from the list', async ({ signIn }) => {
    const visited = await signIn(lena, { width })
    await rowsWith(visited.app, 'To answer').first().waitFor()
    await barsNobody(visited.page)
  })

  test('nothing bars anybody from a document', async ({ signIn }) => {
    const visited = await signIn(lena, { width })
    await rowsWith(visited.app, 'To answer').first().dblclick()
    await visited.app.locator('iframe[title$="as a page"]').waitFor()
    await barsNobody(visited.page)
  })

  test('nothing bars anybody from the editor', async ({ signIn }) => {
    const visited = await signIn(nadja, { width })
    await newInvoice(visited.app)
    await barsNobody(visited.page)
  })
})

/** Of each app the screens to which the search leads. */
const screens = [
  'Home',
  'Inbox',
  'Documents',
  'Capture',
  'Buy',
  'Match',
  'Cash',
  'Network',
  'Onboard',
  'Forms',
  'Flow',
  'Admin',
].flatMap((app) => {
  const manifest = readFileSync(new URL(`../apps/${app.toLowerCase()}/manifest.json`, import.meta.url), 'utf8')
  const { capabilities } = JSON.parse(manifest) as { capabilities: { name: string; value: string }[] }
  return capabilities.filter(({ name }) => name === 'command').map(({ value }) => `#/Kontor.${app}${value}`)
})

test('in the menus of the shell the words that are seen on a button or link are in the name by which it is called', async ({
  signIn,
}) => {
  const { page } = await signIn(miriam)
  const found: string[] = []
  for (const button of [/^All apps/, /^Profile:/, /^Keyboard shortcuts/, /^Notifications/, /^Language/, /^Company:/]) {
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
    for (const problem of await misnamed(page)) found.push(`${button}: ${problem}`)
    await page.keyboard.press('Escape')
  }
  expect([...new Set(found)]).toEqual([])
})

async function frameInFront(page: Page): Promise<Frame> {
  const element = await page.locator('main [data-front] iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('No app is open.')
  return frame
}

// Most journeys are played at one width (decision 0157): this holds of their screens at both.
test.for([
  { width: 1280 as const, scheme: 'light' as const },
  { width: 390 as const, scheme: 'dark' as const },
])(
  'no screen to which the search leads bars anybody, or is wider than its window ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const { page, app } = await signIn(miriam, { width, scheme })
    expect(screens.length).toBeGreaterThan(15)
    const found: string[] = []
    for (const screen of screens) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, screen)
      await app.getByRole('main').waitFor()
      await eventually(() => app.locator('.k-skeleton').count()).toBe(0)
      const frame = await frameInFront(page)
      for (const problem of await seriousProblemsIn(frame)) found.push(`${screen}: ${problem}`)
      const beyond = Math.max(...(await sidewaysScroll(page)))
      if (beyond > 0) found.push(`${screen}: ${beyond} px wider than its window`)
    }
    expect(found).toEqual([])
  },
)

test.for([1280, 390] as const)(
  'in Arabic everything runs from right to left, and no word is missing (%i px)',
  async (width, { signIn }) => {
    const { page, app, frame } = await signIn(width === 390 ? helene : luc, { width })
    await rowsWith(app, 'Nordlicht').first().waitFor()
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('radio', { name: 'العربية' }).check()
      await page.keyboard.press('Escape')
    } else {
      await page.getByRole('button', { name: 'Language' }).click()
      await page
        .getByRole('menuitemradio', { name: 'العربية' })
        .or(page.getByRole('menuitem', { name: 'العربية' }))
        .click()
    }
    for (const each of [page.mainFrame(), frame()]) {
      await eventually(() => each.evaluate(() => document.documentElement.dir)).toBe('rtl')
      await eventually(() => each.evaluate(() => document.documentElement.lang)).toBe('ar')
    }
    await app
      .getByRole('tab', { name: /[\u0600-\u06ff]/ })
      .first()
      .waitFor()
    for (const each of [page.mainFrame(), frame()])
      await eventually(() => each.evaluate(wordsWithoutArabic)).toEqual([])
    // However narrow its place, a Latin name is cut at its end.
    await rowsWith(app, 'Nordlicht').first().waitFor()
    const cut = () => frame().evaluate(beginningsLost)
    await frame().addStyleTag({
      content: '.k-grid-cell:not([data-align=end]) { max-inline-size: 90px } .doc-cut { max-inline-size: 50px }',
    })
    expect(await cut()).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([0, 0])
  },
)

/** What is said on tabs, buttons, heads and labels in words, and in none of Arabic; names, numbers and currencies aside. */
function wordsWithoutArabic(): string[] {
  const names = /Kontor|Maison Laurent|Luc Morel|Hélène Laurent|Ctrl|⌘/
  const texts = [
    ...document.querySelectorAll('button, [role=tab], th, label, legend, h1, h2, [aria-label], [placeholder]'),
  ]
    .filter((element) => !element.closest('[lang]:not(html)'))
    .flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('placeholder'),
      element.matches('[aria-label]') ? null : element.textContent,
    ])
  return [...new Set(texts.filter((text) => text !== null).map((text) => text.trim()))].filter(
    (text) => /\p{Lowercase_Letter}/u.test(text) && !/\p{Script=Arabic}/u.test(text) && !names.test(text),
  )
}

/** What is cut, and has lost its first letter instead of its last. */
function beginningsLost(): string[] {
  const cut = [...document.querySelectorAll('*')].filter(
    (element) =>
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      element.scrollWidth > element.clientWidth &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return cut.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let first = texts.nextNode()
    while (first && !first.textContent?.trim()) first = texts.nextNode()
    if (!first) return []
    const letter = document.createRange()
    const at = first.textContent?.search(/\S/) ?? 0
    letter.setStart(first, at)
    letter.setEnd(first, at + 1)
    const [inside, place] = [letter.getBoundingClientRect(), element.getBoundingClientRect()]
    return inside.left < place.left - 1 || inside.right > place.right + 1 ? [element.textContent ?? ''] : []
  })
}
