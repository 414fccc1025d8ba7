import type { Attack } from '../attack.ts'
import { inputDelay } from '../input.ts'
import type { Scene } from '../scene.ts'

/** No key may take longer than this to be heard by the shell, in milliseconds. */
const limit = 100

/**
 * Whether the shell is slow to hear keys while the hostile page does this. Two cores may be busy with other things, so
 * one round in which it is not slow is enough; what an attack does lasts for all of them.
 */
const slows =
  (attempt: string | (() => void), stop = 'clearInterval(window.attack)') =>
  async (scene: Scene) => {
    const evil = scene.frame('evil')
    await evil.evaluate(attempt)
    try {
      for (let round = 0; round < 3; round += 1) {
        const delay = await inputDelay(scene.page)
        console.error(delay)
        if (delay.p95 <= limit) return false
      }
      return true
    } finally {
      if (stop) await evil.evaluate(stop)
    }
  }

/** 10,000 of these in a second, for as long as it is not stopped. */
const flood = (message: string) => `
  window.attack = setInterval(() => { for (let at = 0; at < 100; at += 1) window.hostile.send(${message}) }, 10)`

/** What a page does to the time of others. */
export const load: readonly Attack[] = [
  {
    name: 'floods the shell with 10,000 notices in a second',
    guard: { check: 'a budget for what costs the shell' },
    works: slows(
      flood(
        `{ type: 'EVENT', target: 'Kontor.Chrome', topic: 'kontor.notice', data: { kind: 'info', text: String(at) } }`,
      ),
    ),
  },
  {
    name: 'floods it with 10,000 addresses in a second',
    guard: { check: 'a budget for what costs the shell' },
    works: slows(
      flood(
        `{ type: 'EVENT', target: 'Kontor.Chrome', topic: 'kontor.navigated', data: { path: '/' + Math.random(), title: String(at) } }`,
      ),
    ),
  },
  {
    name: 'floods it with 10,000 messages that are none, in a second',
    guard: { check: 'a budget for what costs the shell' },
    works: slows(flood(`{ type: 'NOISE' }`)),
  },
  {
    name: 'computes without end',
    guard: { place: 'site' },
    works: slows(() => {
      setTimeout(() => {
        const end = performance.now() + 5000
        while (performance.now() < end);
      })
    }, ''),
  },
]
