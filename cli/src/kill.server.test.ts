import { execFileSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { freePort, type KontorProcess, kill, startKontor } from './testing/kontor-process.ts'
import { invoice, prepareTrade, type Trade } from './testing/trade.ts'

const rounds = Number(process.env['KONTOR_ROUNDS'] ?? 3)
const lanes = 4

/** What is killed, apart and together. */
const victims: Readonly<Record<string, (kontor: KontorProcess) => void>> = {
  Node: ({ child }) => kill(child.pid!),
  'the postmaster': (kontor) => kill(kontor.postmaster()),
  'the database’s backends': (kontor) => kontor.backends().forEach(kill),
  'the postmaster and its backends': (kontor) => [kontor.postmaster(), ...kontor.backends()].forEach(kill),
  'Node and the postmaster': (kontor) => [kontor.child.pid!, kontor.postmaster()].forEach(kill),
  everything: (kontor) => [kontor.child.pid!, kontor.postmaster(), ...kontor.backends()].forEach(kill),
}

test(`documents that were sent are there, once, after ${rounds} kills at random moments`, {
  timeout: 60_000 + rounds * 20_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-kill-'))
  const port = await freePort()
  const trade = await prepareTrade(folder)
  const sent: string[] = []
  let kontor = await startKontor(folder, port)
  try {
    for (let round = 0; round < rounds; round += 1) {
      const over = new AbortController()
      const work = Array.from({ length: lanes }, (_, lane) =>
        sendUntil(over.signal, kontor.origin, trade, `R${round}-${lane}`, sent),
      )
      const before = sent.length
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before + lanes), { timeout: 20_000, interval: 5 })
      await after(randomInt(0, 250))
      const names = Object.keys(victims)
      victims[names[round < names.length ? (round * 2) % names.length : randomInt(names.length)]!]!(kontor)
      kontor = await backAgain(kontor, folder, port)
      over.abort()
      await Promise.all(work)
    }
    await everythingArrived(kontor.origin, trade, sent)
    expect(await kontor.stop()).toBe(0)
    const said = execFileSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'verify-log'], {
      env: { ...process.env, KONTOR_DATA: folder },
      encoding: 'utf8',
    })
    expect(said).toContain(': whole')
  } finally {
    if (kontor.child.exitCode === null && kontor.child.signalCode === null) victims['everything']!(kontor)
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})

/** Where Node was killed it is started again; where the database was, its supervisor does that. */
async function backAgain(kontor: KontorProcess, folder: string, port: number): Promise<KontorProcess> {
  await after(1)
  if (kontor.child.killed || kontor.child.exitCode !== null || kontor.child.signalCode !== null)
    return startKontor(folder, port)
  await vi.waitFor(
    async () => {
      const { status } = await fetch(`${kontor.origin}/health`).catch(() => ({ status: 0 }))
      if (status === 0 && kontor.child.signalCode === 'SIGKILL') return
      expect(status, kontor.said().slice(-4000)).toBe(200)
    },
    { timeout: 30_000, interval: 20 },
  )
  return kontor.child.signalCode === null ? kontor : startKontor(folder, port)
}

/** Saves and sends invoice after invoice; each step is repeated under its own request id until it is acknowledged. */
async function sendUntil(over: AbortSignal, origin: string, trade: Trade, lane: string, sent: string[]): Promise<void> {
  for (let count = 0; !over.aborted; count += 1) {
    const number = `${lane}-${count}`
    const id = randomUUID()
    await acknowledged(origin, trade, `documents/${id}?draft=false`, 'application/xml', invoice(number))
    const dispatch = JSON.stringify({ ConnectionId: trade.connectionId })
    await acknowledged(origin, trade, `documents/${id}/dispatches/${randomUUID()}`, 'application/json', dispatch)
    sent.push(number)
  }
}

async function acknowledged(
  origin: string,
  trade: Trade,
  path: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const headers = {
    authorization: `Bearer ${trade.supplierToken}`,
    'content-type': type,
    'x-kontor-requestid': randomUUID(),
  }
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${origin}/api/${path}`, { method: 'PUT', headers, body })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    },
    { timeout: 60_000, interval: 20 },
  )
}

/** Every acknowledged invoice lies with both parties, once, and has been delivered. */
async function everythingArrived(origin: string, trade: Trade, sent: readonly string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const there = await listed(origin, trade.buyerToken)
      expect(there.map(({ ID }) => ID).toSorted()).toEqual([...sent].toSorted())
    },
    { timeout: 60_000, interval: 250 },
  )
  const own = await listed(origin, trade.supplierToken)
  expect(own.map(({ ID }) => ID).toSorted()).toEqual([...sent].toSorted())
  await vi.waitFor(
    async () =>
      expect(
        (await listed(origin, trade.supplierToken)).filter(({ DeliveryState }) => DeliveryState !== 'SENT'),
      ).toEqual([]),
    { timeout: 60_000, interval: 250 },
  )
}

interface Row {
  readonly ID: string
  readonly DeliveryState: string
}

async function listed(origin: string, token: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await fetch(`${origin}/api/documents?limit=100&page=${page}&type=invoice`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    const { Document, numPages } = (await answer.json()) as { Document: Row[]; numPages: number }
    rows.push(...Document)
    pages = numPages
  }
  return rows
}
