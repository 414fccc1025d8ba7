/** A JSON Schema (2020-12, the subset that Ajv and OpenAPI 3.1 share). */
export type Schema = { readonly [keyword: string]: unknown }

/**
 * What every word returns: a JSON Schema at run time, a bare T to the compiler. Nothing else of the schema enters
 * a type, so that hundreds of calls check in about a second (docs/decisions/0002-contract-words.md).
 */
export interface Shape<T> {
  readonly schema: Schema
  readonly is?: T
}

/** A field that may be left out. */
export interface Maybe<T> extends Shape<T> {
  readonly maybe: true
}

export interface Fields {
  readonly [name: string]: Shape<unknown>
}

export type Of<S> = S extends Shape<infer T> ? T : never

type OptionalName<F> = { [K in keyof F]: F[K] extends Maybe<unknown> ? K : never }[keyof F]

/** The plain object that a set of fields describes. */
export type Values<F> = { [K in Exclude<keyof F, OptionalName<F>>]: Of<F[K]> } & { [K in OptionalName<F>]?: Of<F[K]> }

export const shape = <T>(schema: Schema): Shape<T> => ({ schema })
