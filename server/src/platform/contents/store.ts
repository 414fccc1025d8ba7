import type { Tx } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'

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

const finding = prepared(tables, (db, { companyId, hash }: { companyId: string; hash: string }) =>
  db
    .selectFrom('content')
    .select(['size', 'bytes', 'packed', 'discarded'])
    .where('company_id', '=', companyId)
    .where('hash', '=', hash)
    .compile(),
)

export const find = async (tx: Tx, companyId: string, hash: string): Promise<ContentRow | undefined> =>
  (await finding.ask(tx, { companyId, hash }))[0]

/** Those of the contents that are there still, held against everybody else until the act ends. */
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

const addition = prepared(tables, (db, content: NewContent) =>
  db
    .insertInto('content')
    .values({ ...content, packed: true, discarded: null })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'hash'])
        .doUpdateSet((excluded) => ({ bytes: excluded.ref('excluded.bytes'), packed: true, discarded: null }))
        .where('content.discarded', 'is not', null),
    )
    .returning('hash')
    .compile(),
)

/**
 * Adds a content: its packed bytes, or none where they lie in a file. Two acts may add the same at once; one row stays,
 * held against being discarded until the act ends. What was discarded and comes again is there again.
 */
export const adding = addition.with

/** The same; true where the bytes are to be written: they were not there. */
export const add = async (tx: Tx, content: NewContent): Promise<boolean> =>
  (await addition.ask(tx, content)).length === 1

export async function discard(tx: Tx, companyId: string, hashes: readonly string[], at: Date): Promise<void> {
  await tables(tx)
    .updateTable('content')
    .set({ bytes: null, discarded: at })
    .where('company_id', '=', companyId)
    .where('hash', 'in', hashes)
    .execute()
}
