import type { CompiledQuery } from 'kysely'
import type { CatalogueIn } from './api-error.ts'
import type { Contents } from './contents/index.ts'
import type { Tx } from './db/kysely.ts'
import type { Settings } from './settings.ts'

/** Who acts: a person, or the system where no person stands behind it (a clock job, a delivery). */
export interface Author {
  readonly actorId: string | null
  readonly requestId: string
}

/**
 * What the log calls the things that it is about. Each area adds its own: `interface ObjectTypes { team: true }`, and
 * says so in its definition.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface ObjectTypes {}

/** One line of the exchange log: ids, hashes and states, never content, so that erasure stays possible. */
export interface LogLine {
  /** What happened, in the past tense, dotted by object: `document.sent`. */
  readonly kind: string
  readonly objectType: keyof ObjectTypes
  readonly objectId: string
  readonly contentHash?: string
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>
}

/** One transaction in one company by one author: what it writes, logs and leaves for later commits together or not at all. */
export interface UnitOfWork {
  readonly companyId: string
  readonly author: Author
  readonly tx: Tx
  /** Asks without waiting for the answer: where it fails, all behind it fails with its error, the commit too. */
  send(query: CompiledQuery): void
  /** One object for all units of work that share the transaction: what is known by it ends with it. */
  readonly transaction: object
  /** The company's immutable bytes, by hash. */
  readonly contents: Contents
  /** The instant of the unit of work: every row that it writes carries the same. */
  readonly now: Date
  newId(): string
  /** What the server says in a language, for what somebody reads later. */
  readonly translationsIn: CatalogueIn
  /** Appends to the company's exchange log. */
  log(line: LogLine): Promise<void>
  /** Leaves work for after the commit, or for an instant after it; the task may run more than once. */
  later(task: string, payload: Readonly<Record<string, unknown>>, notBefore?: Date): Promise<void>
  /**
   * The same transaction in another company: a dispatch touches two (data.md, rule 10). What `work` throws must end
   * the whole transaction.
   */
  within<T>(companyId: string, work: (uow: UnitOfWork) => Promise<T>): Promise<T>
}

/**
 * What a task does once its transaction has ended and no lock is held: it speaks to somebody outside, or takes its time,
 * and gives what is to be written of it then, in a transaction of its own; which may speak to somebody once more. A crash may come
 * between: the task runs again.
 */
export type Outward = (settings: Settings) => Promise<(uow: UnitOfWork) => Onward>

/** What is to be done once a transaction has ended, if anything. */
// biome-ignore lint/suspicious/noConfusingVoidType: most do all in their transaction and give nothing
export type Onward = Promise<Outward | void>

/** Work left for later by a unit of work. It runs in the same company, may run more than once, and has the effect of one. */
export type Task = (uow: UnitOfWork, payload: Readonly<Record<string, unknown>>) => Onward
export type Tasks = Readonly<Record<string, Task>>
