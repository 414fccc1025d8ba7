import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type Person, password } from './people.ts'

/** How a browser looks: a window 1280 px wide in the light theme unless told otherwise. */
export interface Look {
  readonly width?: 1280 | 390
  readonly scheme?: 'light' | 'dark'
  /** What the browser asks for, English unless told otherwise. */
  readonly locale?: string
  /** The path behind the shell's address, a deep link: `#/Kontor.Documents/` unless told otherwise. */
  readonly at?: string
  /** Another browser of a person who has one: nothing of it is there, not even the session. */
  readonly elsewhere?: boolean
}

/** Any wait for something to appear, in milliseconds: two cores may be busy with other things, or stand still for a while. */
export const timeoutMs = 30_000

export const sizeOf = (width: 1280 | 390) => ({ width, height: width === 390 ? 844 : 800 })

/** A window of its own, with cookies of its own. */
export async function openPage(browser: Browser, look: Look): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext(browser, look)
  return { context, page: await context.newPage() }
}

export async function newContext(browser: Browser, { locale = 'en-US', ...look }: Look): Promise<BrowserContext> {
  const { width = 1280, scheme = 'light' } = look
  const context = await browser.newContext({
    viewport: sizeOf(width),
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale,
    timezoneId: 'Europe/Berlin',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(timeoutMs)
  return context
}

export async function fillIn(page: Page, person: Person, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(person.username)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
