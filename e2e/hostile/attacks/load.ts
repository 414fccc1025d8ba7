import type { Page } from 'playwright-core'
import type { Attack } from '../attack.ts'
import type { Scene } from '../scene.ts'
import { workOf } from '../work.ts'

/** How often somebody presses a key. */
const presses = 100

/** Types into the shell's own page, and sees what it did: keys come before other work, a frame does not. */
async function type(page: Page): Promise<void> {
  await page.locator('.s-search').focus()
  for (let pressed = 0; pressed < presses; pressed += 1) await page.keyboard.press('Shift')
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)))
}

type Attempt = (scene: Scene) => Promise<unknown>

/** Whether the shell works more than so many times as much as for typing alone, while the hostile page does this, too. */
const burdens =
  (maxFactor: number, attempt: Attempt): Attack['works'] =>
  async (scene) => {
    const { page } = scene
    await type(page)
    const alone = await workOf(page, () => type(page))
    const attacked = await workOf(page, () => Promise.all([type(page), attempt(scene)]))
    return attacked > maxFactor * alone
  }

const eventOf = (topic: string, data: string) =>
  `{ type: 'EVENT', target: 'Kontor.Chrome', topic: '${topic}', data: ${data} }`

/** 10,000 of these in a second by the shell's clock, which stands still until all are handled. */
const flood =
  (message: string): Attempt =>
  async ({ page, frame, settle }) => {
    await page.evaluate(() => {
      const now = performance.now()
      performance.now = () => now
    })
    try {
      await frame('evil').evaluate(`for (let at = 0; at < 10_000; at += 1) window.hostile.send(${message})`)
      await settle()
    } finally {
      await page.evaluate(() => Reflect.deleteProperty(performance, 'now'))
    }
  }

/** 2,000 of them in each second, for eight: what a slow machine could not send in time follows at once. */
const longFlood = (message: string) => `new Promise((over) => {
  const begin = performance.now()
  let at = 0
  const flood = setInterval(() => {
    const passed = performance.now() - begin
    for (; at < passed * 2; at += 1) window.hostile.send(${message})
    if (passed > 8000) over(clearInterval(flood))
  }, 10)
})`

/** What a page does to the time of others. */
export const load: readonly Attack[] = [
  // First, for in a tab that was overwhelmed once steps cost the shell little, even without their guard.
  {
    name: 'floods the shell with 10,000 steps of its own in a second',
    guard: { check: 'steps are taken once in a while' },
    works: burdens(15, flood(eventOf('kontor.navigated', `{ path: '/' + Math.random(), title: String(at) }`))),
  },
  {
    name: 'floods the shell with 10,000 notices in a second',
    guard: { check: 'a budget for what costs the shell' },
    works: burdens(90, flood(eventOf('kontor.notice', `{ kind: 'info', text: String(at) }`))),
  },
  {
    name: 'floods the shell without end',
    guard: { check: 'a flood ends' },
    works: async ({ frame, page }) => {
      const attempt = frame('evil').evaluate(longFlood(eventOf('kontor.count', '{ count: at }')))
      const hasWorked = await attempt.then(
        () => true,
        () => false,
      )
      if (!hasWorked) await page.getByText('evil was stopped').waitFor()
      return hasWorked
    },
  },
  {
    name: 'computes without end',
    guard: { place: 'site' },
    works: burdens(3, ({ frame }) => frame('evil').evaluate('for (let at = 0; at < 1e8; at += 1) Math.random()')),
  },
]
