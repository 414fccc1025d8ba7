import type { Logger } from 'pino'
import type { Act, Author } from './act.ts'
import type { Clock } from './clock.ts'
import { contentsOf } from './contents/index.ts'
import type { Db, Entered } from './db/db.ts'
import type { Ids } from './ids.ts'
import type { Live } from './live/live.ts'
import * as log from './log/store.ts'
import * as outbox from './outbox/store.ts'
import type { Settings } from './settings.ts'
import { createTogether, type Doing, type Proposed } from './together.ts'

/** What every area stands on; made once at start. Tests and the demo give their own clock and ids. */
export interface Platform {
  readonly settings: Settings
  readonly clock: Clock
  readonly ids: Ids
  readonly db: Db
  readonly log: Logger
  readonly live: Live
  /** One transaction in a company; afterwards its log is sealed and its outbox moved on, out of the caller's way. */
  act<T>(companyId: string, author: Author, work: (act: Act) => Promise<T>): Promise<T>
  /**
   * The same, in one transaction with others of its kind that come at the same time (decision 33): for work that changes
   * nothing which work of other keys changes. It may be begun twice.
   */
  actBesideOthers<T>(companyId: string, proposed: Proposed<T>): Promise<T>
  /** A transaction in a company for work that only reads: it logs nothing, leaves nothing for later, and Postgres lets it write nothing. */
  read<T>(companyId: string, author: Author, work: (act: Act) => Promise<T>): Promise<T>
  /** Told after every commit. */
  onCommit(listener: (touched: Touched) => void): void
}

/** The companies in which a transaction logged, or left work for later: whether it left any. */
type Touched = ReadonlyMap<string, boolean>

export function createPlatform(parts: Pick<Platform, 'settings' | 'clock' | 'ids' | 'db' | 'log' | 'live'>): Platform {
  const listeners: ((touched: Touched) => void)[] = []
  /** Several acts in one transaction: what all of them ask of a gathered statement goes out as one. */
  const inOne = async <T>(companyId: string, acts: readonly Doing<T>[]): Promise<T[]> => {
    const touched = new Map<string, boolean>()
    const results = await parts.db.transaction(companyId, (tx, inPassing) => {
      const shared = { now: parts.clock.now(), touched, transaction: {} }
      return Promise.all(
        acts.map(({ author, work }) => actIn(companyId, { tx, inPassing }, { author, ...shared }, work)),
      )
    })
    if (touched.size > 0) for (const listener of listeners) listener(touched)
    return results
  }
  const alone = async <T>(companyId: string, act: Doing<T>): Promise<T> => (await inOne(companyId, [act]))[0]!
  /** Does the work in a company; what it logs and leaves is written at its end. */
  const actIn = async <R>(
    companyId: string,
    { tx, inPassing }: Entered,
    doing: {
      readonly author: Author
      readonly now: Date
      readonly touched: Map<string, boolean>
      readonly transaction: object
    },
    work: (act: Act) => Promise<R>,
  ): Promise<R> => {
    const { author, now, touched, transaction } = doing
    const [lines, left]: [log.NewLine[], outbox.OutboxRow[]] = [[], []]
    const given = await work({
      companyId,
      author,
      tx,
      transaction,
      contents: contentsOf(parts.settings.dataFolder, tx, inPassing.send, companyId, now),
      now,
      newId: parts.ids.next,
      log: async (line) => void lines.push({ id: parts.ids.next(), ...line }),
      later: async (task, payload, notBefore) => {
        const work = { data: payload, author, ...(notBefore && { notBefore: notBefore.toISOString() }) }
        left.push({ id: parts.ids.next(), task, payload: work })
      },
      within: (other, there) => actIn(other, inPassing.within(other), doing, there),
    })
    if (lines.length > 0 || left.length > 0) touched.set(companyId, left.length > 0 || touched.get(companyId) === true)
    for (const line of lines) inPassing.send(log.appending(tx, companyId, author, now, line))
    if (left.length > 0) inPassing.send(outbox.putting(companyId, now, left).compile(tx))
    return given
  }
  const together = createTogether(inOne)
  return {
    ...parts,
    onCommit: (listener) => {
      listeners.push(listener)
    },
    act: (companyId, author, work) => alone(companyId, { author, work }),
    read: (companyId, author, work) =>
      parts.db.reading(companyId, (tx, inPassing) => {
        const doing = { author, now: parts.clock.now(), touched: new Map<string, boolean>(), transaction: {} }
        return actIn(companyId, { tx, inPassing }, doing, work)
      }),
    actBesideOthers: together,
  }
}
