import AjvCompiler from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { Call, Schema } from '@kontor/contract'
import { paramsOf } from '@kontor/contract/openapi'
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { FieldError } from '../api-error.ts'
import { formats } from './formats.ts'
import { fieldFaults, type Place, type Reported } from './validation.ts'

/** Words of the contract that describe and do not restrict. */
const vocabulary = ['x-id', 'x-entity', 'x-content', 'x-free-form', 'x-omittable', 'x-bare', 'x-exists', 'x-xml']

/** Put beside the format of an id: some programs write ids in capitals, and what is compared has to be one text. */
const inSmallLetters = 'inSmallLetters'
/** Put beside the type of a number: Ajv makes Infinity of `1e400`, and holds no bound against that. */
const finite = 'finite'

const withOurs = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (_key, inner) => {
    if (inner?.format === 'uuid') return { ...inner, [inSmallLetters]: true }
    if (inner?.type === 'integer' || inner?.type === 'number') return { ...inner, [finite]: true }
    return inner
  })

const build = AjvCompiler()
function compilerWith(coerceTypes: false | 'array') {
  const compile = build(
    {},
    {
      // Every fault is named at once; bodies are bounded, so the work is too.
      customOptions: { coerceTypes, allErrors: true, verbose: true, removeAdditional: false, useDefaults: true },
      onCreate: (ajv) => {
        ajv.addVocabulary(vocabulary)
        for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
        ajv.addKeyword({
          keyword: inSmallLetters,
          type: 'string',
          modifying: true,
          validate: (_: true, id: string, _schema, at) => {
            // A body that is nothing but an id has nothing around it to write into.
            if (at?.parentData !== undefined) at.parentData[at.parentDataProperty] = id.toLowerCase()
            return true
          },
        })
        ajv.addKeyword({
          keyword: finite,
          validate: (_: true, value: unknown) => typeof value !== 'number' || Number.isFinite(value),
        })
      },
    },
  )
  return (schema: unknown) => compile({ schema: withOurs(schema) } as never)
}

const strict = compilerWith(false)
const coercing = compilerWith('array')

/** Holds what did not come as a body against its schema: every fault, in a sentence that names `place`. */
export function faultsIn(schema: Schema, place: Place): (value: unknown) => FieldError[] {
  const validate = strict(schema) as ((value: unknown) => boolean) & { errors?: Reported[] | null }
  return (value) => (validate(value) ? [] : fieldFaults(validate.errors ?? [], place))
}

/** A schema of the contract as anybody's validator takes it, without our own words. */
export const jsonSchemaOf = (schema: Schema, title: string): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...(withoutOurs(schema) as Schema),
})

function withoutOurs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOurs)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([keyword]) => !vocabulary.includes(keyword))
  return Object.fromEntries(kept.map(([keyword, inner]) => [keyword, withoutOurs(inner)]))
}

/** Bodies say their types themselves; what stands in the address is text and gets the type that its schema names. */
export function validatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const compile = { body: strict, querystring: coercing, params: coercing, headers: coercing }
  return ({ schema, httpPart }) =>
    whenAsked(() => compile[(httpPart ?? 'body') as keyof typeof compile](schema) as Validate)
}

type Validate = ReturnType<FastifySchemaCompiler<FastifySchema>>

/** How the answers of a call are written. */
export function serializerCompiler(): FastifySerializerCompiler<FastifySchema> {
  const compile = SerializerSelector()({}, {})
  return (route) => {
    const compiled = firstAsked(() => compile(route as never))
    return (answer) => compiled()(answer)
  }
}

function whenAsked(compile: () => Validate): Validate {
  const compiled = firstAsked(compile)
  const validate: Validate = (value) => {
    const fits = compiled()(value)
    validate.errors = compiled().errors ?? null
    return fits
  }
  return validate
}

/** Compiled for the first request that it is for: all calls at once would take more than half a second of each start. */
function firstAsked<Compiled>(compile: () => Compiled): () => Compiled {
  let compiled: Compiled | undefined
  return () => {
    compiled ??= compile()
    return compiled
  }
}

const closed = (properties: Record<string, Schema>, required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** What a call's body or answer travels as. */
export type Form = {
  kind: 'json' | 'bytes' | 'text' | 'parts' | 'exists' | 'nothing' | 'events'
  types: readonly string[]
}

const xmlTypes = ['application/xml', 'text/xml']

export function formOf(schema: Schema | undefined): Form {
  const types = schema?.['x-content'] as readonly string[] | undefined
  if (schema !== undefined && 'x-exists' in schema) return { kind: 'exists', types: [] }
  if (schema === undefined || types?.length === 0) return { kind: 'nothing', types: [] }
  if (types === undefined) return { kind: 'json', types: ['application/json', ...('x-xml' in schema ? xmlTypes : [])] }
  if (types[0] === 'text/event-stream') return { kind: 'events', types }
  if (types[0] === 'multipart/form-data') return { kind: 'parts', types }
  return { kind: schema['format'] === 'binary' ? 'bytes' : 'text', types }
}

/** Where a request may come without a body, Fastify validates null. */
const omittableOf = (schema: Schema | undefined): Schema | undefined =>
  schema !== undefined && 'x-omittable' in schema ? { ...schema, type: [schema['type'], 'null'] } : schema

/** What may come as XML is held against its schema where it comes as JSON. */
const bodyOf = (schema: Schema | undefined): Schema | undefined =>
  schema !== undefined && 'x-xml' in schema
    ? { content: { 'application/json': { schema: omittableOf(schema) } } }
    : omittableOf(schema)

/** The call's schemas as Fastify takes them. Bytes and streams have none. */
export function schemasOf(call: Call, takes: Form, gives: Form, status: number): FastifySchema {
  const { query = {}, body, returns } = call.options
  const params = paramsOf(call)
  const fields = Object.entries(query)
  return {
    params: closed(params, Object.keys(params)),
    querystring: closed(
      Object.fromEntries(fields.map(([name, field]) => [name, field.schema])),
      fields.filter(([, field]) => !('maybe' in field) && !('default' in field.schema)).map(([name]) => name),
    ),
    ...(takes.kind === 'json' || takes.kind === 'text' ? { body: bodyOf(body?.schema) } : {}),
    ...(gives.kind === 'json' ? { response: { [status]: returns?.schema } } : {}),
  }
}
