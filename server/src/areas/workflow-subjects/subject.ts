import type { TradeType, WorkflowSubject } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import type { Facts, Step } from '../workflow-engine/index.ts'
import type { Came } from './rules/following.ts'

/** The version of a workflow, as far as what follows it knows it. */
export interface Followed {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly publishedBy: string | null
}

/** A document or a requisition, by its id. */
export interface Which {
  readonly subject: WorkflowSubject
  readonly documentId: string
}

/** A run, as far as what it deals with knows it. */
export interface Running extends Which {
  readonly id: string
  readonly step: string
  /** When it came there. */
  readonly entered: Date
  /** The assignment that it gave, or the step of the approval that it asked for. */
  readonly waitsFor: string | null
  /** Who approved in this run, where what it deals with does not tell. */
  readonly approvedBy: readonly string[]
  /** Where it goes several ways at once, what is asked for in its branches waits at the same time, by this word. */
  readonly fork: { readonly beside: string } | null
}

/** A run at a step of its workflow. */
export interface Standing {
  readonly version: Followed
  readonly instance: Running
  /** Where people read what they are told about. */
  readonly origin: string
}

/** What a run waits for has come to, and who decided it, where a person did and the run has to know. */
export interface Decided {
  readonly came: Came
  readonly by: string | null
  /** It was not decided itself, but fell with what was refused beside it or after it. */
  readonly isFallen?: boolean
}

/** How a workflow wants its subject to end. */
export type Wanted = 'NOTHING' | 'APPROVE' | 'ACCEPT'

/**
 * A document that came, or a requisition whose approval is requested: one that a workflow deals with, held until the transaction
 * ends. A run knows it by this door alone.
 */
export interface Subject {
  readonly kind: WorkflowSubject
  readonly id: string
  readonly type: TradeType
  /** Where it is shown. */
  readonly path: string
  readonly number: string
  /** What a notification leads to. */
  readonly about: { readonly type: 'document' | 'message'; readonly id: string | null }
  /** Why there is nothing to decide any more; undefined while there is. */
  readonly whyOver: Message | undefined
  facts(uow: UnitOfWork): Promise<Facts>
  /** Who it is from, for what people are told. */
  from(uow: UnitOfWork): Promise<string | null>
  /** A run begins. */
  began(uow: UnitOfWork, version: Followed): Promise<Subject>
  /** The run waits at a step. */
  waitsAt(uow: UnitOfWork, step: string): Promise<void>
  /** @returns why it takes no tag; undefined once it has it */
  tag(uow: UnitOfWork, tag: string): Promise<Message | undefined>
  /** Sets what a step says of it. @returns why it does not; undefined once it is set */
  set(uow: UnitOfWork, standing: Standing, step: Step): Promise<Message | undefined>
  /** @returns why nothing was called; undefined once it is under way */
  callWebhook(uow: UnitOfWork, webhookId: string, more: Readonly<Record<string, string>>): Promise<Message | undefined>
  /**
   * Asks those who are named to approve it, or those who decide otherwise where none of them can.
   *
   * @returns what the run waits for; undefined where nobody can approve it as it stands
   */
  askApproval(
    uow: UnitOfWork,
    standing: Standing,
    named: readonly string[],
    because: string,
  ): Promise<string | undefined>
  /** What came of the approval that a run waits for. */
  decided(uow: UnitOfWork, instance: Running): Promise<Decided>
  /**
   * Gives those whom a step names work with it, or those who can do it where none of them can.
   *
   * @returns what the run waits for; undefined where nobody can do it
   */
  give(uow: UnitOfWork, standing: Standing, step: Step): Promise<string | undefined>
  /** Whether the work that was given is done: what it came to. */
  done(uow: UnitOfWork, id: string): Promise<'CLOSED' | 'EXPIRED' | undefined>
  /** Takes back the work that was given, where it is open. */
  takeBack(uow: UnitOfWork, origin: string, id: string): Promise<void>
  /** The run came to its end. @returns why it is left to people all the same; undefined where it is not */
  end(uow: UnitOfWork, standing: Standing, step: string, wanted: Wanted): Promise<Message | undefined>
  /** The run was ended before its end: people go on by hand. */
  stopped(uow: UnitOfWork, standing: Standing): Promise<void>
  /** Somebody ended the run: what it asked of people and nobody has decided is taken back. */
  withdraw(uow: UnitOfWork, standing: Standing): Promise<void>
  /** Whom a step would ask, once what the run asks for now is taken back. */
  wouldAsk(uow: UnitOfWork, standing: Standing, step: Step): Promise<readonly string[]>
  /**
   * The run, or one of its branches, goes on at another place: what it asked of people there and nobody has decided is taken back.
   *
   * @param stays what the branches beside it wait for, where that stays asked
   * @returns how it is then
   */
  recall(uow: UnitOfWork, standing: Standing, stays?: readonly string[]): Promise<Subject>
  /** It is told in the log that the run follows another version from now on. */
  moved(uow: UnitOfWork, detail: Readonly<Record<string, string | number>>): Promise<void>
}
