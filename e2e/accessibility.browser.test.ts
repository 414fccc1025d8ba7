import { describe, expect } from 'vitest'
import { barsNobody, sidewaysScroll } from './support/accessibility.ts'
import { newInvoice, rowsWith } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { helene, lena, luc, nadja } from './support/people.ts'

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
    expect(await sidewaysScroll(page)).toEqual([0, 0])
  },
)

/** What is said on tabs, buttons, heads and labels in words, and in none of Arabic; names, numbers and currencies aside. */
function wordsWithoutArabic(): string[] {
  const names = /Kontor|Maison Laurent|Luc Morel|Hélène Laurent|Ctrl|⌘/
  const said = [
    ...document.querySelectorAll('button, [role=tab], th, label, legend, h1, h2, [aria-label], [placeholder]'),
  ]
    .filter((element) => !element.closest('[lang]:not(html)'))
    .flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('placeholder'),
      element.matches('[aria-label]') ? null : element.textContent,
    ])
  return [...new Set(said.filter((text) => text !== null).map((text) => text.trim()))].filter(
    (text) => /\p{Lowercase_Letter}/u.test(text) && !/\p{Script=Arabic}/u.test(text) && !names.test(text),
  )
}
