import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { fillIn, openPage } from '../support/pages.ts'
import { lena } from '../support/people.ts'
import type { Files } from './builds.ts'
import { type AppName, apps, type Hosts } from './hosts.ts'
import { type Missing, serveInstead } from './serve.ts'
import { until } from './until.ts'

export interface SceneOptions {
  readonly browser: Browser
  readonly shell: string
  readonly hosts: Hosts
  /** Another build of the shell than the one that is served. */
  readonly files?: Files
}

/** A person's browser with a hostile app in front and its victims behind it. */
export interface Scene {
  readonly page: Page
  readonly context: BrowserContext
  readonly shell: string
  readonly hosts: Hosts
  /** What the shell threw. */
  readonly thrown: string[]
  /** What the shell's pages are served without. */
  readonly missing: Missing[]
  /** The frame of an app: `frame('evil')`. */
  readonly frame: (name: AppName) => Frame
  /** Brings an app to the front. */
  readonly show: (name: AppName) => Promise<void>
  /** Has an app's page load anew, and connect. */
  readonly reload: (name: 'evil' | 'third') => Promise<void>
  /** Gives the hostile app's frame what it had not: flags, features, another address; and loads its page anew. */
  readonly embed: (added: { sandbox?: string; allow?: string; src?: string }) => Promise<void>
  /** Opens the shell anew, in a tab of its own, with all apps in it. */
  readonly open: () => Promise<void>
  /** Makes everything as it was: each app open and connected, the hostile one in front. */
  readonly ready: () => Promise<void>
  /** Waits until what the apps have sent until now has arrived. */
  readonly settle: (by?: 'evil' | 'third') => Promise<void>
}

export async function openScene({ browser, shell, hosts, files }: SceneOptions): Promise<Scene> {
  const { context, page: first } = await openPage(browser, {})
  const thrown: string[] = []
  const missing: Missing[] = []
  const watched = (opened: Page): Page => opened.on('pageerror', (error) => thrown.push(String(error)))
  let page = watched(first)
  await context.addInitScript(() => {
    window.keysHeard = 0
    const hear = () => {
      window.keysHeard += 1
    }
    window.addEventListener('keydown', hear, true)
  })
  if (files) await serveInstead(context, { shell, hosts, files, missing })

  /** Where the hostile app was led, if it was. */
  let led: string | undefined
  const addressOf = (name: AppName) => (name === 'evil' && led) || hosts.origin(name)
  const find = (name: AppName) =>
    page.frames().find((each) => each.parentFrame() === page.mainFrame() && each.url().startsWith(addressOf(name)))
  const frame = (name: AppName) => {
    const found = find(name)
    if (!found) throw new Error(`The app ${name} is not open.`)
    return found
  }
  const isConnected = async (name: AppName): Promise<boolean> => {
    const connected = find(name)?.evaluate(() => Boolean((window.victim ?? window.hostile)?.token))
    return (await connected?.catch(() => false)) ?? false
  }
  const show = async (name: AppName) => {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/Test.${name}/`)
    await until(() => isConnected(name), `${name} is connected`)
  }

  const open = async () => {
    led = undefined
    // A tab that was overwhelmed takes its time to leave, and its process, which this one may share, to have done.
    const before = page
    page = watched(await context.newPage())
    await before.close()
    await page.goto(`${shell}/#/Test.victim/`, { timeout: 60_000 })
    for (const name of apps) await show(name)
  }

  await page.goto(shell)
  await fillIn(page, lena)
  await page.locator('main iframe').first().waitFor({ state: 'attached' })

  let settled = 0
  const settle: Scene['settle'] = async (by = 'evil') => {
    settled += 1
    const topic = `settled-${settled}`
    const ask = (wanted: string) => window.hostile.send({ type: 'EVENT', target: 'Test.victim', topic: wanted })
    await frame(by).evaluate(ask, topic)
    const arrived = (wanted: string) => window.victim.heard.some((event) => event.topic === wanted)
    // A shell that is down has no frames any more: nothing arrives there however long it is waited for.
    const isOver = async () => !find('victim') || frame('victim').evaluate(arrived, topic)
    await until(isOver, 'all that was sent has arrived')
    frame('victim')
  }

  return {
    get page() {
      return page
    },
    context,
    shell,
    hosts,
    frame,
    thrown,
    missing,
    show,
    settle,
    async reload(name) {
      await frame(name).evaluate(() => {
        window.hostile.token = ''
        location.reload()
      })
      await until(() => isConnected(name), `${name} is connected again`)
    },
    open,
    async embed({ sandbox, allow, src }) {
      const again = await page.evaluate(
        ([from, flags, features, to]) => {
          const element = [...document.querySelectorAll('iframe')].find(({ src }) => src.startsWith(from))
          if (!element) return
          if (flags) element.sandbox.add(flags)
          if (features) element.allow = features
          const address = new URL(element.src)
          // Another address than before, so that it is loaded anew with what was added.
          address.searchParams.set('again', String(performance.now()))
          element.src = (to ?? address.origin + address.pathname) + address.search
          return address.search
        },
        [hosts.origin('evil'), sandbox, allow, src] as const,
      )
      led = src
      const isThere = (search: string) => 'hostile' in window && location.search === search
      const loaded = async () =>
        (await find('evil')
          ?.evaluate(isThere, again ?? '')
          .catch(() => false)) ?? false
      await until(loaded, 'the hostile page has loaded again')
      if (!src) await until(() => isConnected('evil'), 'the hostile page is connected again')
    },
    async ready() {
      const all = Promise.all([...apps.map(isConnected), page.evaluate(() => true).catch(() => false)])
      const isWell = await Promise.race([all, sleep(3000, [false])])
      if (!isWell.every(Boolean)) await open()
      await show('evil')
      await settle()
      thrown.length = 0
    },
  }
}
