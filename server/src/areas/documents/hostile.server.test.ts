import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from './testing.ts'
import type { Answers } from './testing-hostile.ts'
import type { Usage } from './testing-serving.ts'

const server = await startTestServer()
const companyId = await server.company()
const clerk = await server.person(companyId)
const { token } = await server.platform.act(companyId, { actorId: null, requestId: 'test' }, (act) =>
  server.sessions.openForProgram(act, clerk.id),
)
const authorization = `Bearer ${token}`

/** An invoice of a megabyte and more, with nothing wrong. */
const good = new TextDecoder().decode(documentOf('Invoice'))
const line = good.slice(good.indexOf('<cac:InvoiceLine>'), good.indexOf('</Invoice>'))
const manyLines = new TextEncoder().encode(good.replace('</Invoice>', `${line.repeat(2000)}</Invoice>`))

const megabyte = 1024 * 1024
/** Between two uploads: a hostile caller, not a flood, which is another matter. */
const pauseMilliseconds = 25
const rounds = 20

async function start(module: string, environment: Record<string, string>): Promise<ChildProcess> {
  const child = fork(new URL(module, import.meta.url), { env: { ...process.env, ...environment }, execArgv: [] })
  await once(child, 'spawn')
  return child
}

const told = async <T>(child: ChildProcess): Promise<T> => (await once(child, 'message'))[0]

const serving = await start('./testing-serving.ts', { DATABASE: JSON.stringify(server.database) })
const address = await told<string>(serving)
afterAll(() => serving.kill())

/** What the server has used since it was asked last. */
function usage(): Promise<Usage> {
  const answer = told<Usage>(serving)
  serving.send('usage')
  return answer
}

/** Everyday work: so many calls, one after the other. */
async function everyday(calls: number): Promise<void> {
  for (let call = 0; call < calls; call += 1)
    await (await fetch(`${address}/api/documents?limit=20`, { headers: { authorization } })).arrayBuffer()
}

describe('hostile uploads', () => {
  let answers: Answers
  let growth = 0
  /** How much of the time of the thread that answers calls the uploads take at the pace of their pauses. */
  let share = 0

  beforeAll(async () => {
    const headers = { authorization, 'content-type': 'application/xml' }
    // The threads that read load their modules with the first document, and their heaps grow to their bounds with the
    // first large ones, good or hostile: both are done before it is measured.
    const usualBodies = [
      ...Array(20).fill(documentOf('Invoice')),
      documentOf('Invoice', { note: 'long '.repeat(200_000) }),
      ...Array(20).fill(manyLines),
    ]
    for (const body of usualBodies)
      await fetch(`${address}/api/documents/${randomUUID()}?draft=true`, { method: 'PUT', headers, body })
    // Everyday work grows the heap too, up to its usual size: what counts is what comes on top.
    await everyday(600)
    const { most: usual } = await usage()
    const attacker = await start('./testing-hostile.ts', {
      ADDRESS: address,
      AUTHORIZATION: authorization,
      PAUSE: String(pauseMilliseconds),
    })
    answers = await told<Answers>(attacker)
    const used = [await usage()]
    for (let round = 0; round < rounds; round += 1) {
      await told(attacker)
      used.push(await usage())
    }
    const gone = once(attacker, 'exit')
    attacker.send('stop')
    await gone
    growth = Math.max(...used.map(({ most }) => most)) - usual
    // The calmest round counts: in the others caches and memory are shared with whatever else is tested meanwhile.
    const [, ...later] = used
    share =
      Math.min(...later.map(({ milliseconds }) => milliseconds)) / (Object.keys(answers).length * pauseMilliseconds)
  }, 120_000)

  test.each([
    ['doctype', 400, /DOCTYPE.*line 2/],
    ['nesting', 400, /nested deeper.*line \d+/],
    ['size', 413, /large/],
    ['encoding', 400, /not valid utf-8.*line|line \d+.*not valid utf-8/i],
    ['pdf', 400, /PDF/],
    ['truncated', 400, /ends too early.*line \d+/],
    ['truncatedLate', 400, /ends too early.*line \d+/],
  ])('%s: the answer says what is wrong and where', (name, status, message) => {
    expect(answers[name]).toEqual({ status, message: expect.stringMatching(message) })
  })

  it('cost the server 64 MB of memory at most, on top of what good documents of their size do', () => {
    expect(growth / megabyte).toBeLessThan(64)
  })

  it('leave other calls within 1.5 times their quiet latency', () => {
    // A thread of which a share is taken is 1 / (1 - share) times as slow. Counted in its own time of the processor, for
    // the clock on the wall also tells what else the machine does.
    expect(1 / (1 - share)).toBeLessThan(1.5)
  })
})
