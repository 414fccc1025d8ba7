import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import type { ForOneRow } from './batching.ts'
import type { Routed } from './routed.ts'

/** What a batched statement is built of. */
export interface Batch<V> {
  readonly companyId: RawBuilder<string>
  /** A JSON array of what was asked for, by the names of columns, and as `nth` the place of each. */
  readonly rows: RawBuilder<readonly V[]>
  /** The columns that each has beside the company's. */
  readonly columns: readonly string[]
}

/**
 * A statement that takes many rows at once, and gives with each row of its answer for which of them it is (`nth`), so that
 * units of work that share a transaction ask it once.
 *
 * @param routed what it is on a cluster, where that is something else
 */
export function batched<Tables, V extends { readonly companyId: string }, Row>(
  tables: (tx: Tx) => Kysely<Tables>,
  build: (db: Kysely<Tables>, given: Batch<V>) => CompiledQuery<Row>,
  routed?: (columns: readonly string[]) => Routed,
) {
  const built = new Map<string, CompiledQuery<Row>>()
  const forOne = (db: Kysely<Tables>, { companyId, ...values }: V): CompiledQuery<Row> => {
    const row: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(values)) row[columnOf(name)] = value
    const columns = Object.keys(row)
    const names = columns.join()
    const query = built.get(names) ?? build(db, { companyId: company, rows, columns })
    built.set(names, query)
    const asked: ForOneRow & CompiledQuery<Row> = { ...query, companyId, row, routed: routed?.(columns) }
    return asked
  }
  return {
    /** The statement for one row, to be asked in passing. */
    with: (tx: Tx, values: V): CompiledQuery<Row> => forOne(tables(tx), values),
    ask: async (tx: Tx, values: V): Promise<Row[]> => {
      const db = tables(tx)
      return (await db.executeQuery(forOne(db, values))).rows
    },
  }
}

/**
 * Rows of a table by their ids, `where` something holds of them. Each is looked up by its key: a
 * join, planned for any company, might read all that this one has.
 */
export const batchedById = <Tables, T extends string & keyof Tables>(
  tables: (tx: Tx) => Kysely<Tables>,
  table: T,
  { where = sql`true`, lock = sql`` }: { where?: RawBuilder<unknown>; lock?: RawBuilder<unknown> } = {},
) =>
  batched(tables, (db, { companyId, rows }: Batch<{ readonly companyId: string; readonly id: string }>) =>
    sql<Tables[T]>`
      select nth, found.* from json_to_recordset(${rows}) as given (nth integer, id uuid), lateral (
        select * from ${sql.table(table)} where company_id = ${companyId} and id = given.id and ${where} limit 1 ${lock}
      ) found`.compile(db),
  )

const company = sql.raw<string>('$1::uuid')
const rows = sql.raw<never>('$2::json')

/** `issueDate` as the column `issue_date`. */
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
