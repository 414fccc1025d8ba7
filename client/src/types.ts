import type { Areas, Call, ResultOf, Values } from '@kontor/contract'
import type { Streaming, Tolerating } from './generated/special.ts'
import type { CallSettings } from './options.ts'

type Loosely<V> = { readonly [K in keyof V]?: V[K] | undefined }

/** What a program hands over. A body that may come as XML too is given here as its fields, and sent as JSON. */
type BodyOf<B> = [Exclude<B, Uint8Array | undefined>] extends [never] ? B : Exclude<B, Uint8Array>

// The declared query is what a handler sees, defaults filled in; a caller leaves out what it likes.
type GivenTo<C> =
  C extends Call<infer N, infer Q, infer B, infer _R>
    ? ([N] extends [never] ? unknown : { readonly params: Readonly<Record<N, string>> }) &
        ([keyof Q] extends [never] ? unknown : { readonly query?: Loosely<Values<Q>> | undefined }) &
        ([B] extends [undefined]
          ? unknown
          : undefined extends B
            ? { readonly body?: BodyOf<B> }
            : { readonly body: BodyOf<B> })
    : never

type AnswerTo<C, Name> = Promise<Name extends Tolerating ? ResultOf<C> | undefined : ResultOf<C>>

type Method<C, Name> =
  Record<never, never> extends GivenTo<C>
    ? (given?: GivenTo<C>, settings?: CallSettings) => AnswerTo<C, Name>
    : (given: GivenTo<C>, settings?: CallSettings) => AnswerTo<C, Name>

type StreamOf<A extends string> = Streaming extends `${A}.${infer M}` ? M : never

export type AreaClient<A extends keyof Areas> = {
  readonly [M in Exclude<keyof Areas[A] & string, StreamOf<A>>]: Method<Areas[A][M], `${A}.${M}`>
}

/** What a call answers. */
export type AnswerOf<A extends keyof Areas, M extends keyof AreaClient<A>> = AreaClient<A>[M] extends (
  ...given: never[]
) => Promise<infer R>
  ? R
  : never

/** A namespace an area, a method a call. */
export type Client<A extends keyof Areas = keyof Areas> = { readonly [K in A]: AreaClient<K> }
