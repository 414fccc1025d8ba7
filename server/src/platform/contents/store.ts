import { type CompiledQuery, sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import { type Batch, batched } from '../group-commit/batched-statement.ts'
import { answersBy, insertRouted } from '../group-commit/routed.ts'

export interface ContentRow {
  readonly size: number
  /** Null where they lie in a file, or were discarded. */
  readonly bytes: Uint8Array | null
  /** What was saved before contents were packed is not. */
  readonly packed: boolean
  readonly discarded: Date | null
}

type ContentTables = { content: ContentRow & { company_id: string; hash: string; created: Date } }

const tables = (tx: Tx) => tx.withTables<ContentTables>()

const finding = batched(tables, (db, { companyId, rows }: Batch<{ companyId: string; hash: string }>) =>
  sql<ContentRow>`
    select nth, found.* from json_to_recordset(${rows}) as given (nth integer, hash text), lateral (
      select size, bytes, packed, discarded from content where company_id = ${companyId} and hash = given.hash limit 1
    ) found`.compile(db),
)

export const find = async (tx: Tx, companyId: string, hash: string): Promise<ContentRow | undefined> =>
  (await finding.ask(tx, { companyId, hash }))[0]

/** Those of the contents that are there still, held against everybody else until the transaction ends. */
export const lock = (
  tx: Tx,
  companyId: string,
  hashes: readonly string[],
): Promise<{ hash: string; size: number; discarded: Date | null }[]> =>
  tables(tx)
    .selectFrom('content')
    .select(['hash', 'size', 'discarded'])
    .where('company_id', '=', companyId)
    .where('hash', 'in', hashes)
    .orderBy('hash')
    .forUpdate()
    .execute()

export const sizeOf = async (tx: Tx, companyId: string, hash: string): Promise<number | undefined> =>
  (
    await tables(tx)
      .selectFrom('content')
      .select('size')
      .where('company_id', '=', companyId)
      .where('hash', '=', hash)
      .executeTakeFirst()
  )?.size

type NewContent = Omit<ContentTables['content'], 'packed' | 'discarded'>

interface Added {
  readonly companyId: string
  readonly hash: string
  readonly size: number
  /** In base64. */
  readonly bytes: string | null
  readonly created: Date
}

const addition = batched(
  tables,
  (db, { companyId, rows }: Batch<Added>) =>
    sql<{ hash: string }>`
    with given as (
      select * from json_to_recordset(${rows}) as given (nth integer, hash text, size integer, bytes text, created timestamptz)
    ), added as (
      insert into content (company_id, hash, size, bytes, packed, discarded, created)
      select distinct on (hash) ${companyId}, hash, size, decode(bytes, 'base64'), true, null::timestamptz, created from given
      on conflict (company_id, hash) do update set bytes = excluded.bytes, packed = true, discarded = null
        where content.discarded is not null
      returning hash
    )
    select nth, hash from added join given using (hash)`.compile(db),
  () => async (ask, companyId, given) => {
    const rows = [...new Map(given.map((row) => [row['hash'], { ...row, packed: true }])).values()]
    const columns = ['hash', 'size', 'bytes', 'packed', 'created']
    const written = { bytes: (parameter: string) => `decode(${parameter}, 'base64')` }
    const tail = `on conflict (company_id, hash) do update set bytes = excluded.bytes, packed = true, discarded = null
      where content.discarded is not null returning hash`
    return answersBy(
      given,
      await insertRouted(ask, { into: 'content', companyId, columns, rows, written, tail }),
      'hash',
    )
  },
)

const added = ({ company_id: companyId, hash, size, bytes, created }: NewContent): Added => ({
  companyId,
  hash,
  size,
  bytes: bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  created,
})

/**
 * Adds a content: its packed bytes, or none where they lie in a file. Two transactions may add the same at once; one row stays,
 * held against being discarded until the transaction ends. What was discarded and comes again is there again.
 */
export const adding = (tx: Tx, content: NewContent): CompiledQuery => addition.with(tx, added(content))

/** The same; true where the bytes are to be written: they were not there. */
export const add = async (tx: Tx, content: NewContent): Promise<boolean> =>
  (await addition.ask(tx, added(content))).length === 1

export async function discard(tx: Tx, companyId: string, hashes: readonly string[], at: Date): Promise<void> {
  await tables(tx)
    .updateTable('content')
    .set({ bytes: null, discarded: at })
    .where('company_id', '=', companyId)
    .where('hash', 'in', hashes)
    .execute()
}
