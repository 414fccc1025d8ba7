import { type Fields, type Maybe, type Schema, type Shape, shape, type Values } from './shape.ts'

/** A field that may be left out. */
export const maybe = <T>(inner: Shape<T>): Maybe<T> => ({ ...inner, maybe: true })

/** A position of the company's log: what is asked for is given as it was there. */
export const asOf = (): Maybe<number> => maybe(shape({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))

/** The schema of an object with these fields. */
export const propertiesOf = (fields: Fields): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])),
  required: Object.entries(fields)
    .filter(([, field]) => !('maybe' in field))
    .map(([name]) => name),
})

/** An object with these fields; what is not named is not accepted and not sent. */
export const record = <F extends Fields>(fields: F): Shape<Values<F>> =>
  shape({ ...propertiesOf(fields), additionalProperties: false })

/** A record with a name: one component of the OpenAPI document, referred to from everywhere. */
export const entity = <F extends Fields>(name: string, fields: F): Shape<Values<F>> =>
  shape({ ...propertiesOf(fields), additionalProperties: false, 'x-entity': name })

export const list = <T>(item: Shape<T>, options: { min?: number; max?: number } = {}): Shape<T[]> =>
  shape({
    type: 'array',
    items: item.schema,
    ...(options.min === undefined ? {} : { minItems: options.min }),
    maxItems: options.max ?? 10_000,
  })

/** A list that a caller with one value may give bare: the client always sends a list (F-194). */
export const listOrOne = <T>(item: Shape<T>, options: { min?: number; max?: number } = {}): Shape<T[]> =>
  shape({ ...list(item, options).schema, 'x-bare': true })

/** A value that travels as a JSON string inside JSON and is itself on both ends (F-195, decision 16). */
export const encoded = <T>(inner: Shape<T>): Shape<T> =>
  shape({ type: 'string', maxLength: 100_000, contentMediaType: 'application/json', contentSchema: inner.schema })

/** Values by a key that the caller chooses, each key of the shape that is named. */
export const mapOf = <T>(
  value: Shape<T>,
  options: { keys?: Shape<string>; min?: number; max?: number } = {},
): Shape<Record<string, T>> =>
  shape({
    type: 'object',
    additionalProperties: value.schema,
    ...(options.keys === undefined ? {} : { propertyNames: options.keys.schema }),
    ...(options.min === undefined ? {} : { minProperties: options.min }),
    ...(options.max === undefined ? {} : { maxProperties: options.max }),
  })

/** A body that may come as XML as well: the handler gets those bytes as they came, held against no schema. */
export const orXml = <T>(inner: Shape<T>): Shape<T | Uint8Array> => shape({ ...inner.schema, 'x-xml': true })

/** A body that may be left out; of an answer, which is then 204. */
export const omittable = <T>(inner: Shape<T>): Shape<T | undefined> => shape({ ...inner.schema, 'x-omittable': true })

/** A value whose form the contract cannot know; the reason stands in the document for its reader. */
export const anything = (reason: string): Shape<unknown> => shape({ description: reason, 'x-free-form': reason })

/** The list envelope of the older resources (responses.md A): paging from 0, one array named after the item. */
export const pageOf = <N extends string, T, M extends Fields = Record<never, never>>(
  name: N,
  item: Shape<T>,
  more?: M,
): Shape<{ itemsPerPage: number; itemCount: number; numPages: number; pageId: number } & Record<N, T[]> & Values<M>> =>
  shape(
    propertiesOf({
      itemsPerPage: whole,
      itemCount: whole,
      numPages: whole,
      pageId: whole,
      [name]: list(item),
      ...more,
    }),
  )

/** The list envelope of the newer services (responses.md B, Assignments). */
export const itemsOf = <T, M extends Fields = Record<never, never>>(
  item: Shape<T>,
  more?: M,
): Shape<{ total: number; items: T[]; empty: boolean; firstItem: number } & Values<M>> =>
  shape(
    propertiesOf({
      total: whole,
      items: list(item),
      empty: shape<boolean>({ type: 'boolean' }),
      firstItem: whole,
      ...more,
    }),
  )

const whole = shape<number>({ type: 'integer' })
