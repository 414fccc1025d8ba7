import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { fillIn, openPage } from '../support/pages.ts'
import { lena } from '../support/people.ts'
import { activate } from './activate.ts'
import type { Files } from './builds.ts'
import type { Hosts } from './hosts.ts'
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
  /** The frame of an app: `frame('evil')`. */
  readonly frame: (name: string) => Frame
  /** What the shell threw. */
  readonly thrown: string[]
  /** Opens the shell (anew) with all apps in it. */
  readonly open: () => Promise<void>
  /** Waits until what the apps have sent until now has arrived. */
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
  /** Headers that the pages of the shell are served without: a whole one, or one directive of it. */
  readonly withoutHeaders: { header: string; directive?: string | undefined }[]
}

export async function openScene({ browser, shell, hosts, files }: SceneOptions): Promise<Scene> {
  const { context, page } = await openPage(browser, {})
  const thrown: string[] = []
  const withoutHeaders: Scene['withoutHeaders'] = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  await context.addInitScript(() => {
    window.inputDelays = []
    window.addEventListener('keydown', ({ timeStamp }) => window.inputDelays.push(performance.now() - timeStamp), true)
  })
  await activate(context, shell, hosts, { files, withoutHeaders })

  const frame = (name: string) => {
    const found = page.frames().find((each) => each.url().startsWith(hosts.origin(name)) && each.parentFrame() === page.mainFrame())
    if (!found) throw new Error(`The app ${name} is not open.`)
    return found
  }
  const show = async (name: string, is: () => boolean) => {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/Test.${name}/`)
    const its = () => page.frames().find((each) => each.url().startsWith(hosts.origin(name)))
    await until(async () => its()?.evaluate(is).catch(() => false), `${name} is connected`)
  }
  const open = async () => {
    await page.goto('about:blank')
    await page.goto(`${shell}/#/Test.victim/`)
    await page.locator('main iframe').first().waitFor({ state: 'attached' })
    await show('victim', () => window.victim?.heard.some(({ topic }) => topic === 'kontor.session'))
    for (const name of ['third', 'evil']) await show(name, () => window.hostile?.heard.some(({ topic }) => topic === 'kontor.session'))
  }

  await page.goto(shell)
  await fillIn(page, lena)
  await page.locator('main iframe').first().waitFor({ state: 'attached' })

  let settled = 0
  return {
    page,
    context,
    shell,
    hosts,
    frame,
    thrown,
    withoutHeaders,
    open,
    async settle() {
      settled += 1
      const topic = `settled-${settled}`
      for (const name of ['evil', 'third'])
        await frame(name).evaluate((said) => {
          window.hostile.send({ type: 'EVENT', target: 'Test.victim', topic: said })
        }, topic)
      const arrived = (said: string) => window.victim.heard.filter((event) => event.topic === said).length === 2
      await until(() => frame('victim').evaluate(arrived, topic), 'all that was sent has arrived')
    },
    close: () => context.close(),
  }
}
