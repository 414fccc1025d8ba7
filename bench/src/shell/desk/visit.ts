import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Kontor } from '../../../../scripts/started-kontor.ts'

/** The app that is measured, and one that is not ours to be found. */
export const app = 'Kontor.Documents'
export const noApp = 'Bench.None'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Signs a person of the demo network in, once for all measurements. */
export async function signIn(browser: Browser, { shell }: Kontor): Promise<Cookies> {
  const context = await browser.newContext()
  const answer = await context.request.post(`${shell}/api/session`, {
    data: { Username: 'lena.marquardt@nordlicht.example', Password: 'kontor-demo' },
  })
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}: ${await answer.text()}`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** A browser of its own with nothing in its cache, in which the person is signed in. */
export async function visit(browser: Browser, cookies: Cookies, locale = 'en-US'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale, reducedMotion: 'reduce' })
  await context.addCookies(cookies)
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

/** A measurement of the shell as it is served. */
export interface Stage {
  readonly browser: Browser
  readonly kontor: Kontor
  readonly cookies: Cookies
}
