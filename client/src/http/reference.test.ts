import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import reference from 'axios-0.24'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Recorder, startRecorder } from '../recorder.testing.ts'
import type { HttpError } from './error.ts'
import { http } from './instance.ts'
import type { HttpRequest } from './request.ts'

/** What axios 0.24.0 takes for the same request. */
type Reference = Parameters<typeof reference.default.request>[0]

interface Case {
  readonly of: string
  readonly given?: Partial<HttpRequest>
  /** Where the two name an option differently. */
  readonly theirs?: Partial<Reference>
  readonly answered?: (response: ServerResponse) => void
  /** What we do otherwise, and why we decided so; without it all is the same. */
  readonly decided?: { readonly why: string; readonly theirs: object; readonly ours: object }
}

const says =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end(body)
const json = { 'content-type': 'application/json' }
const strict = { transitional: { silentJSONParsing: false } }

const cases: readonly Case[] = [
  // Requests
  { of: 'F-316: what is accepted by default' },
  { of: 'F-316: what is accepted, when the caller says', given: { headers: { Accept: 'text/csv' } } },
  { of: 'F-315: an object', given: { method: 'POST', data: { a: [1, null, 'ü'], b: undefined } } },
  { of: 'F-315: a list', given: { method: 'PUT', data: [1, 2] } },
  {
    of: 'F-315: an object of a type of its own',
    given: { method: 'PATCH', data: { a: 1 }, headers: { 'Content-Type': 'application/merge-patch+json' } },
  },
  {
    of: 'F-315: text that is called JSON',
    given: { method: 'POST', data: 'dark', headers: { 'Content-Type': 'application/json' } },
  },
  { of: 'text', given: { method: 'POST', data: 'a=1' } },
  { of: 'a form', given: { method: 'POST', data: new URLSearchParams({ a: '1 2', b: 'ü' }) } },
  {
    of: 'bytes',
    given: { method: 'PUT', data: Buffer.from('<Invoice/>'), headers: { 'Content-Type': 'application/xml' } },
  },
  { of: 'nothing', given: { method: 'POST' } },
  { of: 'a deletion with a body', given: { method: 'DELETE', data: { id: 1 } } },
  { of: 'F-323: credentials', given: { auth: { username: 'ann', password: 'p:ss wörd' } } },
  {
    of: 'F-323: credentials beside another authorization',
    given: { auth: { username: 'ann', password: '' }, headers: { Authorization: 'Bearer x' } },
  },
  {
    of: 'F-327: a query',
    given: { params: { text: 'Grüße & mehr:1,$[x]', none: null, absent: undefined, zero: 0, no: false, empty: '' } },
  },
  { of: 'F-327: a date and an object in a query', given: { params: { at: new Date(0), filter: { a: [1] } } } },
  { of: 'F-327: a query that is given as it is', given: { params: new URLSearchParams('a=1&a=2') } },
  {
    of: 'F-327, F-337: several values of one name',
    given: { params: { type: ['invoice', 'creditnote'] } },
    decided: {
      why: 'the services read repeated keys (001 §1)',
      theirs: { url: '/api?type[]=invoice&type[]=creditnote' },
      ours: { url: '/api?type=invoice&type=creditnote' },
    },
  },
  // Answers
  { of: 'JSON', answered: says(200, '{"a":1}', json) },
  { of: 'JSON under another name', answered: says(200, '[1]', { 'content-type': 'text/plain' }) },
  { of: 'JSON behind a byte order mark', answered: says(200, '\ufeff{"a":1}', json) },
  { of: 'JSON, packed', answered: says(200, gzipSync('{"a":1}'), { ...json, 'content-encoding': 'gzip' }) },
  { of: 'a bare word of JSON', answered: says(200, 'true', json) },
  { of: 'broken JSON that nobody asked for', answered: says(200, '{"a":', json) },
  {
    of: 'F-281: broken JSON that was asked for',
    given: { responseType: 'json' },
    theirs: strict,
    answered: says(200, '{"a":', json),
  },
  {
    of: 'F-281: nothing, where JSON was asked for',
    given: { responseType: 'json' },
    theirs: strict,
    answered: says(200, ''),
  },
  {
    of: 'F-281: a page in place of the JSON that was asked for',
    given: { responseType: 'json' },
    theirs: strict,
    answered: says(200, '<html>'),
  },
  {
    of: 'F-281: JSON that was asked for',
    given: { responseType: 'json' },
    theirs: strict,
    answered: says(200, '{"a":null}', json),
  },
  { of: 'text', answered: says(200, 'accepted: ü', { 'content-type': 'text/plain' }) },
  {
    of: 'JSON, where text was asked for',
    given: { responseType: 'text' },
    answered: says(200, '{"a":1}', json),
    decided: { why: 'who asks for text gets it', theirs: { data: { a: 1 } }, ours: { data: '{"a":1}' } },
  },
  { of: 'nothing', answered: says(204, '') },
  { of: 'F-322: the last success', answered: says(299, 'fine') },
  { of: 'several headers of one name', answered: says(200, '', { 'x-one': 'a, b', 'X-Case': 'kept' }) },
  // Failures
  { of: 'F-283: what is moved without saying where', answered: says(300, '') },
  { of: 'F-283: what has not changed', answered: says(304, '') },
  { of: 'F-283: a fault of the caller', answered: says(404, '{"ErrorCode":"ResourceNotFound"}', json) },
  { of: 'F-283: a fault of the server', answered: says(500, '<h1>Sorry</h1>', { 'content-type': 'text/html' }) },
  {
    of: 'F-283, F-281: a fault in JSON that is none',
    given: { responseType: 'json' },
    theirs: strict,
    answered: says(502, '<html>'),
  },
  {
    of: 'F-322: a status that the caller counts as success',
    given: { validateStatus: (status) => status === 404 },
    answered: says(404, 'no'),
  },
  { of: 'F-280, F-324: no answer in time', given: { timeout: 600 }, answered: () => undefined },
  {
    of: 'F-280, decision 17: no answer in time, by its other code',
    given: { timeout: 600, timeoutCode: 'ETIMEDOUT' },
    theirs: { transitional: { clarifyTimeoutError: true } },
    answered: () => undefined,
  },
  {
    of: 'F-279: an answer that breaks off',
    answered: (response) => {
      response.writeHead(200, { 'content-length': '10' }).write('abc')
      setImmediate(() => response.destroy())
    },
    decided: {
      why: 'what the network does has one name in Node as in the browser',
      theirs: { message: 'aborted', code: 'ECONNRESET' },
      ours: { message: 'Network Error', code: 'ERR_NETWORK' },
    },
  },
  {
    of: 'F-279: a line that is cut',
    answered: (response) => void response.destroy(),
    decided: {
      why: 'what the network does has one name in Node as in the browser',
      theirs: { message: 'socket hang up', code: 'ECONNRESET' },
      ours: { message: 'Network Error', code: 'ERR_NETWORK' },
    },
  },
  {
    of: 'F-321: more than ten megabytes',
    given: { method: 'PUT', data: Buffer.alloc(11_000_000), headers: { 'Content-Type': 'application/xml' } },
    decided: {
      why: 'no limits of length are promised; its redirects had one',
      theirs: { message: 'Request body larger than maxBodyLength limit', code: 'ERR_FR_MAX_BODY_LENGTH_EXCEEDED' },
      ours: { status: 204 },
    },
  },
]

let server: Recorder
beforeAll(async () => {
  server = await startRecorder()
})
afterAll(() => server.stop())

/** What comes of a request: what the server saw of it, and what the caller is told, without what names the client. */
async function outcome(send: () => Promise<{ status: number; statusText: string; headers: object; data: unknown }>) {
  const before = server.recorded.length
  const outcome = await send().then(
    ({ status, statusText, headers, data }) => ({ status, statusText, headers: plain(headers), data }),
    (error: unknown) => failureOf(error),
  )
  const [request] = server.recorded.slice(before)
  const sent = request && {
    method: request.method,
    url: request.url,
    headers: plain(request.headers),
    body: String(request.body),
  }
  return { ...sent, ...outcome }
}

function failureOf(error: unknown) {
  const { message, code, response, answer } = error as HttpError & { response?: { status: number; data: unknown } }
  const { status, data } = response ?? answer ?? {}
  return { message, code: code ?? undefined, status, data }
}

/** Who asks and when is no part of the comparison, nor what it can unpack. */
const plain = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(
        ([name]) =>
          ![
            'user-agent',
            'accept-encoding',
            'date',
            'connection',
            'keep-alive',
            'content-encoding',
            'content-length',
            'transfer-encoding',
          ].includes(name),
      )
      .map(([name, value]) => [name, String(value)]),
  )

describe('what axios 0.24.0 answers is what we answer:', () => {
  test.each(cases)('$of', async ({ given = {}, theirs = {}, answered, decided }) => {
    const url = server.base
    server.answers((response) => (answered ?? says(204, ''))(response))
    const { timeoutCode: _, signal: __, ...shared } = given
    const expected = await outcome(() => reference.default.request({ url, ...shared, ...theirs } as Reference))
    const actual = await outcome(() => http({ url, ...given }))
    if (decided === undefined) expect(actual).toEqual(expected)
    else {
      expect(expected).toMatchObject(decided.theirs)
      expect(actual).toMatchObject(decided.ours)
    }
  })
})
