import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from './testing.ts'
import type { Answers } from './testing-hostile.ts'
import { messageFrom, serveApart, startProcess } from './testing-process.ts'

const server = await startTestServer()
const { authorization } = await server.person(await server.company())
// As `npm start` has it (scripts/runtime.mjs).
const { address, peak } = await serveApart(server, { execArgv: ['--max-semi-space-size=16'] })

const megabyte = 1024 * 1024
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Milliseconds of each of so many calls of everyday work, one after the other. */
async function everyday(calls: number): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const begun = performance.now()
    await (await fetch(`${address}/api/documents?limit=20`, { headers: { authorization } })).arrayBuffer()
    times.push(performance.now() - begun)
  }
  return times
}

describe('hostile uploads', () => {
  let answers: Answers
  let growth = 0
  const slowdowns: number[] = []

  beforeAll(async () => {
    const headers = { authorization, 'content-type': 'application/xml' }
    const usualBodies = [
      ...Array(20).fill(documentOf('Invoice')),
      documentOf('Invoice', { note: 'long '.repeat(200_000) }),
    ]
    for (const body of usualBodies)
      await fetch(`${address}/api/documents/${randomUUID()}?draft=true`, { method: 'PUT', headers, body })
    // Everyday work grows the heap too, up to its usual size: what counts is what comes on top.
    await everyday(600)
    const usual = await peak()
    for (let turn = 0; turn < 3; turn += 1) {
      const quiet = median(await everyday(150))
      const attacker = startProcess('./testing-hostile.ts', {
        environment: { ADDRESS: address, AUTHORIZATION: authorization },
      })
      answers = await messageFrom<Answers>(attacker)
      slowdowns.push(median(await everyday(150)) / quiet)
      await messageFrom(attacker)
      const gone = once(attacker, 'exit')
      attacker.send('stop')
      await gone
    }
    growth = (await peak()) - usual
  })

  test.each([
    ['doctype', 400, /DOCTYPE.*line 2/],
    ['nesting', 400, /nested more than.*line \d+/],
    ['size', 413, /large/],
    ['encoding', 400, /not valid utf-8.*line|line \d+.*not valid utf-8/i],
    ['pdf', 400, /PDF/],
    ['truncated', 400, /incomplete at line \d+/],
    ['truncatedLate', 400, /incomplete at line \d+/],
  ])('%s: the answer says what is wrong and where', (name, status, message) => {
    expect(answers[name]).toEqual({ status, message: expect.stringMatching(message) })
  })

  it('cost the server 64 MB of memory at most', () => {
    expect(growth / megabyte).toBeLessThan(64)
  })

  it('leave other calls within 1.5 times their quiet latency', () => {
    // What else the machine does can only add to a turn: the turn that it left alone tells.
    expect(Math.min(...slowdowns)).toBeLessThan(1.5)
  })
})
