import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas } from '../areas/index.ts'
import { permissions } from '../permissions.ts'
import { type Call, call, nothing, text } from '../words/index.ts'
import { catalogueIds, failsOf, openapi, paramNames, paramsOf } from './index.ts'

const calls = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({ key: `${area}.${name}`, call })),
)
const document = openapi()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, operation })),
)

/** Every schema in a value, with the way to it. */
function schemasIn(value: unknown, way: string): { way: string; schema: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return []
  const schema = value as Record<string, unknown>
  return [{ way, schema }, ...Object.entries(schema).flatMap(([key, inner]) => schemasIn(inner, `${way}.${key}`))]
}

const mediaTypes = ({ options }: Call) => options.returns?.schema['x-content'] ?? 'application/json'

const shapesOf = ({ options }: Call) =>
  [options.body, options.returns, ...Object.values(options.query ?? {}), ...Object.values(options.path ?? {})].filter(
    (shape) => shape !== undefined,
  )

describe('every call of the contract', () => {
  test.each(calls)('$key declares its path parameters and nothing else by their names', ({ call }) => {
    const names = paramNames(call.path)
    expect(Object.keys(paramsOf(call))).toEqual(names)
    const inPath = Object.keys(call.options.path ?? {})
    expect(names).toEqual(expect.arrayContaining(inPath))
    const inBody = Object.keys((call.options.body?.schema['properties'] ?? {}) as object)
    const named = [...names, ...Object.keys(call.options.query ?? {}), ...inBody, 'body']
    expect(named).toEqual(expect.arrayContaining(Object.keys(call.options.needs ?? {})))
  })

  test.each(calls)('$key says who may', ({ call }) => {
    expect(permissions).toContain(call.options.may)
  })

  test('has a route of its own', () => {
    const routes = calls.map(
      ({ call }) => `${call.method} ${call.path.replaceAll(/\{[^}]+\}/g, '{}')} ${mediaTypes(call)}`,
    )
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
  })

  test('names the parameters of a path as all calls on that path do', () => {
    const paths = new Set(calls.map(({ call }) => call.path))
    const shapes = [...paths].map((path) => path.replaceAll(/\{[^}]+\}/g, '{}'))
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  test('has an operation id of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('stands for calls of the catalogue that no other call stands for', () => {
    // A capability without a path (U-…) may need several.
    const ids = calls
      .flatMap(({ call }) => catalogueIds(call).map((id) => ({ id, method: call.method })))
      .filter(({ id }) => !id.startsWith('U-'))
    const twins = ids.filter((a, index) =>
      ids.some((b, other) => other !== index && a.id === b.id && a.method === b.method),
    )
    expect(twins).toEqual([])
  })

  test('has no free form without a reason beside it', () => {
    const free = calls.flatMap(({ key, call }) =>
      shapesOf(call)
        .flatMap((shape) => schemasIn(shape.schema, key))
        .filter(({ schema }) => ('x-free-form' in schema ? String(schema['x-free-form']).length < 20 : false)),
    )
    expect(free).toEqual([])
    const untyped = calls.flatMap(({ key, call }) =>
      shapesOf(call)
        .filter(({ schema }) => !('type' in schema || 'x-content' in schema || 'x-free-form' in schema))
        .map(() => key),
    )
    expect(untyped).toEqual([])
  })

  test('bounds every text and list that it takes', () => {
    const unbounded = calls.flatMap(({ key, call }) =>
      [call.options.body, ...Object.values(call.options.query ?? {})]
        .filter((shape) => shape !== undefined)
        .flatMap((shape) => schemasIn(shape.schema, key))
        .filter(
          ({ schema }) =>
            (schema['type'] === 'string' &&
              !['maxLength', 'format', 'enum', 'const', 'pattern'].some((bound) => bound in schema)) ||
            (schema['type'] === 'array' && !('maxItems' in schema)),
        )
        .map(({ way }) => way),
    )
    expect(unbounded).toEqual([])
  })
})

describe('the document', () => {
  test('shows each call with its catalogue rows, who may, and every error it can answer with', () => {
    const send = document.paths['/api/documents/{documentId}/dispatches/{newUuid}']?.['put']
    expect(send).toMatchObject({
      operationId: 'exchange.dispatchDocument',
      'x-catalogue': ['DOC-08'],
      'x-may': 'document.send',
    })
    expect(Object.keys(send?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '404', '409', '412', '422', '500', '503']),
    )
    expect(send?.responses['412']?.description).toContain('NotConnected')
  })

  test('names every entity once and refers to it', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'Company',
        'Connection',
        'DocumentMetadata',
        'DocumentRow',
        'ErrorBody',
        'Session',
        'User',
      ]),
    )
    const text = JSON.stringify(document)
    expect(text).not.toContain('x-entity')
    const refs = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    expect(refs.length).toBeGreaterThan(100)
    const nowhere = refs.filter(([, kind, name]) => !(name! in document.components[kind as 'schemas']))
    expect(nowhere).toEqual([])
  })

  test('marks what is declared and not built', () => {
    const later = {
      later: call('GET later', { id: 'X-01', says: 'Later.', may: 'member', served: false, returns: nothing() }),
    }
    const operation = openapi({ planned: later }).paths['/api/later']?.['get']
    expect(operation).toMatchObject({ 'x-served': false })
    expect(failsOf(later.later)).toContain('NotServed')
  })

  test('refuses two calls on one route', () => {
    const one = call('GET same', { id: 'X-01', says: 'One.', may: 'member', returns: text() })
    const twins = { a: { one }, b: { one } }
    expect(() => openapi(twins)).toThrow('Two calls are GET same')
  })

  const shared = join(import.meta.dirname, '../../../../shared/bin/catalogue-check.mjs')
  test.skipIf(!existsSync(shared))(
    'has every call of the catalogue: method, path, query names, its row (where the catalogue is at hand)',
    () => {
      // Into a file: it exits before a pipe has taken all that it says.
      const folder = mkdtempSync(join(tmpdir(), 'kontor-catalogue-'))
      const file = join(folder, 'report')
      spawnSync(process.execPath, [shared], {
        input: JSON.stringify(document),
        stdio: ['pipe', openSync(file, 'w'), 'ignore'],
      })
      const report = readFileSync(file, 'utf8')
      rmSync(folder, { recursive: true })
      expect(report.trim()).toMatch(/^(\d+) of \1 calls of the catalogue$/)
    },
  )
})
