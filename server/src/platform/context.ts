import type { Area, Content, FilePart, InputOf, Permission, ResultOf, ServedBy } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { Logger } from 'pino'
import type { Held, Received } from './contents/index.ts'
import type { Transport } from './http/transport.ts'
import type { Platform } from './platform.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Who asks, as the credential says; the tenant and actor headers are only claims that must agree with it. */
export interface Actor {
  readonly userId: string
  /** The company in which the person's account lives. */
  readonly homeId: string
  readonly name: string
  readonly roleId: string
  readonly permissions: ReadonlySet<Permission>
  readonly kind: 'browser' | 'app' | 'program'
  /** The app in whose frame the request was made. */
  readonly app?: string
  /** Rights of the role that the app was not granted. */
  readonly withheld?: ReadonlySet<Permission>
  /** The app is a program with a token of OAuth, whose rights are its scopes. */
  readonly isScoped?: boolean
  readonly sessionId: string
}

/** One request by somebody in a company. */
export interface RequestContext {
  readonly platform: Platform
  readonly companyId: string
  readonly actor: Actor
  readonly requestId: string
  /** BCP 47, negotiated from Accept-Language. */
  readonly language: string
  /** A message in that language: a refusal that is an answer, not an error. */
  translate(message: Message): Promise<string>
  /** Media types that the caller takes, best first. */
  readonly accepts: readonly string[]
  /** The one in which the call answers: the best for the caller of those that it declares. */
  readonly answersAs: string
  readonly log: Logger
  /** Cookies, addresses, event streams: for the session area. */
  readonly transport: Transport
  /** A transaction that only reads. */
  read<T>(work: (uow: UnitOfWork) => Promise<T>): Promise<T>
  /**
   * What is asked before the body of a form is received, and throws where the request is refused whatever comes in it.
   * Nothing is asked where the request id came before: its answer stands.
   */
  before(work: (uow: UnitOfWork) => Promise<unknown>): Promise<void>
  /**
   * The transaction of a request that writes, at most one a request is committed. Where the caller gave a request id, its
   * answer is kept in the same transaction: the same request again gets the same answer, another body under that id gets
   * 422. So what `work` gives is the answer, and the handler returns it as it is.
   */
  write<T>(work: (uow: UnitOfWork) => Promise<T>): Promise<T>
  /**
   * The same for work that changes nothing but one object, which need not be there yet: it may share its transaction with
   * work on other objects that comes at the same time (decision 33), and may be begun twice.
   */
  writeInGroup<T>(objectId: string, work: (uow: UnitOfWork) => Promise<T>): Promise<T>
}

/** A file of a form as it was received. */
export interface ReceivedFile extends Received {
  readonly name: string
  readonly type?: string
}

/** The body of a call that takes files: it stays with its sender until the handler receives it. */
export interface IncomingForm<B> {
  /**
   * The parts of the form, its files on the disk and taken in by nobody yet; they are dropped when the handler has
   * ended. `maxFileBytes` a file, as many as the setting says by default.
   *
   * @throws ApiError BadRequest, TooLarge as soon as it is.
   */
  receive(maxFileBytes?: number): Promise<{
    readonly [K in keyof B]: B[K] extends FilePart | undefined
      ? ReceivedFile | Extract<B[K], undefined>
      : B[K] extends FilePart[] | undefined
        ? ReceivedFile[] | Extract<B[K], undefined>
        : B[K]
  }>
}

type HasFile<B> = [Extract<B[keyof B], FilePart | FilePart[]>] extends [never] ? false : true

type HandlerInput<I> = I extends { readonly body: infer B }
  ? HasFile<B> extends true
    ? Omit<I, 'body'> & { readonly body: IncomingForm<B> }
    : I
  : never

/** An answer of bytes that the store holds: they go from there to the client, a range of them where one is asked for. */
export interface StoredContent extends Omit<Content, 'body'> {
  readonly held: Held
}

type HandlerResult<R> = R extends Content ? R | StoredContent : R

export type Handler<C> = (
  input: HandlerInput<InputOf<C>>,
  context: RequestContext,
) => Promise<HandlerResult<ResultOf<C>>>

/** One handler for each call that an area serves: a missing one does not compile. */
export type Handlers<A extends Area> = { readonly [K in keyof ServedBy<A>]: Handler<A[K & keyof A]> }
