import type { Areas, Method } from '@kontor/contract'

/**
 * What the client must know of a call at run time, without its schemas: a browser pays about 100 bytes a call.
 * The files under `generated/` hold one per call of the contract; a test holds them equal to it.
 */
export interface Descriptor {
  /** Method and path, relative to the API base, with `{names}` of parameters (F-329): `GET documents/{documentId}`. */
  readonly line: `${Method} ${string}`
  /**
   * Arguments that must be given, each with the message of the TypeError (F-238, F-249). Those of the path must be
   * given always: they stand here where their message is another than `{name} is required`.
   */
  readonly needs?: Readonly<Record<string, string>>
  /** Arguments of the query that must not be over a number or must match a pattern, with their message (F-253, F-257). */
  readonly fits?: Readonly<
    Record<string, { readonly maximum?: number; readonly pattern?: string; readonly says: string }>
  >
  /** What the client sends of itself (F-417). */
  readonly always?: Readonly<Record<string, string | boolean>>
  /** How the body travels: as JSON, as text, as the parts of a form, or as bytes in one of these media types. */
  readonly body?: 'json' | 'text' | 'parts' | readonly string[]
  /**
   * How the answer travels: as JSON by default, or as text, nothing, a stream of events, or content in one of these
   * media types; `exists` is told by the status alone.
   */
  readonly answer?: 'text' | 'none' | 'exists' | 'events' | readonly string[]
  /** Fields that travel as a JSON string, and fields that are always sent as a list (F-194, F-195). */
  readonly wire?: Wire
  /** Milliseconds, where it is not the default (F-338). */
  readonly timeout?: number
  readonly tolerates404?: true
}

export type Wire = Readonly<Record<string, 'encoded' | 'list'>>

/** The descriptors of one area, a name a call. */
export type Described<A extends keyof Areas> = { readonly [M in keyof Areas[A]]: Descriptor }
