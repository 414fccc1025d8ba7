import { areas, type Call, documentStates, documentTypesOfTrade, errors, shellTypes } from '@kontor/contract'

type Schema = { readonly [keyword: string]: unknown }

const prelude = `import type { CallSettings } from './index.js'
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export interface Content { readonly type: string; readonly body: Uint8Array | string; readonly headers?: Readonly<Record<string, string>> }
export interface FilePart { readonly name: string; readonly bytes: Uint8Array | Blob; readonly type?: string }`

/**
 * The types of every call as plain words, for the projects of others: what the compiler infers from the contract costs
 * each of their checks, what stands written does not. `others` are entities that no call names.
 */
export function plainTypes(others: readonly { readonly schema: Schema }[]): string {
  const entities = new Map<string, string>()
  const typeOf = typeWriter(entities)
  for (const { schema } of others) typeOf(schema)
  const all = Object.entries<Readonly<Record<string, Call>>>(areas).map(([area, calls]) => {
    const methods = Object.entries(calls).filter(([, call]) => !isStream(call))
    return `readonly ${area}: {\n${methods.map(([name, call]) => methodOf(name, call, typeOf)).join('\n')}\n}`
  })
  return [
    prelude,
    `export type ErrorCode = ${oneOf(Object.keys(errors))}`,
    `export type ShellType = ${oneOf(shellTypes)}`,
    `export type TradeType = ${oneOf(documentTypesOfTrade)}`,
    `export type DocumentState = ${oneOf(documentStates)}`,
    ...[...entities].map(([name, fields]) => `export interface ${name} ${fields}`),
    `export interface Areas {\n${all.join('\n')}\n}`,
    '',
  ].join('\n')
}

const isStream = ({ options }: Call) => contentOf(options.returns?.schema)?.includes('text/event-stream') === true

const contentOf = (schema: Schema | undefined) => schema?.['x-content'] as readonly string[] | undefined

const oneOf = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(' | ')

type TypeOf = (schema: Schema, sent?: boolean) => string

/** Writes the type of a schema; bytes are `sent` as they are and received with their media type. */
function typeWriter(entities: Map<string, string>): TypeOf {
  const objectOf = (schema: Schema): string => {
    const { properties, required, additionalProperties } = schema as {
      properties?: Record<string, Schema>
      required?: readonly string[]
      additionalProperties?: Schema | boolean
    }
    if (properties === undefined) return `Record<string, ${typeOf(additionalProperties as Schema)}>`
    const fields = Object.entries(properties).map(
      ([name, field]) => `${keyOf(name)}${required?.includes(name) ? '' : '?'}: ${typeOf(field)}`,
    )
    return `{ ${fields.join('; ')} }`
  }

  const named = (name: string, schema: Schema): string => {
    if (!entities.has(name)) {
      entities.set(name, '')
      entities.set(name, objectOf(schema))
    }
    return name
  }

  const typeOf: TypeOf = (schema, sent = false) => {
    const { type, items, enum: values, const: only, contentSchema, format, 'x-entity': entity } = schema
    const content = contentOf(schema)
    if (typeof entity === 'string') return named(entity, schema)
    if (only !== undefined) return JSON.stringify(only)
    if (Array.isArray(values)) return oneOf(values)
    if (contentSchema !== undefined) return typeOf(contentSchema as Schema)
    if (content?.length === 0) return schema['x-exists'] === true ? 'boolean' : 'void'
    if (format === 'binary') return content === undefined ? 'FilePart' : sent ? 'Uint8Array' : 'Content'
    switch (type) {
      case 'array': {
        const item = typeOf(items as Schema)
        return item.includes(' | ') ? `(${item})[]` : `${item}[]`
      }
      case 'object':
        return objectOf(schema)
      case 'integer':
      case 'number':
        return 'number'
      case 'string':
      case 'boolean':
        return type
      default:
        return 'unknown'
    }
  }
  return typeOf
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

const isOmittable = (schema: Schema | undefined): boolean => schema?.['x-omittable'] === true

/** A call as a method: what it is given, where something is, and what it answers. */
function methodOf(name: string, { path, options }: Call, typeOf: TypeOf): string {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => `readonly ${param}: string`)
  const query = Object.entries(options.query ?? {}).map(
    ([field, { schema }]) => `readonly ${keyOf(field)}?: ${typeOf(schema)} | undefined`,
  )
  const body = options.body?.schema
  const omittable = isOmittable(body)
  const given = [
    ...(params.length > 0 ? [`readonly params: { ${params.join('; ')} }`] : []),
    ...(query.length > 0 ? [`readonly query?: { ${query.join('; ')} } | undefined`] : []),
    ...(body === undefined
      ? []
      : [`readonly body${omittable ? '?' : ''}: ${typeOf(body, true)}${omittable ? ' | undefined' : ''}`]),
  ]
  const needed = params.length > 0 || (body !== undefined && !omittable)
  const answer = options.returns === undefined ? 'void' : typeOf(options.returns.schema)
  const sent = given.length > 0 ? `{ ${given.join('; ')} }` : 'unknown'
  const settings = 'settings?: CallSettings'
  const result = `Promise<${answer}${options.tolerates404 || isOmittable(options.returns?.schema) ? ' | undefined' : ''}>`
  return `/** ${options.says} */\nreadonly ${keyOf(name)}: (given${needed ? '' : '?'}: ${sent}, ${settings}) => ${result}`
}
