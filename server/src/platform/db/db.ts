import type { Socket } from 'node:net'
import type { CompiledQuery } from 'kysely'
import { Pool, type PoolClient, type PoolConfig, type QueryConfig, types } from 'pg'
import { ApiError } from '../api-error.ts'
import { batchingOn } from '../group-commit/batching.ts'
import { uuidPattern } from '../ids.ts'
import { noTracing, type Tracing, traced } from '../tracing/index.ts'
import { ConnectionLost, isAborted, isStalePlan } from './errors.ts'
import { instantOf } from './instants.ts'
import { kyselyOn, type Tx } from './kysely.ts'
import { statementSpan } from './statement-span.ts'
import { statementsOfPool } from './statements.ts'

/** What is asked of a transaction without waiting: where it fails, all behind it fails with its error, the commit too. */
export interface InPassing {
  send(query: CompiledQuery): void
  /** The same transaction in another company: a dispatch touches two. */
  within(companyId: string): Entered
}

export interface Entered {
  readonly tx: Tx
  readonly inPassing: InPassing
}

/**
 * Work that can fail without the rest of its transaction: what it wrote is undone, and the locks that it took are given
 * back. One at a time.
 */
export type Savepoint = <T>(work: (entered: Entered) => Promise<T>) => Promise<T>

type Work<T> = (tx: Tx, inPassing: InPassing, savepoint: Savepoint) => Promise<T>

export interface Db {
  /**
   * Runs `work` in one transaction that has entered `companyId`: the only way to a company's rows. The role is bound
   * by row-level security.
   */
  transaction<T>(companyId: string, work: Work<T>): Promise<T>
  /** The same for work that only reads: all its statements see one snapshot, and Postgres lets it write nothing. */
  reading: Db['transaction']
  /** For what belongs to no company: the directory, the functions that span companies. */
  plain<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Connections of this process: those that are in use, and the work that waits for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/** SET takes no parameters, so nothing but a uuid may get near it. */
function setCompany(companyId: string): string {
  if (!uuidPattern.test(companyId)) throw new Error(`Not a company id: ${companyId}`)
  return `set local kontor.company = '${companyId}'`
}

const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  // Business dates stay the text that they are (architecture.md, Data): a Date would move them across zones.
  [types.builtins.DATE]: (value) => value,
  [types.builtins.TIMESTAMPTZ]: instantOf,
}

const ourTypes: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? types.getTypeParser(oid, format as 'text'),
}

/**
 * A connection that nobody uses is closed after this time. Its plans and its lookups go with it, and the next page that a
 * person opens would wait for all of them again, so it is long.
 */
const idleTimeoutMs = 300_000

/** @param isCitus a cluster, which repeats the whole of a message that sets something on its workers: there it goes alone */
export function createDb(
  config: PoolConfig,
  onError: (error: Error) => void,
  tracing: Tracing = noTracing,
  isCitus = false,
): Db {
  const pool = new Pool({ max: 16, idleTimeoutMillis: idleTimeoutMs, types: ourTypes, pipeline: true, ...config })
  pool.on('error', onError)
  const configOf = statementsOfPool()
  const begun = (client: PoolClient, begin: string, companyId: string) => {
    let entered = companyId
    let isAnyInPassing = false
    const scope = () => {
      const { ask, commit, end, hasFailed } = asking(client, tracing)
      const askIn = (company: string) => (query: CompiledQuery) => {
        if (entered !== company) unawaited(ask(setCompany(company)))
        entered = company
        return ask(configOf(query))
      }
      const batching = batchingOn(askIn, isCitus)
      const within = (company: string): Entered => {
        const asked = batching.within(company)
        const send = (query: CompiledQuery): void => {
          isAnyInPassing = true
          unawaited(asked(query))
        }
        return { tx: kyselyOn(asked), inPassing: { send, within } }
      }
      return { ask, commit, end, hasFailed, within, flush: batching.flush }
    }
    const whole = scope()
    const savepoint: Savepoint = async (work) => {
      const part = scope()
      const enteredBefore = entered
      unawaited(part.ask('savepoint part'))
      try {
        const result = await work(part.within(companyId))
        part.flush()
        // Refused where anything failed that nobody waited for.
        await part.ask('release savepoint part')
        part.end()
        return result
      } catch (error) {
        part.end()
        await client.query('rollback to savepoint part; release savepoint part')
        entered = enteredBefore
        throw error
      }
    }
    for (const statement of isCitus ? [begin, setCompany(companyId)] : [`${begin}; ${setCompany(companyId)}`])
      unawaited(whole.ask(statement))
    return {
      ...whole.within(companyId),
      savepoint,
      commit: async (): Promise<void> => {
        whole.flush()
        await whole.commit()
      },
      /** What was only read is known before the commit is answered; what comes next on the connection waits behind it. */
      endReading: async (): Promise<void> => {
        whole.flush()
        const ended = whole.commit()
        if (isAnyInPassing || whole.hasFailed()) await ended
        else unawaited(ended)
      },
      rollback: async (): Promise<void> => {
        whole.end()
        // Where this fails too, the connection is lost: with it the transaction has ended.
        await client.query('rollback').catch(() => undefined)
      },
    }
  }
  const run =
    (begin: string, end: 'commit' | 'endReading'): Db['transaction'] =>
    (companyId, work) =>
      lease(pool, async (client) => {
        const { tx, inPassing, savepoint, rollback, ...ends } = begun(client, begin, companyId)
        try {
          const result = await work(tx, inPassing, savepoint)
          await ends[end]()
          return result
        } catch (error) {
          await rollback()
          throw error
        }
      })
  return {
    transaction: run('begin', 'commit'),
    reading: run('begin isolation level repeatable read read only', 'endReading'),
    plain: (work) =>
      lease(pool, (client) => {
        const { ask } = asking(client, tracing)
        return work(kyselyOn((query) => ask(configOf(query))))
      }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
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
    throw lost === undefined || error instanceof ApiError ? error : new ConnectionLost(error)
  } finally {
    client.removeListener('error', onLost)
    client.release(lost)
  }
}

/**
 * Asks one connection. What is asked in one turn goes out together and is answered in its order; whoever need not know
 * the answer need not wait for it. What fails fails all that stands behind it in the transaction, with its own error.
 */
function asking(client: PoolClient, tracing: Tracing) {
  let failure: unknown
  let ended = false
  const ask = async (query: string | QueryConfig) => {
    if (ended) throw new Error('The transaction has ended')
    sendTogether(client)
    try {
      return await traced(statementSpan(tracing, query), () => client.query(query))
    } catch (error) {
      if (!isAborted(error)) failure ??= error
      throw isAborted(error) ? (failure ?? error) : error
    }
  }
  return {
    ask,
    /** From here on the connection may be another transaction's: one of several that were under way at once may come late. */
    end: (): void => {
      ended = true
    },
    hasFailed: (): boolean => failure !== undefined,
    commit: async (): Promise<void> => {
      const committed = ask('commit')
      ended = true
      const { command } = await committed
      if (command !== 'COMMIT') throw failure ?? new Error('The transaction was rolled back')
    },
  }
}

const unawaited = (asked: Promise<unknown>): void => void asked.catch(() => undefined)

/** One packet for what is asked in a turn, and for what is batched in it, which is asked at its end. */
function sendTogether(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  process.nextTick(() => process.nextTick(() => stream.uncork()))
}
