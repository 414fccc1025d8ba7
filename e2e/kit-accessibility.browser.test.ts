import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { problemsOfColours, seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { sizeOf } from './support/pages.ts'
import { type Kind, test } from './support/stories.ts'

const kinds: readonly Kind[] = ['actions', 'fields', 'overlays', 'feedback', 'lists', 'table', 'layout']

/** What opens over the page, by the story in which a button opens it. */
const overlays: readonly { kind: Kind; opener: string | RegExp; shown: string }[] = [
  { kind: 'actions', opener: 'Branch', shown: '[role=menu]' },
  { kind: 'actions', opener: 'Search, or jump to', shown: '[role=option]' },
  { kind: 'fields', opener: /Show currencies/, shown: '[role=option]' },
  { kind: 'fields', opener: /hour Unit|Unit hour/, shown: '[role=option]' },
  { kind: 'fields', opener: /Choose a day/, shown: '[role=grid]' },
  { kind: 'overlays', opener: 'medium', shown: '[role=dialog]' },
  { kind: 'overlays', opener: 'danger', shown: '[role=alertdialog] button' },
  { kind: 'overlays', opener: 'With Undo', shown: '.k-toast' },
  { kind: 'table', opener: /Type Invoice/, shown: '[role=menu]' },
  { kind: 'table', opener: 'Columns', shown: '[role=dialog]' },
]

// While its list is open, a combo box hides all else from screen readers; Tab closes the list before it leaves.
const meant = /^aria-hidden-focus/

const problemsIn = async (page: Page, expected = /^never$/) => [
  (await seriousProblems(page)).filter((problem) => !expected.test(problem)),
  await sidewaysScroll(page),
]
const clean = [[], [0]]

test.for(['ltr', 'rtl'])(
  'every story is without serious fault in either theme, read %s, at 1280 and 390 px',
  { timeout: 120_000 },
  async (dir, { stories }) => {
    const page = await stories('actions', { query: `dir=${dir}` })
    for (const kind of kinds) {
      await page.setViewportSize(sizeOf(1280))
      await page.goto(page.url().replace(/only=\w+/, `only=${kind}`))
      await page.locator('.story').first().waitFor()
      expect(await problemsIn(page), `${kind}, light`).toEqual(clean)
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      expect(await problemsOfColours(page), `${kind}, dark`).toEqual([])
      await page.setViewportSize(sizeOf(390))
      expect(await sidewaysScroll(page), `${kind} at 390 px`).toEqual([0])
    }
  },
)

test.for(['theme=dark&dir=ltr', 'theme=light&dir=rtl'])(
  'what opens over the page is without serious fault in %s',
  { timeout: 120_000 },
  async (query, { stories }) => {
    const page = await stories('actions', { query })
    for (const { kind, opener, shown } of overlays) {
      await page.goto(page.url().replace(/only=\w+/, `only=${kind}`))
      await page
        .getByRole('button', typeof opener === 'string' ? { name: opener, exact: true } : { name: opener })
        .first()
        .click()
      await page.locator(shown).first().waitFor()
      const isList = String(opener).includes('currencies')
      expect(await problemsIn(page, isList ? meant : undefined), `${kind}: ${opener}`).toEqual(clean)
    }
  },
)

test('in high contrast drawings take the colours of the system, and how far a work has come is seen', async ({
  stories,
}) => {
  const page = await stories('feedback')
  await page.emulateMedia({ forcedColors: 'active' })
  // Left alone, a drawing keeps our colour on the system's ground.
  const kept = page
    .locator('svg')
    .evaluateAll((all) =>
      all.filter((drawing) => getComputedStyle(drawing).getPropertyValue('forced-color-adjust') !== 'auto').map(String),
    )
  expect(await kept).toEqual([])
  const [filled, track] = await page
    .locator('.k-progress-track > span')
    .first()
    .evaluate((bar) => [bar, bar.parentElement as Element].map((part) => getComputedStyle(part).backgroundColor))
  expect(filled).not.toBe(track)
})
