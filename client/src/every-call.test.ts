import { type Areas, areas, type Call, type Schema } from '@kontor/contract'
import { exampleOf, paramsOf } from '@kontor/contract/openapi'
import axios from 'axios'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from './index.ts'
import { type Recorder, startRecorder } from './recorder.testing.ts'

type Method = (given: unknown) => Promise<unknown>

const calls = Object.entries(areas).flatMap(([area, named]) =>
  Object.entries(named as Record<string, Call>).map(([name, call]) => ({ key: `${area}.${name}`, area, name, call })),
)
const types = (schema: Schema | undefined) => schema?.['x-content'] as readonly string[] | undefined
const isStream = ({ options }: Call) => types(options.returns?.schema)?.[0] === 'text/event-stream'
const walked = calls.filter(({ call }) => !isStream(call))

let server: Recorder
let timeouts: (number | undefined)[] = []
const watch = axios.interceptors.request.use((config) => {
  timeouts.push(config.timeout)
  return config
})
beforeAll(async () => {
  server = await startRecorder()
})
afterAll(async () => {
  axios.interceptors.request.eject(watch)
  await server.stop()
})
beforeEach(() => {
  timeouts = []
  server.recorded.length = 0
})
afterEach(() => server.answers((response) => void response.writeHead(204).end()))

const methodOf = (area: string, name: string): Method => {
  const client = createClient({ base: server.base, app: 'Kontor.Test' })
  return (client[area as keyof Areas] as unknown as Record<string, Method>)[name]!
}

const aFile = { name: 'a.csv', type: 'text/csv', bytes: new TextEncoder().encode('1;2') }
const partOf = (schema: Schema): unknown => {
  if (schema['format'] === 'binary') return aFile
  if ((schema['items'] as Schema | undefined)?.['format'] === 'binary') return [aFile]
  return exampleOf(schema)
}

/** A body that the call takes. */
function bodyOf(schema: Schema | undefined): unknown {
  if (schema === undefined) return undefined
  if (types(schema)?.[0] === 'multipart/form-data')
    return Object.fromEntries(
      Object.entries(schema['properties'] as Record<string, Schema>).map(([name, part]) => [name, partOf(part)]),
    )
  return schema['format'] === 'binary' ? new TextEncoder().encode('<Bytes/>') : exampleOf(schema)
}

/** Everything that the call can be given. */
const givenTo = (call: Call) => ({
  params: Object.fromEntries(Object.entries(paramsOf(call)).map(([name, schema]) => [name, `${exampleOf(schema)}`])),
  query: Object.fromEntries(
    Object.entries(call.options.query ?? {}).map(([name, { schema }]) => [
      name,
      schema['type'] === 'array' ? [1, 2].map(() => exampleOf(schema['items'] as Schema)) : exampleOf(schema),
    ]),
  ),
  body: bodyOf(call.options.body?.schema),
})

describe('every call, asked with everything that it takes', () => {
  test.each(walked)('$key sends what the contract says', async ({ area, name, call }) => {
    const given = givenTo(call)
    if ('x-exists' in (call.options.returns?.schema ?? {})) expect(await methodOf(area, name)(given)).toBe(true)
    else await methodOf(area, name)(given)

    const [request] = server.recorded
    expect(server.recorded).toHaveLength(1)
    const address = new URL(request!.url, server.base)
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(given.params[key]!))
    expect(`${request?.method} ${address.pathname}`).toBe(`${call.method} /api/${path}`)
    const asked = Object.entries(given.query).flatMap(([key, value]) => [value].flat().map((one) => [key, `${one}`]))
    expect([...address.searchParams]).toEqual(asked)
    expect(request?.headers).toMatchObject({ 'accept-language': 'en-US', 'x-kontor-app': 'Kontor.Test' })
    expect(timeouts).toEqual([call.options.timeout ?? 20_000])

    const body = call.options.body?.schema
    const [type] = types(body) ?? (body === undefined ? [] : ['application/json'])
    const sent = request!.body.toString()
    if (body === undefined) expect(sent).toBe('')
    else expect(request?.headers['content-type']?.split(';')[0]).toBe(type)
    if (type === 'application/json') {
      if (types(body) === undefined) expect(JSON.parse(sent)).toEqual(given.body)
    } else if (type === 'multipart/form-data') {
      for (const part of Object.keys(given.body as object)) expect(sent).toContain(`name="${part}"`)
    } else if (body !== undefined) expect(sent).toBe(isText(body) ? given.body : '<Bytes/>')
    const [wanted] = types(call.options.returns?.schema) ?? []
    expect(request?.headers.accept).toContain(wanted?.includes('/') && isBytes(call) ? wanted : 'application/json')
  })
})

const isText = (schema: Schema) => schema['format'] !== 'binary'
const isBytes = ({ options }: Call) => options.returns?.schema['format'] === 'binary'

const messages = walked.flatMap(({ key, area, name, call }) =>
  Object.entries(call.options.needs ?? {}).map(([argument, message]) => ({ key, area, name, call, argument, message })),
)

describe('F-238, F-249: an argument that is missing throws a TypeError in the words of the spec, and nothing is sent', () => {
  test.each(messages)('$key without $argument: $message', async ({ area, name, call, argument, message }) => {
    const { params, query, body } = givenTo(call)
    const without = (all: unknown) =>
      typeof all === 'object' && all !== null && argument in all ? { ...all, [argument]: undefined } : all
    const given = {
      params: without(params),
      query: without(query),
      body: argument === 'body' ? undefined : argument in params ? body : without(body),
    }
    await expect(methodOf(area, name)(given)).rejects.toThrow(new TypeError(message))
    expect(server.recorded).toEqual([])
  })
})

test('F-285 to F-309: every message of the first list of the spec is thrown by some call or function', () => {
  const thrown = new Set(messages.map(({ message }) => message))
  const spec = `documentId must be defined; taskType must be defined; client name must be defined; evaluationInput must be
    defined; cards are required; documentId is required; property is required; appVendorIdString is required; vendorId
    is required; appId is required; capabilityName is required; SubjectId is required; AppId is required; userId is
    required; assigneeId is required; delegationType is required; fromUserId is required; toUserId is required; id is
    required; assignmentId is required; subjectId is required; autoAssigneeId is required; autoassigneeid is required`
  const stated = spec.split(';').map((message) => message.trim().replaceAll(/\s+/g, ' '))
  expect(stated.filter((message) => !thrown.has(message))).toEqual([])
})
