import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { countIntoRollups } from '@kontor/server/areas/document-lists'
import { searchWords } from '@kontor/server/areas/entries'
import pg, { type ClientConfig } from 'pg'
import { from } from 'pg-copy-streams'
import { chance } from './chance.ts'
import { columns, document, type Row, type Trader } from './trade.ts'

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What is loaded: columns, and the lines of an entry. */
const targets: Readonly<Record<string, (row: Row) => unknown[][]>> = {
  [`document (${columns.map(snake).join(', ')})`]: (row) => [columns.map((column) => row[column])],
  'document_words (company_id, document_id, words, answer)': (row) => [
    [row.companyId, row.id, words(row), row.type === 'status'],
  ],
  'document_tag (company_id, document_id, tag, answer)': (row) =>
    row.tags.map((tag) => [row.companyId, row.id, tag, row.type === 'status']),
}

const words = ({ businessId, senderName, receiverName, note }: Row): string =>
  searchWords(businessId, senderName, receiverName, note).join(' ')

/** Loads each trader's documents, and those of its partners, by COPY; how many entries there are then. */
export async function load(owner: ClientConfig, traders: readonly (Trader & { documents: number })[]): Promise<number> {
  const client = new pg.Client(owner)
  await client.connect()
  const restore = await withoutIndexes(client)
  for (const { id, partners } of traders)
    await client.query(
      `insert into content select distinct company, repeat('0', 64), 0, '\\x'::bytea, now() from unnest($1::uuid[]) company
       on conflict do nothing`,
      [[id, ...partners.map((partner) => partner.id)]],
    )
  const sinks = await Promise.all(Object.entries(targets).map(([into, linesOf]) => sinkFor(owner, into, linesOf)))
  const today = Date.parse(new Date().toISOString().slice(0, 10))
  let entries = 0
  for (const [seed, trader] of traders.entries()) {
    const by = chance(seed + 1)
    for (let number = 1; number <= trader.documents; number += 1)
      for (const row of document(trader, number, today, by)) {
        entries += 1
        for (const { put } of sinks) {
          const full = put(row)
          if (full !== undefined) await full
        }
      }
  }
  for (const { end } of sinks) await end()
  await restore()
  await countIntoRollups((statement) => client.query(statement))
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
  return entries
}

async function sinkFor(owner: ClientConfig, into: string, linesOf: (row: Row) => unknown[][]) {
  const client = new pg.Client(owner)
  await client.connect()
  // Whom a key points to is certain here: each row's company, content and document are loaded with it.
  await client.query('set session_replication_role = replica')
  const stream = client.query(from(`copy ${into} from stdin`))
  const done = finished(stream)
  let waiting: string[] = []
  const flush = () => {
    const goesOn = stream.write(waiting.join(''))
    waiting = []
    return goesOn ? undefined : once(stream, 'drain')
  }
  return {
    put: (row: Row) => {
      for (const cells of linesOf(row)) waiting.push(`${cells.map(cellOf).join('\t')}\n`)
      return waiting.length < 500 ? undefined : flush()
    },
    end: async () => {
      flush()
      stream.end()
      await done
      await client.end()
    },
  }
}

const cellOf = (value: unknown): string =>
  value === null ? '\\N' : value === true ? 't' : value === false ? 'f' : String(value)

/** Takes the indexes off that are no keys; building them once is faster. Gives back how to put them on again. */
async function withoutIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as made from pg_index
     where indrelid in ('document'::regclass, 'document_words'::regclass, 'document_tag'::regclass) and not indisprimary`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    await client.query("set maintenance_work_mem = '512MB'")
    for (const { made } of rows) await client.query(made)
  }
}
