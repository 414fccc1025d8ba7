import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchTime } from './watch-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A thread that works so much of the time, and is given 1,000 ms; when the watch ends it, by the clock. */
async function endedAfter(share: number, { done = Number.POSITIVE_INFINITY } = {}): Promise<number | undefined> {
  const begun = Date.now()
  const worked = () => ({ user: (Date.now() - begun) * 1000 * share, system: 0 })
  let ended: number | undefined
  const stop = watchTime({ cpuUsage: async () => worked() }, 1000, () => {
    ended = Date.now() - begun
  })
  while (Date.now() - begun < 10_000 && ended === undefined) {
    if (Date.now() - begun >= done) stop()
    await vi.advanceTimersByTimeAsync(50)
  }
  return ended
}

describe('a thread that is watched', () => {
  test('is ended once it has worked for as long as it may', async () => {
    expect(await endedAfter(1)).toBe(1000)
  })

  test('is waited for on a machine that is busy with others', async () => {
    expect(await endedAfter(0.1, { done: 3000 })).toBeUndefined()
  })

  test('is not waited for without end, where it never works', async () => {
    expect(await endedAfter(0)).toBe(4000)
  })

  test('is left alone once it is done', async () => {
    expect(await endedAfter(1, { done: 900 })).toBeUndefined()
  })
})
