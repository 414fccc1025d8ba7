import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { roles } from '@kontor/contract'
import { expect, test, vi } from 'vitest'
import { backAgain, type KontorProcess, kill, startKontor } from './testing/kontor-process.ts'
import { invoice, prepareTrade, type Trade } from './testing/trade.ts'

const rounds = Number(process.env['KONTOR_ROUNDS'] ?? 1)

/** Every tenth invoice is approved by a person while its goods are checked, the others are tagged; all are accepted. */
const flow = {
  ...{ Name: 'Every tenth', Types: ['invoice'], Start: 'which' },
  Steps: [
    {
      ...{ Id: 'which', Name: 'Which', Kind: 'DECISION' },
      Next: [{ StepId: 'both', When: 'ends with(number, "0")' }, { StepId: 'tag' }],
    },
    { Id: 'both', Name: 'Both', Kind: 'FORK', Next: [{ StepId: 'head' }, { StepId: 'goods' }] },
    {
      ...{ Id: 'head', Name: 'Head', Kind: 'APPROVAL', Words: 'Every tenth' },
      ...{ Who: { RoleIds: [roles.companyAdmin] }, Next: [{ StepId: 'meet' }] },
    },
    {
      ...{ Id: 'goods', Name: 'Goods', Kind: 'ASSIGNMENT' },
      ...{ Who: { RoleIds: [roles.companyAdmin] }, Next: [{ StepId: 'meet' }] },
    },
    { Id: 'meet', Name: 'Meet', Kind: 'JOIN', Next: [{ StepId: 'done' }] },
    { Id: 'tag', Name: 'Tag', Kind: 'TAG', Tag: 'passed', Next: [{ StepId: 'done' }] },
    { Id: 'done', Name: 'Done', Kind: 'END', Then: 'ACCEPT', Next: [] },
  ],
}

interface Run {
  readonly DocumentId: string
  readonly State: string
  readonly Step: string
}

test(`invoices go through their workflow once, and are answered once, after ${rounds} kills at random moments`, {
  timeout: 120_000 + rounds * 30_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-kill-work-'))
  const trade = await prepareTrade(folder)
  let kontor = await startKontor(folder)
  const start = () => startKontor(folder, { PORT: new URL(kontor.origin).port })
  try {
    const { buyer, supplier } = callers(kontor.origin, trade)
    const version = randomUUID()
    await buyer('PUT', `workflow/versions/${version}/steps`, flow)
    await buyer('POST', `workflow/versions/${version}/publication`, {})
    const sent: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const over = new AbortController()
      const before = sent.length
      const work = [
        ...Array.from({ length: 2 }, (_, sender) =>
          sendUntil(over.signal, supplier, trade, `W${round}-${sender}`, sent),
        ),
        approveUntil(over.signal, buyer, trade),
      ]
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before + 12), { timeout: 30_000, interval: 5 })
      await after(randomInt(0, 250))
      victims[randomInt(victims.length)]!(kontor)
      kontor = await backAgain(kontor, start)
      over.abort()
      await Promise.all(work)
    }
    await allThrough(buyer, trade, sent.length)
    const runs = await allRuns(buyer)
    expect(new Set(runs.map(({ DocumentId }) => DocumentId)).size).toBe(runs.length)
    // Each side has the invoice as accepted, and the supplier one answer to each.
    await vi.waitFor(
      async () => {
        const own = await rows(supplier, 'documents?type=invoice')
        expect(own.map(({ ID }) => ID).toSorted()).toEqual(sent.toSorted())
        expect(own.filter(({ UnifiedState }) => UnifiedState !== 'ACCEPTED')).toEqual([])
      },
      { timeout: 60_000, interval: 250 },
    )
    expect((await rows(supplier, 'documents?type=status')).length).toBe(sent.length)
  } finally {
    if (kontor.child.exitCode === null && kontor.child.signalCode === null) victims[2]!(kontor)
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})

/** What is killed: Node, the database’s backends, or all. */
const victims: readonly ((kontor: KontorProcess) => void)[] = [
  ({ child }) => kill(child.pid!),
  (kontor) => kontor.backends().forEach(kill),
  (kontor) => [kontor.child.pid!, kontor.postmaster(), ...kontor.backends()].forEach(kill),
]

type Call = (method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) => Promise<unknown>

/** Asks as the programs of both companies; a request is repeated under its own id until it is answered. */
function callers(origin: string, { buyerToken, supplierToken }: Trade): { buyer: Call; supplier: Call } {
  const as =
    (token: string): Call =>
    async (method, path, body) => {
      const isXml = body instanceof Uint8Array
      const headers = {
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/plain, */*',
        'x-kontor-requestid': randomUUID(),
        ...(body && { 'content-type': isXml ? 'application/xml' : 'application/json' }),
      }
      let result: unknown
      await vi.waitFor(
        async () => {
          const sending = isXml ? body : JSON.stringify(body)
          const answer = await fetch(`${origin}/api/${path}`, { method, headers, ...(body && { body: sending }) })
          const text = await answer.text()
          // What is refused for good is not asked again.
          if (!answer.ok && (answer.status >= 500 || answer.status === 429)) throw new Error(`${answer.status} ${text}`)
          result = answer.ok && text.startsWith('{') ? JSON.parse(text) : { status: answer.status, text }
        },
        { timeout: 60_000, interval: 20 },
      )
      return result
    }
  return { buyer: as(buyerToken), supplier: as(supplierToken) }
}

let begun = 0

async function sendUntil(over: AbortSignal, supplier: Call, trade: Trade, sender: string, sent: string[]) {
  for (let count = 0; !over.aborted; count += 1) {
    const number = `${sender}-${count}`
    const id = randomUUID()
    // No two of one amount: what looks like a duplicate is left to a person.
    begun += 1
    await supplier('PUT', `documents/${id}?draft=false`, invoice(number, (100 + begun / 100).toFixed(2)))
    await supplier('PUT', `documents/${id}/dispatches/${randomUUID()}`, { ConnectionId: trade.connectionId })
    sent.push(number)
  }
}

/** Approves and closes what waits, time and again: to do it twice has the effect of once. */
async function approveUntil(over: AbortSignal, buyer: Call, trade: Trade): Promise<void> {
  while (!over.aborted) await approveAll(buyer, trade)
}

async function approveAll(buyer: Call, { buyerId }: Trade): Promise<void> {
  const waiting = (await allRuns(buyer)).filter(({ State, Step }) => State === 'RUNNING' && Step.includes('Head'))
  for (const { DocumentId } of waiting)
    await buyer('PATCH', `approval-service/v0/steps/current/${DocumentId}`, {
      ...{ approver: { id: buyerId }, outcome: 'ACCEPT' },
    })
  const { items = [] } = (await buyer('GET', 'inbox?kind=ASSIGNMENT&limit=50')) as { items?: { id: string }[] }
  for (const { id } of items) await buyer('PUT', `assignments/${id}/close`)
  await after(50)
}

/** Every invoice has come to the end of its workflow. */
const allThrough = (buyer: Call, trade: Trade, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      await approveAll(buyer, trade)
      const runs = await allRuns(buyer)
      expect(runs.length).toBe(count)
      expect(runs.filter(({ State }) => State !== 'ENDED')).toEqual([])
    },
    { timeout: 120_000, interval: 250 },
  )

async function allRuns(buyer: Call): Promise<Run[]> {
  const found: Run[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    type Page = { Instances: Run[]; numPages: number }
    const { Instances, numPages } = (await buyer('GET', `workflow/instances?limit=100&page=${page}`)) as Page
    found.push(...Instances)
    pages = numPages
  }
  return found
}

interface Row {
  readonly ID: string
  readonly UnifiedState: string
}

async function rows(by: Call, path: string): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    type Page = { Document: Row[]; numPages: number }
    const { Document, numPages } = (await by('GET', `${path}&limit=100&page=${page}`)) as Page
    found.push(...Document)
    pages = numPages
  }
  return found
}
