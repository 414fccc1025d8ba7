import reference from 'axios-0.24'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Recorder, startRecorder } from '../recorder.testing.ts'
import { type HttpBase, http } from './instance.ts'

let server: Recorder
beforeAll(async () => {
  server = await startRecorder()
})
afterAll(() => server.stop())
beforeEach(() => server.json(200, { fine: true }))

/** What the server saw of both. */
async function seen(work: () => Promise<unknown>) {
  const before = server.recorded.length
  await work()
  return server.recorded
    .slice(before)
    .map(({ method, url, headers }) => [method, url, headers['x-one'], headers['x-two']])
}

describe('F-327: the query of an address with a fragment stands before the fragment', () => {
  test.each(['#part', '?a=1#part', '?a=1', '#part?no=query'])('%s', async (end) => {
    const request = { url: `${server.base}${end}`, params: { b: 2 } }
    expect(await seen(() => http(request))).toEqual(await seen(() => reference.default.request(request)))
  })
})

describe('an instance with a base', () => {
  const bases: [string, HttpBase, HttpBase & { url: string }][] = [
    ['its address', { baseURL: '/' }, { url: 'list' }],
    ['its address, with slashes on both sides', { baseURL: '/' }, { url: '/list' }],
    [
      'its headers, and the request’s before them',
      { headers: { 'X-One': 'a', 'X-Two': 'b' } },
      { url: '', headers: { 'X-Two': 'c' } },
    ],
    ['its query and the request’s', { params: { a: 1, b: 2 } }, { url: '', params: { b: 3 } }],
  ]
  test.each(bases)('sends %s', async (_, base, request) => {
    const whole = { ...base, baseURL: `${server.base}${base.baseURL ?? ''}` }
    const ours = await seen(() => http.create(whole)(request))
    expect(ours).toEqual(await seen(() => reference.default.create(whole).request(request)))
    expect(ours).toHaveLength(1)
  })

  test('leaves an absolute address alone, and hands its base to those made of it', async () => {
    const made = http.create({ baseURL: 'http://nowhere.invalid', headers: { 'X-One': 'a' } })
    const more = made.create({ headers: { 'X-Two': 'b' } })
    expect(await seen(() => more({ url: server.base }))).toEqual([['GET', '/api', 'a', 'b']])
  })
})

test('interceptors see each request and answer, in the order of axios, until they are taken off', async () => {
  const run = async (client: typeof http | ReturnType<typeof reference.default.create>) => {
    const order: string[] = []
    const noting = (name: string) => (passing: unknown) => {
      order.push(name)
      return passing as never
    }
    client.interceptors.request.use(noting('request 1'))
    client.interceptors.request.use(noting('request 2'))
    client.interceptors.response.use(noting('answer 1'))
    const second = client.interceptors.response.use(noting('answer 2'))
    await (client as typeof http)({ url: server.base })
    client.interceptors.response.eject(second)
    await (client as typeof http)({ url: server.base })
    server.json(500, {})
    client.interceptors.response.use(undefined, (error: unknown) => {
      order.push((error as Error).message)
      throw error
    })
    await (client as typeof http)({ url: server.base }).catch(() => order.push('refused'))
    return order
  }
  const ours = await run(http.create())
  server.json(200, { fine: true })
  expect(ours).toEqual(await run(reference.default.create()))
  expect(ours.at(-1)).toBe('refused')
})

test('an interceptor changes what is sent, and answers in place of a failure', async () => {
  const client = http.create({ baseURL: server.base })
  client.interceptors.request.use((request) => ({ ...request, headers: { ...request.headers, 'X-One': 'token' } }))
  client.interceptors.response.use(undefined, async () => ({ status: 299, statusText: '', headers: {}, data: 'kept' }))
  server.json(503, {})
  const [sent] = await seen(async () => expect(await client({ url: 'x' })).toMatchObject({ status: 299, data: 'kept' }))
  expect(sent).toEqual(['GET', '/api/x', 'token', undefined])
})

describe('F-280: a time-out', () => {
  test.each(['text', 'arraybuffer'] as const)('in the middle of a body says so (%s)', async (responseType) => {
    server.answers((response) => void response.writeHead(200, { 'content-length': '10' }).write('abc'))
    const failed = http({ url: server.base, timeout: 200, responseType })
    await expect(failed).rejects.toMatchObject({ message: 'timeout of 200ms exceeded', code: 'ECONNABORTED' })
    await expect(
      http({ url: server.base, timeout: 200, responseType, timeoutCode: 'ETIMEDOUT' }),
    ).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('F-279: an answer that breaks off before is the network’s', async () => {
    server.answers((response) => {
      response.writeHead(200, { 'content-length': '10' }).write('abc')
      setImmediate(() => response.destroy())
    })
    await expect(http({ url: server.base, timeout: 5000 })).rejects.toMatchObject({ message: 'Network Error' })
  })
})

describe('what the program got wrong is not called the network', () => {
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  test.each([
    ['data that is no JSON', { method: 'POST', data: circular }],
    ['a header that is none', { headers: { 'x y': '1' } }],
    ['an address that is none', { url: 'http://localhost:99999/' }],
    ['a protocol that is not spoken', { url: 'ftp://localhost/' }],
  ] as const)('%s', async (_, wrong) => {
    const error: unknown = await http({ url: server.base, ...wrong }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect([(error as Error).name, (error as Error).message]).not.toContain('Network Error')
    expect((error as Error).name).toMatch(/^(TypeError|RangeError)$/)
  })
})
