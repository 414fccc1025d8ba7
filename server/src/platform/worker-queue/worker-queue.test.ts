import { describe, expect, it } from 'vitest'
import { createWorkerQueue, type WorkerQueueLimits } from './worker-queue.ts'

type Request = { readonly bytes: Uint8Array; readonly does: 'echo' | 'spin' | 'hoard' | 'throw' }

const module = new URL('./testing-worker.ts', import.meta.url)
const queue = (more: Partial<WorkerQueueLimits> = {}) =>
  createWorkerQueue<Request, string>(module, {
    milliseconds: 15_000,
    megabytes: 32,
    waitingBytes: 1000,
    idleMilliseconds: 10_000,
    ...more,
  })
const ask = (does: Request['does'], size = 1): Request => ({ does, bytes: new Uint8Array(size) })

describe('a queue of a worker', { timeout: 20_000 }, () => {
  it('answers one request after the other', async () => {
    const { ask: say } = queue()
    expect(await Promise.all([say(ask('echo', 1)), say(ask('echo', 2)), say(ask('echo', 3))])).toEqual(['1', '2', '3'])
  })

  it.each([
    ['takes too long', 'spin', 'time', { milliseconds: 1000 }],
    ['takes too much memory', 'hoard', 'memory', {}],
    ['fails', 'throw', 'crash', {}],
  ] as const)('ends a request that %s, and serves the next', async (_what, does, reason, limits) => {
    const { ask: say } = queue(limits)
    const bad = say(ask(does))
    const next = say(ask('echo', 7))
    await expect(bad).rejects.toMatchObject({ reason })
    expect(await next).toBe('7')
  })

  it('sends away what would wait behind too much', async () => {
    const { ask: say } = queue()
    const first = say(ask('echo', 900))
    await expect(say(ask('echo', 200))).rejects.toMatchObject({ reason: 'crowd' })
    expect(await first).toBe('900')
    expect(await say(ask('echo', 5000))).toBe('5000')
  })

  it('starts again after it rested', async () => {
    const { ask: say } = queue({ idleMilliseconds: 1 })
    expect(await say(ask('echo', 1))).toBe('1')
    await new Promise((resolve) => setImmediate(() => setTimeout(resolve, 5)))
    expect(await say(ask('echo', 2))).toBe('2')
  })
})
