import type { Areas, Method } from '@kontor/contract'

/**
 * What the client must know of a call at run time, without its schemas: a browser pays about 100 bytes a call.
 * The files under `generated/` hold one per call of the contract; a test holds them equal to it.
 */
export interface Descriptor {
  readonly method: Method
  /** Relative to the API base, with `{names}` of parameters (F-329). */
  readonly path: string
  /** Arguments that must be given, each with the message of the TypeError (F-238, F-249). */
  readonly needs?: Readonly<Record<string, string>>
  /** How the body travels: as JSON, as text, or as bytes in one of these media types. */
  readonly body?: 'json' | 'text' | readonly string[]
  /** How the answer travels: as JSON, text, nothing, a stream of events, or content in one of these media types. */
  readonly answer: 'json' | 'text' | 'none' | 'events' | readonly string[]
  /** Milliseconds, where it is not the default (F-338). */
  readonly timeout?: number
  readonly tolerates404?: true
}

/** The descriptors of one area, a name a call. */
export type Described<A extends keyof Areas> = { readonly [M in keyof Areas[A]]: Descriptor }
