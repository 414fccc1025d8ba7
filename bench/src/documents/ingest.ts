import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Figure, median } from '../figure.ts'
import { invoiceOfSize } from '../ubl/document.ts'
import type { Kontor } from './kontor.ts'
import type { OpenNetwork } from './network.ts'

const rounds = 5
const perRound = 120
/** So many are under way at once, on either side. */
const abreast = 8

const text = new TextDecoder().decode(invoiceOfSize(20_000))
const toBytes = new TextEncoder()
const invoice = (): Uint8Array => toBytes.encode(text.replace('F-2026-0871', `F-${randomUUID()}`))

/** `ingest`: invoices read, judged, stored, logged and delivered to the partner, against inserts of the same bytes. */
export async function ingestFigure(network: OpenNetwork, kontor: Kontor): Promise<Figure> {
  const bare = await openInserts(network)
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    await taken(network, kontor, batch(abreast * 4))
    for (let round = 0; round < rounds; round += 1) {
      const documents = batch(perRound)
      theirs.push(perSecond(documents.length, await bare.insert(documents)))
      ours.push(perSecond(documents.length, await taken(network, kontor, documents)))
    }
  } finally {
    await bare.close()
  }
  const ratios = ours.map((rate, round) => rate / theirs[round]!)
  return {
    name: 'documents.ingest',
    value: median(ratios),
    bar: { atLeast: 0.25 },
    baseline: `bare durable inserts of the same ${text.length} bytes ${median(theirs).toFixed(0)} a second, Kontor ${median(ours).toFixed(0)}, ${abreast} abreast`,
  }
}

const batch = (size: number): Uint8Array[] => Array.from({ length: size }, invoice)
const perSecond = (count: number, ms: number): number => (count / ms) * 1000

/** Milliseconds until the partner has them all. */
async function taken({ large }: OpenNetwork, kontor: Kontor, documents: readonly Uint8Array[]): Promise<number> {
  const received = async () => {
    const page = JSON.parse(await kontor.ask(large.partner.token, 'GET documents?stag=inbox&limit=1')) as {
      itemCount: number
    }
    return page.itemCount
  }
  const before = await received()
  const start = performance.now()
  await allOf(documents, async (bytes) => {
    const id = randomUUID()
    await kontor.ask(large.token, `PUT documents/${id}`, { type: 'application/xml', bytes })
    const sent = toBytes.encode(JSON.stringify({ ConnectionId: large.partner.connectionId }))
    await kontor.ask(large.token, `PUT documents/${id}/dispatches/${randomUUID()}`, {
      type: 'application/json',
      bytes: sent,
    })
  })
  while ((await received()) < before + documents.length) {
    if (performance.now() - start > 120_000) throw new Error('Documents were sent and did not arrive in two minutes.')
    await new Promise((done) => setTimeout(done, 5))
  }
  return performance.now() - start
}

/** The same bytes as rows of a table without anything around it, each in a transaction that is on the disk. */
async function openInserts({ owner, large }: OpenNetwork) {
  const pool = new pg.Pool({ ...owner, max: abreast })
  await pool.query(
    'create table if not exists bench_insert (company_id uuid, id uuid, bytes bytea, primary key (company_id, id))',
  )
  return {
    insert: async (documents: readonly Uint8Array[]): Promise<number> => {
      const start = performance.now()
      await allOf(documents, (bytes) =>
        pool.query('insert into bench_insert values ($1, $2, $3)', [large.id, randomUUID(), Buffer.from(bytes)]),
      )
      return performance.now() - start
    },
    close: async () => {
      await pool.query('drop table bench_insert')
      await pool.end()
    },
  }
}

async function allOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: abreast }, worker))
}
