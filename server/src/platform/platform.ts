import type { Logger } from 'pino'
import type { CatalogueIn } from './api-error.ts'
import type { Clock } from './clock.ts'
import { contentsOf, type Shelf } from './contents/index.ts'
import type { Db, Entered } from './db/db.ts'
import { type AuthoredWork, createGroupCommit, type GroupWork } from './group-commit/index.ts'
import type { Ids } from './ids.ts'
import type { Live } from './live/live.ts'
import * as log from './log/store.ts'
import * as outbox from './outbox/store.ts'
import type { Settings } from './settings.ts'
import { currentTraceparent, type Tracing } from './tracing/index.ts'
import { createTranslations } from './translations.ts'
import type { Author, Task, Tasks, UnitOfWork } from './unit-of-work.ts'

/** What every area stands on; made once at start. Tests and the demo give their own clock and ids. */
export interface Platform {
  readonly settings: Settings
  readonly clock: Clock
  readonly ids: Ids
  readonly db: Db
  readonly log: Logger
  readonly live: Live
  /** Where large contents lie. */
  readonly shelf: Shelf
  readonly tracing: Tracing
  /** What the server says in a language. */
  readonly translationsIn: CatalogueIn
  /** One transaction in a company; afterwards its log is sealed and its outbox moved on, out of the caller's way. */
  transact<T>(companyId: string, author: Author, work: (uow: UnitOfWork) => Promise<T>): Promise<T>
  /**
   * The same, in one transaction with others of its kind that come at the same time (group-commit/index.ts): for work that
   * changes nothing which work of other keys changes. It may be begun twice.
   */
  transactInGroup<T>(companyId: string, work: GroupWork<T>): Promise<T>
  /**
   * What happened before, told afterwards: units of work one after the other in one transaction, each by its author at the
   * instant that the clock shows then, so that nobody sees a half of it. Of what they leave for later, `tasks` is done at once,
   * the rest as ever.
   */
  recount(companyId: string, tasks: Tasks, story: (transact: Platform['transact']) => Promise<void>): Promise<void>
  /**
   * A transaction in a company for work that only reads: all of it sees one snapshot. It logs nothing and leaves nothing for
   * later, and Postgres lets it write nothing.
   */
  read<T>(companyId: string, author: Author, work: (uow: UnitOfWork) => Promise<T>): Promise<T>
  /** Told after every commit. */
  onCommit(listener: (touched: Touched) => void): void
}

/** What a unit of work is done with beside its company and its work. */
interface Circumstances {
  readonly author: Author
  readonly now: Date
  readonly touched: Map<string, boolean>
  readonly transaction: object
  /** What becomes of the work that it leaves for later. */
  readonly leave: (entered: Entered, companyId: string, rows: readonly outbox.OutboxRow[]) => void
}

/** The companies in which a transaction logged, or left work for later: whether it left any. */
type Touched = ReadonlyMap<string, boolean>

export function createPlatform(
  parts: Pick<Platform, 'settings' | 'clock' | 'ids' | 'db' | 'log' | 'live' | 'shelf' | 'tracing'>,
): Platform {
  const listeners: ((touched: Touched) => void)[] = []
  const translationsIn = createTranslations()
  const tell = (touched: Touched): void => {
    if (touched.size > 0) for (const listener of listeners) listener(touched)
  }
  const together = async <T>(companyId: string, units: readonly AuthoredWork<T>[]): Promise<T[]> => {
    const touched = new Map<string, boolean>()
    const results = await parts.db.transaction(companyId, (tx, inPassing) => {
      const now = parts.clock.now()
      const shared = { now, touched, transaction: {}, leave: inOutbox(now) }
      return Promise.all(
        units.map(({ author, work }) => workIn(companyId, { tx, inPassing }, { author, ...shared }, work)),
      )
    })
    tell(touched)
    return results
  }
  const oneByOne = async <T>(
    companyId: string,
    units: readonly AuthoredWork<T>[],
  ): Promise<PromiseSettledResult<T>[]> => {
    const touched = new Map<string, boolean>()
    const results = await parts.db.transaction(companyId, async (_, __, savepoint) => {
      const now = parts.clock.now()
      const settled: PromiseSettledResult<T>[] = []
      for (const { author, work } of units) {
        const doing = { author, now, touched, transaction: {}, leave: inOutbox(now) }
        settled.push(...(await Promise.allSettled([savepoint((entered) => workIn(companyId, entered, doing, work))])))
      }
      return settled
    })
    tell(touched)
    return results
  }
  /** Does the work in a company; what it logs and leaves is written at its end. */
  const workIn = async <R>(
    companyId: string,
    entered: Entered,
    doing: Circumstances,
    work: (uow: UnitOfWork) => Promise<R>,
  ): Promise<R> => {
    const { author, now, touched, transaction, leave } = doing
    const { tx, inPassing } = entered
    const [lines, left]: [log.NewLine[], outbox.OutboxRow[]] = [[], []]
    const given = await work({
      companyId,
      author,
      tx,
      send: inPassing.send,
      transaction,
      contents: contentsOf(parts.shelf, tx, inPassing.send, companyId, now),
      now,
      newId: parts.ids.next,
      translationsIn,
      log: async (line) => void lines.push({ id: parts.ids.next(), ...line }),
      later: async (task, payload, notBefore) => {
        const trace = currentTraceparent()
        const work = {
          ...{ data: payload, author },
          ...(notBefore && { notBefore: notBefore.toISOString() }),
          ...(trace && { trace }),
        }
        left.push({ id: parts.ids.next(), task, payload: work })
      },
      within: (other, there) => workIn(other, inPassing.within(other), doing, there),
    })
    if (lines.length > 0 || left.length > 0) touched.set(companyId, left.length > 0 || touched.get(companyId) === true)
    for (const line of lines) inPassing.send(log.appending(tx, companyId, author, now, line))
    if (left.length > 0) leave(entered, companyId, left)
    return given
  }
  const recount: Platform['recount'] = async (companyId, tasks, story) => {
    const touched = new Map<string, boolean>()
    await parts.db.transaction(companyId, (_, inPassing) =>
      story(async (company, author, work) => {
        const now = parts.clock.now()
        const waiting: { readonly companyId: string; readonly row: outbox.OutboxRow }[] = []
        const leave: Circumstances['leave'] = (entered, companyId, rows) => {
          const [atOnce, later] = [
            rows.filter(({ task }) => task in tasks),
            rows.filter(({ task }) => !(task in tasks)),
          ]
          waiting.push(...atOnce.map((row) => ({ companyId, row })))
          if (later.length > 0) inOutbox(now)(entered, companyId, later)
        }
        const doing = { author, now, touched, transaction: {}, leave }
        const given = await workIn(company, inPassing.within(company), doing, work)
        // What is done leaves more.
        for (const { companyId, row } of waiting)
          await workIn(companyId, inPassing.within(companyId), { ...doing, author: row.payload.author }, (uow) =>
            withinTransaction(tasks[row.task]!, row)(uow),
          )
        return given
      }),
    )
    tell(touched)
  }
  return {
    ...parts,
    translationsIn,
    onCommit: (listener) => {
      listeners.push(listener)
    },
    transact: async (companyId, author, work) => (await together(companyId, [{ author, work }]))[0]!,
    read: (companyId, author, work) =>
      parts.db.reading(companyId, (tx, inPassing) => {
        const now = parts.clock.now()
        const doing = { author, now, touched: new Map<string, boolean>(), transaction: {}, leave: inOutbox(now) }
        return workIn(companyId, { tx, inPassing }, doing, work)
      }),
    transactInGroup: createGroupCommit({ together, oneByOne }),
    recount,
  }
}

const inOutbox =
  (created: Date): Circumstances['leave'] =>
  ({ tx, inPassing }, companyId, rows) =>
    inPassing.send(outbox.putting(companyId, created, rows).compile(tx))

/** A task as a part of the transaction that left it. */
const withinTransaction =
  (task: Task, { task: name, payload }: outbox.OutboxRow) =>
  async (uow: UnitOfWork): Promise<void> => {
    if (await task(uow, payload.data)) throw new Error(`${name} goes outside, and cannot be done within a transaction`)
  }
