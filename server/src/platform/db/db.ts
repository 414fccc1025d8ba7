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
import { Pool, type PoolClient, type PoolConfig, types } from 'pg'

/** A transaction in an entered company. Areas see their own tables with `tx.withTables<…>()`. */
export type Tx = Kysely<Record<never, never>>

export interface Db {
  /**
   * Runs `work` in one transaction that has entered `companyId`: the only way to a company's rows. The role is bound
   * by row-level security; `enter` moves the transaction on to another company (a dispatch touches two).
   */
  transaction<T>(
    companyId: string,
    work: (tx: Tx, enter: (companyId: string) => Promise<void>) => Promise<T>,
  ): Promise<T>
  /** For what belongs to no company: the directory, the functions that span companies. */
  plain<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** SET takes no parameters, so nothing but a uuid may get near it. */
function setCompany(companyId: string): string {
  if (!uuidPattern.test(companyId)) throw new Error(`Not a company id: ${companyId}`)
  return `set local kontor.company = '${companyId}'`
}

/** Business dates stay the text that they are (architecture.md, Data): a Date would move them across zones. */
const keepDates: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.DATE ? (value: string) => value : types.getTypeParser(oid, format as 'text'),
}

export function createDb(config: PoolConfig, onError: (error: Error) => void): Db {
  const pool = new Pool({ max: 16, types: keepDates, ...config })
  pool.on('error', onError)
  return {
    transaction: async (companyId, work) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query(`begin; ${setCompany(companyId)}`)
        const result = await work(kyselyOn(client), async (other) => {
          await client.query(setCompany(other))
        })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
    plain: async (work) => {
      const client = await pool.connect()
      try {
        return await work(kyselyOn(client))
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

/** Kysely over a client that the caller holds: it compiles and runs queries and leaves the transaction alone. */
function kyselyOn(client: PoolClient): Tx {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const { rows, rowCount } = await client.query(query.sql, [...query.parameters])
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
