import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Tx } from './db.ts'
import type { Ask } from './gathering.ts'

/** Kysely over a connection that the caller holds: it compiles and runs queries and leaves the transaction alone. */
export function kyselyOn(ask: Ask): Tx {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const { rows, rowCount } = await ask(query)
      return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) }
    },
    streamQuery: () => {
      throw new Error('Streams are not used: lists are paged')
    },
  }
  const nothing = async () => undefined
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  return new Kysely<Record<never, never>>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
