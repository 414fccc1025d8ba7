import type { Area, InputOf, Permission, ResultOf, ServedBy } from '@kontor/contract'
import type { Logger } from 'pino'
import type { Act } from './act.ts'
import type { Wire } from './http/wire.ts'
import type { Platform } from './platform.ts'

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
  /** Media types that the caller takes, best first. */
  readonly accepts: readonly string[]
  readonly log: Logger
  /** Cookies, addresses, event streams: for the session area. */
  readonly wire: Wire
  /** A transaction that only reads. */
  read<T>(work: (act: Act) => Promise<T>): Promise<T>
  /**
   * The transaction of a request that writes, at most one a request. Where the caller gave a request id, its answer is
   * kept in the same transaction: the same request again gets the same answer, another body under that id gets 422.
   * So what `work` gives is the answer, and the handler returns it as it is.
   */
  write<T>(work: (act: Act) => Promise<T>): Promise<T>
}

export type Handler<C> = (input: InputOf<C>, context: RequestContext) => Promise<ResultOf<C>>

/** One handler for each call that an area serves: a missing one does not compile. */
export type Handlers<A extends Area> = { readonly [K in keyof ServedBy<A>]: Handler<A[K & keyof A]> }
