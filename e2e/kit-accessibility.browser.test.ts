import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
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
  { kind: 'table', opener: 'Filter', shown: '[role=option]' },
  { kind: 'table', opener: /Type Invoice/, shown: '[role=option]' },
  { kind: 'table', opener: 'Columns', shown: '[role=dialog]' },
]

// While its list is open, a combo box hides all else from screen readers; Tab closes the list before it leaves.
const meant = /^aria-hidden-focus/

const problemsIn = async (page: Page, expected = /^never$/) => [
  (await seriousProblems(page)).filter((problem) => !expected.test(problem)),
  await sidewaysScroll(page),
]
const clean = [[], [0]]

const conditions = ([1280, 390] as const).flatMap((width) =>
  ['light', 'dark'].flatMap((theme) => ['ltr', 'rtl'].map((dir) => ({ width, theme, dir }))),
)

test.for(conditions)(
  'every story at $width px, in the $theme, read $dir: no serious fault, nothing wider than the page, nothing smaller than a finger',
  { timeout: 120_000 },
  async ({ width, theme, dir }, { stories }) => {
    const page = await stories('actions', { width, query: `theme=${theme}&dir=${dir}` })
    for (const kind of kinds) {
      await page.goto(page.url().replace(/only=\w+/, `only=${kind}`))
      await page.locator('.story').first().waitFor()
      expect(await problemsIn(page), kind).toEqual(clean)
      expect(await page.locator('.story').evaluateAll(smallTargets), kind).toEqual([])
    }
  },
)

/** What can be pressed and is less than 24 px wide or high (WCAG 2.5.8), links in a running text aside. */
function smallTargets(stories: Element[]): string[] {
  const pressable = 'button, a[href]:not([data-inline]), [role=tab], [role=option], [role=menuitem], label:has(input)'
  return stories.flatMap((story) =>
    [...story.querySelectorAll(pressable)].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      // React Aria keeps some for screen readers alone.
      const isSeen = width > 0 && !target.closest('[style*="clip-path: inset(50%)"], .k-hidden')
      const isSmall = isSeen && (width < 24 || height < 24)
      return isSmall ? [`${story.id}: ${target.outerHTML.slice(0, 120)} ${width} × ${height}`] : []
    }),
  )
}

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
