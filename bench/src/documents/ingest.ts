import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { allOf } from '../abreast.ts'
import { type Figure, median } from '../figure.ts'
import { invoiceOfSize } from '../ubl/document.ts'
import type { Kontor } from './kontor.ts'
import type { OpenNetwork } from './network.ts'

const rounds = 5
const perRound = 600
/**
 * So many come first: then what runs for each is compiled, which takes longer than it seems (of the first 600 a server took
 * 300 a second, of the third 450), and what a server does as it starts is over.
 */
const first = 2_000
/** So many are under way at once, on either side. */
const abreast = 8

const text = new TextDecoder().decode(invoiceOfSize(20_000))
const toBytes = new TextEncoder()
/** By the receiver's name the invoice finds its way where no connection is named; its seller is who sends it. */
function invoices(seller: string, { name }: Named): () => Uint8Array {
  const ours = text.replaceAll('Peeters Gereedschap NV', seller).replaceAll('Noordlicht Handel NV', name)
  return () => toBytes.encode(ours.replace('F-2026-0871', `F-${randomUUID()}`))
}

type Named = OpenNetwork['large']['partner']
type Way = (bytes: Uint8Array) => Promise<void>

/**
 * `ingest`: invoices read, judged, stored, logged and delivered to the partner, against inserts of the same bytes: saved
 * and then sent, as a person does it, and in one request, as a program does.
 */
export async function* ingestFigures(network: OpenNetwork, kontor: Kontor): AsyncIterable<Figure> {
  const { name: seller, token, partner } = network.large
  const ways: Readonly<Record<string, Way>> = {
    ingest: async (bytes) => {
      const id = randomUUID()
      await kontor.ask(token, `PUT documents/${id}`, { type: 'application/xml', bytes })
      const sent = toBytes.encode(JSON.stringify({ ConnectionId: partner.connectionId }))
      await kontor.ask(token, `PUT documents/${id}/dispatches/${randomUUID()}`, {
        type: 'application/json',
        bytes: sent,
      })
    },
    'ingest-in-one': async (bytes) => {
      await kontor.ask(token, 'POST documents/dispatcher', { type: 'application/xml', bytes })
    },
  }
  const bare = await openInserts(network)
  const batch = (size: number): Uint8Array[] => Array.from({ length: size }, invoices(seller, partner))
  try {
    for (const [name, way] of Object.entries(ways)) {
      const [ours, theirs, cpu]: [number[], number[], number[]] = [[], [], []]
      await taken(bare, way, batch(first))
      for (let round = 0; round < rounds; round += 1) {
        const documents = batch(perRound)
        theirs.push(perSecond(documents.length, await bare.insert(documents)))
        const before = await kontor.cpu()
        ours.push(perSecond(documents.length, await taken(bare, way, documents)))
        cpu.push(((await kontor.cpu()) - before) / documents.length)
      }
      yield {
        name: `documents.${name}`,
        value: median(ours.map((rate, round) => rate / theirs[round]!)),
        bar: { atLeast: name === 'ingest-in-one' ? 0.1 : 0.05 },
        baseline: `bare durable inserts of the same ${text.length} bytes ${median(theirs).toFixed(0)} a second, Kontor ${median(ours).toFixed(0)}, ${abreast} abreast; processor time of its server ${median(cpu).toFixed(1)} ms a document`,
      }
    }
  } finally {
    await bare.close()
  }
}

const perSecond = (count: number, ms: number): number => (count / ms) * 1000

/** Milliseconds until the partner has them all. */
async function taken(bare: Inserts, way: Way, documents: readonly Uint8Array[]): Promise<number> {
  const before = await bare.received()
  const start = performance.now()
  await allOf(documents, abreast, way)
  while ((await bare.received()) < before + documents.length) {
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
      await allOf(documents, abreast, (bytes) =>
        pool.query('insert into bench_insert values ($1, $2, $3)', [large.id, randomUUID(), Buffer.from(bytes)]),
      )
      return performance.now() - start
    },
    /** How many documents the partner has, by its rows: asked of Kontor, the question would be part of what is measured. */
    received: async (): Promise<number> => {
      const { rows } = await pool.query<{ count: number }>(
        "select count(*)::integer as count from document where company_id = $1 and delivery = 'RECEIVED'",
        [large.partner.id],
      )
      return rows[0]!.count
    },
    close: async () => {
      await pool.query('drop table bench_insert')
      await pool.end()
    },
  }
}

type Inserts = Awaited<ReturnType<typeof openInserts>>
