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

interface Axe {
  run(where: object, options: object): Promise<{ violations: Violation[] }>
}

/**
 * What axe finds serious or critical by WCAG 2.2 AA; half a second's work of one core, which nobody does again for a
 * page that is as it was when nothing was found on it.
 */
async function seriousIn(frame: Frame, runOnly: readonly string[]): Promise<string[]> {
  // Half a megabyte, which each page reads once.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  const violations = await frame.evaluate(async (only) => {
    const looked = window as unknown as { axe: Axe; soundPages?: Set<string> }
    const { axe } = looked
    looked.soundPages ??= new Set()
    const theme = matchMedia('(prefers-color-scheme: dark)').matches
    const asItIs = [only, theme, innerWidth, document.documentElement.outerHTML].join(' ')
    if (looked.soundPages.has(asItIs)) return []
    // Frames of other sites cannot be entered from here: each is asked by itself.
    // What React Aria announces names its source for 7 s, which may be gone before.
    const where = { exclude: [['[data-live-announcer]']] }
    const rules = {
      // The key beside the words of a button is no part of its name: names are looked at below.
      'label-content-name-mismatch': { enabled: false },
      // The slowest of those whose findings are never serious.
      'hidden-content': { enabled: false },
      region: { enabled: false },
    }
    const { violations } = await axe.run(where, { runOnly: only, rules, resultTypes: ['violations'], iframes: false })
    if (violations.length === 0) looked.soundPages.add(asItIs)
    return violations
  }, runOnly)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help}: ${target} (${failureSummary?.split('\n')[1]?.trim()})`,
      ),
    )
}

/** The shell, and the app in front. Those behind it were looked at when they were in front. */
async function framesOf(page: Page): Promise<Frame[]> {
  const isSeen = async (frame: Frame) =>
    frame.url().startsWith('http') && (frame.parentFrame() === null || (await (await frame.frameElement()).isVisible()))
  const frames = page.frames()
  const seen = await Promise.all(frames.map(isSeen))
  return frames.filter((_, at) => seen[at])
}

/**
 * Buttons, links and the like that are called otherwise than they look: who speaks what they read finds nothing
 * (WCAG 2.5.3). A key beside the words, a count on a badge and what is hidden from hearing are no part of the name.
 */
const misnamedIn = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const plain = (text: string) =>
      text
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase()
    const named = (ids: string) => ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '')
    const isDescription = (element: Element) =>
      element.id !== '' && document.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`) !== null
    const seen = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
          if (!(node instanceof Element) || node.matches('kbd, [aria-hidden=true], .k-hidden, .k-badge, svg'))
            return ' '
          return node.checkVisibility({ visibilityProperty: true }) && !isDescription(node) ? seen(node) : ' '
        })
        .join('')
    const called = '[aria-label], [aria-labelledby]'
    const places = `:is(button, a, summary, [role=button], [role=link], [role=tab], [role=option], [role^=menuitem]):is(${called})`
    return [...document.querySelectorAll(places)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const ids = element.getAttribute('aria-labelledby')
        const name = ids === null ? (element.getAttribute('aria-label') ?? '') : named(ids).join(' ')
        const text = seen(element)
        return plain(name).includes(plain(text)) ? [] : [`label in name: “${text.trim()}” is called “${name}”`]
      })
  })

/** The same in the shell and in the app. */
export const misnamed = async (page: Page): Promise<string[]> =>
  (await Promise.all((await framesOf(page)).map(misnamedIn))).flat()

/** What is seriously wrong for people with disabilities in one frame: the shell’s or an app’s. */
export const seriousProblemsIn = async (frame: Frame): Promise<string[]> => [
  ...(await seriousIn(frame, everything)),
  ...(await misnamedIn(frame)),
]

/** The same in the shell and in the app; nothing, if all is well. */
export const seriousProblems = async (page: Page): Promise<string[]> =>
  (await Promise.all((await framesOf(page)).map(seriousProblemsIn))).flat()

/** The same of its colours alone, where it was looked at in another theme before. */
export const problemsOfColours = async (page: Page): Promise<string[]> =>
  (await Promise.all((await framesOf(page)).map((frame) => seriousIn(frame, ofColours)))).flat()

/** By how many pixels the page, or an app in it, is wider than its window. */
export const sidewaysScroll = async (page: Page): Promise<number[]> =>
  Promise.all(
    (await framesOf(page)).map((frame) =>
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
