import type { Attack } from '../attack.ts'
import { typingTime } from '../input.ts'
import type { Scene } from '../scene.ts'

/** More times as long as before the attack are not waited for. */
const overwhelmed = 10

/**
 * Whether typing takes `slow` times as long as before while the hostile page does this, which ends by itself. Two cores
 * may be busy with other things, so one round of several in which it is not slow is enough.
 */
const slows =
  (attempt: string, { slow = 6, rounds = 3 } = {}) =>
  async ({ frame, page }: Scene) => {
    const quiet = await typingTime(page, 20_000)
    for (let round = 0; round < rounds; round += 1) {
      await frame('evil').evaluate(attempt)
      const times = (await typingTime(page, overwhelmed * quiet)) / quiet
      if (times <= slow) return false
      if (times > overwhelmed) return true
    }
    return true
  }

/** 10,000 of these in each second, for so many milliseconds. */
const flood = (message: string, lasts = 2000) => `(() => {
  const end = performance.now() + ${lasts}
  const flood = setInterval(() => {
    if (performance.now() > end) return clearInterval(flood)
    for (let at = 0; at < 100; at += 1) window.hostile.send(${message})
  }, 10)
})()`

const eventOf = (topic: string, data: string) =>
  `{ type: 'EVENT', target: 'Kontor.Chrome', topic: '${topic}', data: ${data} }`

/** What a page does to the time of others. */
export const load: readonly Attack[] = [
  // First, for in a tab that was overwhelmed once steps cost the shell little, even without their guard.
  {
    name: 'floods the shell with 10,000 steps of its own in a second',
    guard: { check: 'steps are taken once in a while' },
    isTimed: true,
    works: async (scene) => {
      const isSlow = await slows(
        flood(eventOf('kontor.navigated', `{ path: '/' + Math.random(), title: String(at) }`)),
        // A quick machine is slowed four times without the guard; after a third round the app is closed for its weight.
        { slow: 3, rounds: 2 },
      )(scene)
      // What is left to be taken would keep the processor from the next.
      await scene.open()
      await scene.ready()
      return isSlow
    },
  },
  {
    name: 'floods the shell with 10,000 notices in a second',
    guard: { check: 'a budget for what costs the shell' },
    isTimed: true,
    works: slows(flood(eventOf('kontor.notice', `{ kind: 'info', text: String(at) }`))),
  },
  {
    name: 'floods the shell without end',
    guard: { check: 'a flood ends' },
    works: async ({ page, frame }) => {
      await frame('evil').evaluate(flood(eventOf('kontor.count', '{ count: at }'), 8000))
      const stopped = page.getByText('evil was stopped').waitFor({ timeout: 9000 })
      return stopped.then(
        () => false,
        () => true,
      )
    },
  },
  {
    name: 'computes without end',
    guard: { place: 'site' },
    isTimed: true,
    works: slows(`setTimeout(() => {
      const end = performance.now() + 6000
      while (performance.now() < end);
    })`),
  },
]
