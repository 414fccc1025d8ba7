import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { startMailServer } from '@kontor/server/testing/mail'
import { expect, test, vi } from 'vitest'
import { backAgain, type KontorProcess, kill, startKontor } from './testing/kontor-process.ts'
import { invoice, prepareTrade, type Trade } from './testing/trade.ts'

const rounds = Number(process.env['KONTOR_ROUNDS'] ?? 3)

/** How many jobs run at once: as many mails can be open when a kill falls (server/src/platform/relay/jobs.ts). */
const openAtOnce = 4

/** What is killed, apart and together. */
const victims: Readonly<Record<string, (kontor: KontorProcess) => void>> = {
  Node: ({ child }) => kill(child.pid!),
  'the postmaster': (kontor) => kill(kontor.postmaster()),
  'the database’s backends': (kontor) => kontor.backends().forEach(kill),
  'the postmaster and its backends': (kontor) => [kontor.postmaster(), ...kontor.backends()].forEach(kill),
  'Node and the postmaster': (kontor) => [kontor.child.pid!, kontor.postmaster()].forEach(kill),
  everything: (kontor) => [kontor.child.pid!, kontor.postmaster(), ...kontor.backends()].forEach(kill),
}

interface Sent {
  readonly number: string
  readonly dispatchId: string
}

/** A way to a partner, how many send on it at once and with what pause, and what was acknowledged. */
interface Way {
  readonly connectionId: string
  readonly lanes: number
  readonly pause: number
  readonly sent: Sent[]
}

const numbersOf = (...ways: readonly Way[]): string[] =>
  ways.flatMap(({ sent }) => sent.map(({ number }) => number)).toSorted()

test(`documents that were sent, by Kontor, by mail and over Peppol, are there, once, after ${rounds} kills at random moments`, {
  timeout: 60_000 + rounds * 30_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-kill-'))
  // The mail server lives on: it tells how often a mail was handed over.
  const post = await startMailServer()
  const environment = { KONTOR_SMTP_URL: post.url, KONTOR_MAIL_FROM: 'kontor@brandt.example' }
  const trade = await prepareTrade(folder)
  let kontor = await startKontor(folder, environment)
  // Who sends goes on asking at the same address.
  const start = () => startKontor(folder, { ...environment, PORT: new URL(kontor.origin).port })
  try {
    const [member, mailed, peppol] = await waysOf(kontor.origin, trade)
    for (let round = 0; round < rounds; round += 1) {
      const over = new AbortController()
      const before = member.sent.length
      const work = [member, mailed, peppol].flatMap((way, at) =>
        Array.from({ length: way.lanes }, (_, sender) =>
          sendUntil(over.signal, kontor.origin, trade, `R${round}-${at}${sender}`, way),
        ),
      )
      await vi.waitFor(() => expect(member.sent.length).toBeGreaterThan(before + member.lanes), {
        timeout: 20_000,
        interval: 5,
      })
      await after(randomInt(0, 250))
      const names = Object.keys(victims)
      victims[names[round < names.length ? (round * 2) % names.length : randomInt(names.length)]!]!(kontor)
      kontor = await backAgain(kontor, start)
      over.abort()
      await Promise.all(work)
    }
    await everythingLeft(kontor.origin, trade, numbersOf(member, mailed, peppol))
    await everythingArrived(kontor.origin, trade.buyerToken, numbersOf(member))
    await everythingArrived(kontor.origin, trade.participantToken, numbersOf(peppol))
    everythingWasMailed(
      post.taken.map(({ raw }) => raw.toString('latin1')),
      mailed.sent,
    )
    const part = join(folder, 'proof.jsonl')
    const authorization = `Bearer ${trade.supplierToken}`
    writeFileSync(part, await (await fetch(`${kontor.origin}/api/audit/proof`, { headers: { authorization } })).text())
    expect(await kontor.stop()).toBe(0)
    const proof = (data = folder, ...words: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'verify-log', ...words], {
        env: { ...process.env, KONTOR_DATA: data },
        encoding: 'utf8',
      })
    expect(proof()).toMatchObject({ status: 0, stdout: expect.stringContaining(': whole') })
    // The heads that the server wrote beside its database: the log is held to them without being told to.
    const [day = ''] = readdirSync(join(folder, 'witness'))
    const heads = join(folder, 'witness', day)
    // The company proves its own part of it with a document of its own, where there is no database.
    const [sent, foreign] = [join(folder, 'sent.xml'), join(folder, 'foreign.xml')]
    writeFileSync(sent, invoice(member.sent[0]!.number))
    writeFileSync(foreign, invoice('NEVER-SENT'))
    const nowhere = join(folder, 'nowhere')
    expect(proof(nowhere, '--proof', part, '--against', heads, sent)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /sent\.xml\t.*at position[\s\S]*Brandt.*: whole[\s\S]*nobody can have written it anew/,
      ),
    })
    expect(proof(nowhere, '--proof', part, foreign)).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/is not in this log[\s\S]*No kept head/),
    })
    const head = JSON.parse(readFileSync(heads, 'utf8').split('\n')[0]!) as { position: string }
    appendFileSync(heads, `${JSON.stringify({ ...head, position: '999999999' })}\n`)
    expect(proof()).toMatchObject({ status: 1, stdout: expect.stringContaining('before the head 999999999') })
  } finally {
    if (kontor.child.exitCode === null && kontor.child.signalCode === null) victims['everything']!(kontor)
    await post.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})

/** To a member, to a partner who has an address only, and to one who has an endpoint id only. */
async function waysOf(origin: string, trade: Trade): Promise<[Way, Way, Way]> {
  const partner = async (more: object) => {
    const id = randomUUID()
    const body = JSON.stringify({ CompanyName: 'Atelier Nord GmbH', Country: 'DE', ...more })
    await acknowledged(origin, trade, `network/partners/${id}`, 'application/json', body)
    return id
  }
  return [
    { connectionId: trade.connectionId, lanes: 4, pause: 0, sent: [] },
    { connectionId: await partner({ Email: 'books@atelier.example' }), lanes: 1, pause: 100, sent: [] },
    { connectionId: await partner({ EndpointId: trade.endpoint }), lanes: 1, pause: 100, sent: [] },
  ]
}

/** Saves and sends invoice after invoice; each step is repeated under its own request id until it is acknowledged. */
async function sendUntil(over: AbortSignal, origin: string, trade: Trade, sender: string, way: Way): Promise<void> {
  for (let count = 0; !over.aborted; count += 1) {
    const number = `${sender}-${count}`
    const [id, dispatchId] = [randomUUID(), randomUUID()]
    await acknowledged(origin, trade, `documents/${id}?draft=false`, 'application/xml', invoice(number))
    const dispatch = JSON.stringify({ ConnectionId: way.connectionId })
    await acknowledged(origin, trade, `documents/${id}/dispatches/${dispatchId}`, 'application/json', dispatch)
    way.sent.push({ number, dispatchId })
    await after(way.pause)
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

/** Every invoice that was acknowledged to this receiver lies with them, once. */
const everythingArrived = (origin: string, token: string, numbers: readonly string[]): Promise<void> =>
  vi.waitFor(async () => expect((await listed(origin, token)).map(({ ID }) => ID).toSorted()).toEqual(numbers), {
    timeout: 60_000,
    interval: 250,
  })

/** Every acknowledged invoice lies with its sender, once, and has been delivered. */
async function everythingLeft(origin: string, trade: Trade, numbers: readonly string[]): Promise<void> {
  const own = await listed(origin, trade.supplierToken)
  expect(own.map(({ ID }) => ID).toSorted()).toEqual(numbers)
  await vi.waitFor(
    async () =>
      expect(
        (await listed(origin, trade.supplierToken)).filter(({ DeliveryState }) => DeliveryState !== 'SENT'),
      ).toEqual([]),
    { timeout: 120_000, interval: 250 },
  )
}

/**
 * Every acknowledged dispatch was handed to the mail server, under the message id of the dispatch. SMTP has no
 * transaction with ours: one whose answer a kill swallowed is handed over again, as the same mail to the byte.
 */
function everythingWasMailed(taken: readonly string[], sent: readonly Sent[]): void {
  const byId = Map.groupBy(taken, (raw) => /^Message-ID: <(.+?)>/im.exec(raw)?.[1])
  expect([...byId.keys()].toSorted()).toEqual(sent.map(({ dispatchId }) => `${dispatchId}@brandt.example`).toSorted())
  for (const copies of byId.values()) expect(new Set(copies).size).toBe(1)
  // A kill leaves open what is under way just then, never what was mailed before.
  expect(taken.length - byId.size).toBeLessThanOrEqual(rounds * openAtOnce)
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
