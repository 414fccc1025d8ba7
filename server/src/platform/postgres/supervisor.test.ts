import { describe, expect, test, vi } from 'vitest'
import { pauseBefore, supervise } from './supervisor.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

describe('the pause before a database is started again', () => {
  test('is none at first and grows with each restart of the last minute', () => {
    expect(pauseBefore([], 1000)).toBe(0)
    expect(pauseBefore([900], 1000)).toBeGreaterThan(0)
    expect(pauseBefore([800, 900], 1000)).toBeGreaterThan(pauseBefore([900], 1000))
  })

  test('lets at most six restarts into a minute', () => {
    const restarts = [0, 1000, 2000, 3000, 4000, 5000]
    expect(pauseBefore(restarts, 6000)).toBe(54_000)
  })
})

test('a database that keeps dying is started six times a minute and never given up', async () => {
  let now = 0
  const starts: number[] = []
  const clock = {
    now: () => now,
    pause: async (ms: number, signal: AbortSignal) => {
      if (signal.aborted) throw signal.reason
      now += ms
    },
  }
  const enough = Promise.withResolvers<void>()
  const dead = () => ({ ended: Promise.resolve('killed by SIGKILL'), stop: async () => {} })
  const stop = supervise(
    dead(),
    async () => {
      starts.push(now)
      if (starts.length === 20) enough.resolve()
      if (starts.length % 3 === 0) throw new Error('no space left on device')
      return dead()
    },
    log,
    clock,
  )
  await enough.promise
  await stop()
  for (const at of starts) expect(starts.filter((other) => other >= at && other < at + 60_000).length).toBeLessThan(7)
  expect(now).toBeGreaterThan(120_000)
})
