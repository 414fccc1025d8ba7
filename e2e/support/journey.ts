import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Frame, type FrameLocator, type Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { launchOptions } from '../../scripts/chromium.ts'
import { kontor } from './kontor.ts'
import { fillIn, type Look, newContext, openPage, sizeOf, timeoutMs } from './pages.ts'
import type { Person } from './people.ts'

/** A browser of its own, as one person has it, with Kontor open in it. */
export interface Visit {
  readonly page: Page
  /** The app in front, in its frame. */
  readonly app: FrameLocator
  /** The same frame, for what is asked of its page itself. */
  readonly frame: () => Frame
  /** A failure that the journey brings about, and that the console may tell of. */
  readonly expectProblem: (words: RegExp) => void
  /** Fills in the form of the sign-in page and sends it. */
  readonly signIn: (person: Person, secret?: string) => Promise<void>
}

const pictures = join(import.meta.dirname, '../../.build/e2e')

// Nobody is signed in yet; a new document was never saved, and nobody coded it.
const firstReads = [
  /status of 401 .*\/api\/session$/,
  /status of 404 .*\/metadata$/,
  /status of 404 .*\/coding\/entry\//,
]

/**
 * A journey in a browser. `visit` opens one more browser on the sign-in page, `signIn` one more window of a person's
 * browser, by the form where they have no session yet. What any of them tells its console as an error fails the journey; a
 * failed journey leaves its pictures in .build.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are wanted
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.launch(await launchOptions())
    onCleanup(() => browser.close())
    return browser
  })
  // Of each person who has signed in: their next window finds there their session, and files fetched and compiled before.
  .extend('browsers', { scope: 'worker' }, () => new Map<string, BrowserContext>())
  .extend('open', async ({ task }, { onCleanup }) => {
    const open: { page: Page; problems: string[]; close: () => Promise<void> }[] = []
    onCleanup(async () => {
      const failed = task.result?.state === 'fail'
      const name = task.fullTestName.replace(/\W+/g, '-').slice(0, 120)
      for (const [at, { page, close }] of open.entries()) {
        if (failed) await page.screenshot({ path: join(pictures, `${name}-${at}.png`) })
        await close()
      }
      const problems = open.flatMap((one) => one.problems)
      if (!failed) expect(problems, problems.join('\n')).toEqual([])
    })
    return async (
      page: Page,
      { width = 1280, scheme = 'light', at = '#/Kontor.Documents/' }: Look,
      close: () => Promise<void>,
    ): Promise<Visit> => {
      const problems: string[] = []
      const expected = [...firstReads]
      const hear = (problem: string) => expected.some((words) => words.test(problem)) || problems.push(problem)
      page.on('console', (message) => message.type() === 'error' && hear(`${message.text()} ${message.location().url}`))
      page.on('pageerror', (error) => hear(String(error)))
      open.push({ page, problems, close })
      await page.setViewportSize(sizeOf(width))
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(kontor().shell + at)
      return {
        page,
        app: page.locator('main [data-front] iframe').contentFrame(),
        frame: () => {
          const frame = page.frames().find((each) => each.url().startsWith(kontor().apps))
          if (!frame) throw new Error('No app is open.')
          return frame
        },
        expectProblem: (words) => void expected.push(words),
        signIn: (person, secret) => fillIn(page, person, secret),
      }
    }
  })
  .extend('visit', async ({ browser, open }) => async (look: Look = {}): Promise<Visit> => {
    const { context, page } = await openPage(browser, look)
    return open(page, look, () => context.close())
  })
  .extend(
    'signIn',
    async ({ browser, browsers, open, visit }) =>
      async (person: Person, look: Look = {}): Promise<Visit> => {
        const visited = look.elsewhere ? await visit(look) : await windowOf(person, look)
        const form = visited.page.getByLabel('E-mail')
        await form.or(visited.page.locator('main [data-front] iframe')).first().waitFor()
        if (await form.isVisible()) await visited.signIn(person)
        await visited.app.getByRole('main').waitFor()
        return visited

        async function windowOf({ username }: Person, look: Look): Promise<Visit> {
          const key = `${username} ${look.locale}`
          const context = browsers.get(key) ?? (await newContext(browser, look))
          browsers.set(key, context)
          const page = await context.newPage()
          return open(page, look, () => page.close())
        }
      },
  )

/** Waits until what is looked at is as expected: `await eventually(() => rows.count()).toBe(3)`. */
export const eventually = <T>(look: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> =>
  expect.poll(look, { timeout: timeoutMs, interval: 50 })
