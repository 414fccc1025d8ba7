import type { ErrorCode } from '../errors.ts'
import type { Permission } from '../permissions.ts'
import type { Fields, Shape, Values } from './shape.ts'

/**
 * How an answer is written as XML, for programs that were written for it (responses.md A): a list is its items under
 * the name of the list, or one element around items of their own name.
 */
export interface XmlForm {
  /** The name of the outermost element. */
  readonly root: string
  /** Lists that are an element of their own, with the name of their items. */
  readonly items?: Readonly<Record<string, string>>
  /** Fields that are attributes of the element around them. */
  readonly attributes?: readonly string[]
  /** The field that is the text of the element around it. */
  readonly text?: string
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The names in braces of a path. */
export type Params<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Params<Rest> : never

export interface CallOptions<Q extends Fields, B, R, V extends boolean = boolean> {
  /** Its row or rows in the catalogue (`DOC-01`, `U-039`); Kontor's own calls are `K-…`. */
  readonly id: string | readonly string[]
  /** One sentence: what it does for whom. */
  readonly says: string
  /** Who may. */
  readonly may: Permission
  /** Required arguments with the exact message that the client throws (F-238, F-249). */
  readonly needs?: Readonly<Record<string, string>>
  /** Arguments of the query whose value must fit its schema, with the message that the client throws else (F-253, F-257). */
  readonly fits?: { readonly [K in keyof Q]?: string }
  /** The shape of path parameters whose name does not tell it (`documentId`, `companyId` … do). */
  readonly path?: Fields
  readonly query?: Q
  readonly body?: Shape<B>
  readonly returns?: Shape<R>
  /** The answer also comes as XML, and does for whoever names no media type. */
  readonly xml?: XmlForm
  /** The status of success; 200 with a body and 204 without by default. */
  readonly status?: 200 | 201 | 202 | 204
  /** Where that which it makes is read, told as Location: a path with parameters, or fields of the answer, in braces. */
  readonly creates?: string
  readonly fails?: readonly ErrorCode[]
  /** Milliseconds; 20,000 by default (F-338). */
  readonly timeout?: number
  readonly tolerates404?: true
  /** false: declared, answered with 501 until its area is built. */
  readonly served?: V
}

export interface Call<
  N extends string = string,
  Q extends Fields = Fields,
  B = unknown,
  R = unknown,
  V extends boolean = boolean,
> {
  readonly method: Method
  readonly path: string
  readonly options: CallOptions<Q, B, R>
  /** For the compiler alone. */
  readonly params?: Record<N, string>
  readonly served?: V
}

/** What a handler gets and a client gives. */
export interface Input<N extends string, Q extends Fields, B> {
  readonly params: Readonly<Record<N, string>>
  readonly query: Values<Q>
  readonly body: B
}

export type InputOf<C> = C extends Call<infer N, infer Q, infer B> ? Input<N, Q, B> : never
export type ResultOf<C> = C extends { readonly options: { readonly returns?: Shape<infer R> } } ? R : never

/** The calls of an area that somebody serves: those that are declared with `served: false` need no handler. */
export type ServedBy<A> = { [K in keyof A as A[K] extends { readonly served?: true } ? K : never]: A[K] }

export interface Area {
  readonly [name: string]: Call
}

/** One declaration per call: `call('GET documents/{documentId}', { … })`. */
export function call<
  const S extends `${Method} ${string}`,
  Q extends Fields = Record<never, never>,
  B = undefined,
  R = void,
  const V extends boolean = true,
>(line: S, options: CallOptions<Q, B, R, V>): Call<Params<S>, Q, B, R, V> {
  const [method, path] = line.split(' ') as [Method, string]
  return { method, path, options: options as CallOptions<Q, B, R> }
}
