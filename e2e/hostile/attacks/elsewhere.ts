import type { Attack } from '../attack.ts'
import type { Scene } from '../scene.ts'
import { until } from '../until.ts'

/** Leads the hostile app's frame elsewhere, and waits until something is shown there. */
async function leadFrame({ page, frame }: Scene, address: string): Promise<void> {
  const shown = page.waitForEvent('framenavigated')
  await frame('evil').evaluate((to) => {
    location.href = to
  }, address)
  await shown
}

/** The page that the hostile app went to, once it runs. */
async function pageAt({ page }: Scene, address: string) {
  const find = () => page.frames().find((frame) => frame.url().startsWith(address))
  await until(
    async () =>
      (await find()
        ?.evaluate(() => 'hostile' in window)
        .catch(() => false)) ?? false,
    address,
  )
  return find()!
}

/** Opens a page of another site in a tab of its own. */
async function withTab<T>(
  { context, hosts }: Scene,
  work: (page: Awaited<ReturnType<Scene['context']['newPage']>>) => Promise<T>,
) {
  const tab = await context.newPage()
  try {
    await tab.goto(`${hosts.origin('other')}/victim`)
    return await work(tab)
  } finally {
    await tab.close()
  }
}

/** Whether a page can be shown in a frame of the one given. */
const shows = (address: string) =>
  new Promise<void>((loaded) => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.onload = () => loaded()
    frame.src = address
  })

/** Pages that are not where they should be. */
export const elsewhere: readonly Attack[] = [
  {
    name: 'goes to a site that nobody has activated',
    guard: { header: 'content-security-policy', directive: 'frame-src', ofShell: true },
    works: async (scene) => {
      scene.hosts.asked.length = 0
      await leadFrame(scene, `${scene.hosts.origin('other')}/moved`)
      return scene.hosts.asked.includes('other/moved')
    },
  },
  {
    name: 'goes to the site of another app, which then asks for the token of this one',
    guard: { check: "only a page of the app's origin is heard and answered" },
    works: async (scene) => {
      const address = `${scene.hosts.origin('third')}/?moved&shell=${encodeURIComponent(scene.shell)}`
      await leadFrame(scene, address)
      const moved = await pageAt(scene, address)
      await scene.settle('third')
      return moved.evaluate(() => Boolean(window.hostile.token))
    },
  },
  {
    name: 'goes to another site without end, to hear there what is meant for it',
    guard: { check: 'the shell posts to an origin' },
    works: async (scene) => {
      const address = `${scene.hosts.origin('third')}/endless?shell=${encodeURIComponent(scene.shell)}`
      await leadFrame(scene, address)
      const moved = await pageAt(scene, address)
      await scene.frame('victim').evaluate(() => window.victim.hub.emitTo('Test.evil', 'secret'))
      await scene.settle('third')
      return moved.evaluate(() => window.hostile.heard.some(({ topic }) => topic === 'secret'))
    },
  },
  {
    name: 'shows the shell in a frame, under a page of its own',
    guard: { header: 'content-security-policy', directive: 'frame-ancestors' },
    works: (scene) =>
      withTab(scene, async (tab) => {
        await tab.evaluate(shows, scene.shell)
        return tab.frames().some((frame) => frame.url().startsWith(scene.shell))
      }),
  },
  {
    name: 'plays the shell to one of our apps',
    guard: { header: 'content-security-policy', directive: 'frame-ancestors' },
    works: async (scene) => {
      const address = `${scene.shell.replace('localhost', '127.0.0.1')}/apps/documents/`
      await scene.frame('evil').evaluate(shows, address)
      const shown = scene.page.frames().some((frame) => frame.url().startsWith(address))
      await scene.reload('evil')
      return shown
    },
  },
  {
    name: 'opens the shell in a window that it holds on to',
    guard: { header: 'cross-origin-opener-policy' },
    works: (scene) =>
      withTab(scene, async (tab) => {
        const opened = tab.context().waitForEvent('page')
        const handle = await tab.evaluateHandle((address) => window.open(address), scene.shell)
        const shell = await opened
        await shell.locator('.s-workspace').waitFor()
        const held = await handle.evaluate((opener) => opener !== null && !opener.closed)
        await shell.close()
        return held
      }),
  },
  {
    name: 'writes to the API with the cookie of whoever visits its page',
    guard: { cookie: 'SameSite' },
    works: (scene) =>
      withTab(scene, async (tab) => {
        const asked = tab.waitForRequest((request) => request.url().startsWith(`${scene.shell}/api/`))
        await tab.evaluate((address) => {
          const form = document.body.appendChild(document.createElement('form'))
          form.method = 'post'
          form.action = address
          form.submit()
        }, `${scene.shell}/api/session/app-tokens`)
        const { cookie = '' } = await (await asked).allHeaders()
        return cookie.includes('kontor_session')
      }),
  },
  {
    name: 'reads from the API on a site that nobody has activated',
    guard: { answers: 'access-control-allow-origin' },
    works: (scene) =>
      withTab(scene, (tab) => {
        const reads = (address: string) =>
          fetch(address).then(
            (answer) => answer.ok,
            () => false,
          )
        return tab.evaluate(reads, `${scene.shell}/api/session/demo-people`)
      }),
  },
]
