import type { Socket } from 'node:net'
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
import { Pool, type PoolClient, type PoolConfig, type QueryConfig, types } from 'pg'
import { Fault } from '../fault.ts'
import { uuidPattern } from '../ids.ts'
import { ConnectionLost, isAborted, isStalePlan } from './errors.ts'
import { statementName } from './statements.ts'

/** A transaction in an entered company. Areas see their own tables with `tx.withTables<…>()`. */
export type Tx = Kysely<Record<never, never>>

/** What is asked of a transaction without waiting: where it fails, all behind it fails with its error, the commit too. */
export interface InPassing {
  /** Moves the transaction on to another company (a dispatch touches two), for all that is asked from then on. */
  enter(companyId: string): void
  send(query: CompiledQuery): void
}

export interface Db {
  /**
   * Runs `work` in one transaction that has entered `companyId`: the only way to a company's rows. The role is bound
   * by row-level security.
   */
  transaction<T>(companyId: string, work: (tx: Tx, inPassing: InPassing) => Promise<T>): Promise<T>
  /** For what belongs to no company: the directory, the functions that span companies. */
  plain<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

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

/**
 * For so long a connection that nobody uses stays, in milliseconds. What it has planned and looked up goes with it, and who
 * has read a page for a while would wait for all of that again.
 */
const staysFor = 300_000

export function createDb(config: PoolConfig, onError: (error: Error) => void): Db {
  const pool = new Pool({ max: 16, idleTimeoutMillis: staysFor, types: keepDates, pipeline: true, ...config })
  pool.on('error', onError)
  return {
    transaction: (companyId, work) =>
      lease(pool, async (client) => {
        const { ask, inPassing, commit, end } = asking(client)
        try {
          inPassing(`begin; ${setCompany(companyId)}`)
          const result = await work(kyselyOn(ask), {
            enter: (other) => inPassing(setCompany(other)),
            send: (query) => inPassing(configOf(query)),
          })
          await commit()
          return result
        } catch (error) {
          end()
          // Where this fails too, the connection is lost: with it the transaction has ended.
          await client.query('rollback').catch(() => undefined)
          throw error
        }
      }),
    plain: (work) => lease(pool, (client) => work(kyselyOn(asking(client).ask))),
    close: () => pool.end(),
  }
}

/**
 * Work with a connection of its own. One that is lost meanwhile says so on its `error` event, which ends the process
 * where nobody listens.
 *
 * @throws ConnectionLost where there is none or it goes away; what the caller did wrong stays what it is.
 */
async function lease<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new ConnectionLost(cause)
  })
  let lost: Error | undefined
  const onLost = (error: Error) => {
    lost = error
  }
  client.on('error', onLost)
  try {
    return await work(client)
  } catch (error) {
    // A newer Kontor changed the table meanwhile: what this connection has kept is of no more use.
    if (isStalePlan(error)) lost = error as Error
    throw lost === undefined || error instanceof Fault ? error : new ConnectionLost(error)
  } finally {
    client.removeListener('error', onLost)
    client.release(lost)
  }
}

/**
 * Asks one connection. What is asked in one turn goes out together and is answered in its order; whoever need not know
 * the answer need not wait for it. What fails fails all that stands behind it in the transaction, with its own error.
 */
function asking(client: PoolClient) {
  let failure: unknown
  let ended = false
  const ask = async (query: string | QueryConfig) => {
    if (ended) throw new Error('The transaction has ended')
    gather(client)
    try {
      return await client.query(query)
    } catch (error) {
      if (!isAborted(error)) failure ??= error
      throw isAborted(error) ? (failure ?? error) : error
    }
  }
  return {
    ask,
    inPassing: (query: string | QueryConfig): void => void ask(query).catch(() => undefined),
    /** From here on the connection may be another transaction's: one of several that were under way at once may come late. */
    end: (): void => {
      ended = true
    },
    commit: async (): Promise<void> => {
      const committed = ask('commit')
      ended = true
      const { command } = await committed
      if (command !== 'COMMIT') throw failure ?? new Error('The transaction was rolled back')
    },
  }
}

const configOf = ({ sql, parameters }: CompiledQuery): QueryConfig => ({
  name: statementName(sql),
  text: sql,
  values: [...parameters],
})

/** One packet for what is asked in a turn. */
function gather(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Kysely over a connection that the caller holds: it compiles and runs queries and leaves the transaction alone. */
function kyselyOn(ask: ReturnType<typeof asking>['ask']): Tx {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const { rows, rowCount } = await ask(configOf(query))
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
