import { randomUUID } from 'node:crypto'
import { areas, type Call, type IdKind, type Schema } from '@kontor/contract'
import { paramsOf } from '@kontor/contract/openapi'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentOf } from './areas/documents/testing.ts'
import { startTestServer, type TestPerson } from './testing.ts'

/** Every call that is served, asked with whatever its own schema takes: it may refuse, and never fails. */
const server = await startTestServer()
const rounds = Number(process.env['KONTOR_FUZZ'] ?? 4)

const aster = await server.company({ name: 'Aster' })
const branch = await server.branch(aster)
const owner = await server.person(aster)
const connection = await server.connect(aster, await server.company({ name: 'Partner' }))
const [document, received] = [randomUUID(), randomUUID()]
for (const id of [document, received])
  await owner.send(`PUT documents/${id}`, {
    body: new Uint8Array(documentOf('Invoice')),
    headers: { 'content-type': 'application/xml' },
  })
await owner.send(`PUT documents/${received}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
await server.settle()

const ids: Partial<Record<IdKind, string[]>> = {
  document: [document, received],
  company: [aster, branch],
  user: [owner.id],
  connection: [connection],
}

/** Letters of four bytes in no order: no index could squeeze them into an entry of its. */
const noise = (length: number) =>
  fc
    .array(fc.integer({ min: 0x20000, max: 0x2a000 }), { minLength: length >> 1, maxLength: length >> 1 })
    .map((letters) => String.fromCodePoint(...letters))

/** Text as nobody would write it and anybody can send it. */
const unusual = fc.constantFrom('\u0000', '\ud800', '\u202e', "'; drop table document; --", '%', '..', '🙂', '<a>', ' ')
const words = (min: number, max: number) =>
  fc
    .oneof(
      fc.string({ maxLength: Math.min(max, 30) }),
      unusual,
      fc.constant('x'.repeat(Math.min(max, 5000))),
      noise(Math.min(max, 5000)),
    )
    .map((text) => (text.length < min ? text.padEnd(min, 'x') : text.slice(0, max)))

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.oneof(
    { weight: 9, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.uuid().map((id) => `urn:uuid:${id}`) },
  ),
  date: fc.constantFrom('2026-11-21', '0001-01-01', '9999-12-31', '2024-02-29', '0000-01-01'),
  'date-time': fc.constantFrom(
    '2026-11-21T14:02:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59+14:00',
    '2026-11-21T10:00:00+01',
  ),
  email: fc.constantFrom('name@example.com', "o'brien+x@example.com"),
}

/** What a schema of the contract takes. */
function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  const {
    enum: values,
    const: only,
    type,
    format,
    pattern,
    items,
    properties,
    required,
    maximum,
    minimum,
  } = schema as {
    enum?: unknown[]
    const?: unknown
    type?: string
    format?: string
    pattern?: string
    items?: Schema
    properties?: Record<string, Schema>
    required?: string[]
    maximum?: number
    minimum?: number
  }
  if (only !== undefined) return fc.constant(only)
  if (values !== undefined) return fc.constantFrom(...values)
  const known = ids[schema['x-id'] as IdKind]
  if (known !== undefined) return fc.oneof(fc.constantFrom(...known), fc.uuid())
  if (format !== undefined && formats[format] !== undefined) return formats[format]
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length < 1000)
  if (type === 'string') return words((schema['minLength'] as number) ?? 0, (schema['maxLength'] as number) ?? 1000)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: minimum ?? -2_147_483_648, max: maximum ?? 2_147_483_647 })
  if (type === 'array')
    return fc.array(anyOf(items ?? {}), { minLength: (schema['minItems'] as number) ?? 0, maxLength: 3 })
  if (properties !== undefined)
    return fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, anyOf(inner)])), {
      requiredKeys: required ?? [],
    })
  const inner = schema['additionalProperties']
  if (typeof inner === 'object' && inner !== null)
    return fc.dictionary(words(1, 20), anyOf(inner as Schema), { maxKeys: 3 })
  return fc.jsonValue()
}

const bytes = fc.oneof(
  fc.constant(new Uint8Array(documentOf('Invoice'))),
  fc.constant(new Uint8Array(documentOf('Order'))),
  fc.uint8Array({ maxLength: 200 }).map((some) => new Uint8Array(some)),
)

interface Asking {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
}

const askingOf = (call: Call): fc.Arbitrary<Asking> =>
  fc.record({
    path: fc.record(Object.fromEntries(Object.entries(paramsOf(call)).map(([name, schema]) => [name, anyOf(schema)]))),
    query: fc.record(
      Object.fromEntries(Object.entries(call.options.query ?? {}).map(([name, field]) => [name, anyOf(field.schema)])),
      {
        requiredKeys: Object.entries(call.options.query ?? {})
          .filter(([, field]) => !('maybe' in field) && !('default' in field.schema))
          .map(([name]) => name),
      },
    ),
    body: bodyOf(call),
  })

const typeOf = (call: Call): string | undefined => (call.options.body?.schema['x-content'] as string[] | undefined)?.[0]

function bodyOf(call: Call): fc.Arbitrary<unknown> {
  const schema = call.options.body?.schema
  if (schema === undefined) return fc.constant(undefined)
  if (typeOf(call) === 'multipart/form-data') return fc.tuple(bytes, words(1, 300))
  return schema['format'] === 'binary' ? bytes : anyOf(schema)
}

function send(who: TestPerson, call: Call, { path, query, body }: Asking): Promise<Response> {
  const line = Object.entries(path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value).toWellFormed()) || 'x'),
    call.path,
  )
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&')
  const address = `${call.method} ${line}${search === '' ? '' : `?${search}`}` as const
  const type = typeOf(call)
  if (type === 'multipart/form-data') {
    const [file, name] = body as [Uint8Array<ArrayBuffer>, string]
    const form = new FormData()
    form.append('file', new File([file], name.toWellFormed(), { type: 'application/pdf' }))
    return who.send(address as `${string} ${string}`, { body: form })
  }
  if (body === undefined) return who.send(address as `${string} ${string}`)
  return type === undefined
    ? who.send(address as `${string} ${string}`, { json: body })
    : who.send(address as `${string} ${string}`, {
        body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : String(body),
        headers: { 'content-type': type },
      })
}

const served = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { options }]) =>
      options.served !== false && options.returns?.schema['x-content'] !== undefined
        ? !(options.returns.schema['x-content'] as string[]).includes('text/event-stream')
        : options.served !== false,
    )
    .map(([name, call]) => ({ key: `${area}.${name}`, call })),
)

describe('whatever a call’s own schema takes is answered, and never with a failure of ours', () => {
  test.each(served)(
    '$key',
    async ({ call }) => {
      // Some calls sign the asker out: each has its own.
      const who = await server.person(aster)
      await fc.assert(
        fc.asyncProperty(askingOf(call), async (asking) => {
          const answer = await send(who, call, asking)
          const text = await answer.text()
          expect([answer.status < 500 ? 'answered' : answer.status, answer.status < 500 ? '' : text]).toEqual([
            'answered',
            '',
          ])
        }),
        { numRuns: rounds, ...(process.env['KONTOR_FUZZ'] === undefined ? { seed: 20_261_121 } : {}) },
      )
    },
    60_000,
  )
})
