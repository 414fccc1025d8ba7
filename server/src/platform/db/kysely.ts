import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Ask } from '../group-commit/ask.ts'

/** A transaction in an entered company. Areas see their own tables with `tx.withTables<…>()`. */
export type Tx = Kysely<Record<never, never>>

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()
const driver = new DummyDriver()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db: Tx) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
}

/**
 * Kysely over a connection that the caller holds: it compiles and runs queries and leaves the transaction alone. Nothing is
 * built or waited for that a connection of its own would need: a transaction is entered for each company that it touches.
 */
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
  const held: ConnectionProvider = { provideConnection: (use) => use(connection) }
  const executor = new DefaultQueryExecutor(compiler, adapter, held)
  return new Kysely<Record<never, never>>({ config: { dialect }, dialect, driver, executor })
}
