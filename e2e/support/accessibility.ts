import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that another theme can break: all else on the page stays as it is. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds serious or critical by WCAG 2.2 AA. */
async function seriousIn(frame: Frame, runOnly: readonly string[]): Promise<string[]> {
  // Half a megabyte, which each page reads once.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  const violations = (await frame.evaluate((only) => {
    const { axe } = window as unknown as { axe: { run(where: object, options: object): Promise<{ violations: [] }> } }
    // Frames of other sites cannot be entered from here: each is asked by itself.
    // What React Aria announces names its source for 7 s, which may be gone before.
    const where = { exclude: [['[data-live-announcer]']] }
    // The key beside the words of a button is no part of its name.
    const rules = { 'label-content-name-mismatch': { enabled: false } }
    return axe
      .run(where, { runOnly: only, rules, resultTypes: ['violations'], iframes: false })
      .then((r) => r.violations)
  }, runOnly)) as readonly Violation[]
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help}: ${target} (${failureSummary?.split('\n')[1]?.trim()})`,
      ),
    )
}

const framesOf = (page: Page): Frame[] => page.frames().filter((frame) => frame.url().startsWith('http'))

/** What is seriously wrong for people with disabilities, in the shell and in the app; nothing, if all is well. */
export const seriousProblems = async (page: Page, rules = everything): Promise<string[]> =>
  (await Promise.all(framesOf(page).map((frame) => seriousIn(frame, rules)))).flat()

/** The same of its colours alone, where it was looked at in another theme before. */
export const problemsOfColours = (page: Page): Promise<string[]> => seriousProblems(page, ofColours)

/** By how many pixels the page, or an app in it, is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number[]> =>
  Promise.all(
    framesOf(page).map((frame) =>
      frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ),
  )

/** Nothing on the page bars anybody, in either theme, and it is as wide as its window. */
export async function barsNobody(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await seriousProblems(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await problemsOfColours(page)
  expect({ light, dark }).toEqual({ light: [], dark: [] })
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
}
