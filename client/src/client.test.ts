import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ClientOptions, createClient, KontorError } from './index.ts'
import { type Recorder, startRecorder } from './recorder.testing.ts'

const documentId = '5b1c9e57-8a53-4d4c-9a4e-54a4b5f0a001'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const xml = new TextEncoder().encode('<Invoice>Grüße</Invoice>')

let server: Recorder
beforeEach(async () => {
  server = await startRecorder()
})
afterEach(() => server.stop())

const clientWith = (options: Partial<ClientOptions> = {}) =>
  createClient({ base: server.base, app: 'Kontor.Test', ...options })

const failureOf = (promise: Promise<unknown>): Promise<KontorError> =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (error) => error,
  )

const errorBody = { ErrorCode: 'Conflict', Message: 'It was sent already.', ErrorDetail: [], RequestId: 'r-1' }

describe('before anything is sent', () => {
  test('F-238, F-249: a required argument that is missing or empty throws a TypeError in the words of the spec', async () => {
    const { documents, tags, users } = clientWith()
    // @ts-expect-error the compiler asks for it too
    await expect(documents.readMetadata()).rejects.toThrow(new TypeError('documentId is required'))
    await expect(documents.readMetadata({ params: { documentId: '' } })).rejects.toThrow(TypeError)
    await expect(tags.addTag({ params: { documentId, tag: '' } })).rejects.toThrow('tag is required')
    await expect(users.readUser({ params: { id: '' } })).rejects.toThrow('userId is required')
    expect(server.recorded).toEqual([])
  })
})

describe('what a request carries', () => {
  test('F-329 to F-336: the address under the base and the common headers', async () => {
    const client = clientWith({
      token: async () => 'secret',
      language: () => 'da-DK',
      companyId: () => 'company-1',
      actorId: () => 'person-1',
      parentSpan: () => '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    })
    await client.tags.addTag({ params: { documentId, tag: 'a b/ü' } }, { requestId: 'my-id' })
    const [request] = server.recorded
    expect(request).toMatchObject({ method: 'PUT', url: `/api/documents/${documentId}/tags/a%20b%2F%C3%BC` })
    expect(request?.headers).toMatchObject({
      'accept-language': 'da-DK',
      authorization: 'Bearer secret',
      'x-kontor-app': 'Kontor.Test',
      'x-kontor-actorid': 'person-1',
      'x-kontor-tenantid': 'company-1',
      'x-kontor-requestid': 'my-id',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    })
  })

  test('F-330, F-333, F-316: en-US, a new request id each time, and JSON or text are the defaults', async () => {
    const client = clientWith()
    await client.session.signOut()
    await client.session.signOut()
    const ids = server.recorded.map(({ headers }) => headers['x-kontor-requestid'])
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(uuid)
    expect(server.recorded[0]?.headers).toMatchObject({
      'accept-language': 'en-US',
      accept: 'application/json, text/plain, */*',
    })
    expect(server.recorded[0]?.headers).not.toHaveProperty('authorization')
    expect(server.recorded[0]?.headers).not.toHaveProperty('x-kontor-tenantid')
  })

  test('another prefix serves a deployment that has one', async () => {
    await clientWith({ headerPrefix: 'X-House' }).session.signOut()
    expect(server.recorded[0]?.headers).toMatchObject({ 'x-house-app': 'Kontor.Test' })
    expect(server.recorded[0]?.headers).not.toHaveProperty('x-kontor-app')
  })

  test('F-337: arrays of the query are repeated keys; what is undefined is left out', async () => {
    server.json(200, { Document: [] })
    const query = { type: ['invoice', 'creditnote'] as ('invoice' | 'creditnote')[], q: 'Grüße & mehr', page: 0 }
    await clientWith().documentLists.listDocuments({ query: { ...query, currency: undefined } })
    expect(server.recorded[0]?.url).toBe(
      '/api/documents?type=invoice&type=creditnote&q=Gr%C3%BC%C3%9Fe+%26+mehr&page=0',
    )
  })

  test('F-315: a body is JSON where the call does not say otherwise', async () => {
    const { users, documents } = clientWith()
    await users.setUserState({ params: { id: documentId }, body: 'LOCKED' })
    await users.saveProperty({ params: { id: documentId, key: 'shell.theme' }, body: 'dark' })
    await documents.saveDocument({ params: { documentId }, body: xml, query: { draft: true } })
    await documents.saveDocument({ params: { documentId }, body: xml.subarray(1, 8) }, { contentType: 'text/xml' })
    expect(server.recorded.map(({ headers, body }) => [headers['content-type'], body.toString()])).toEqual([
      ['application/json', '"LOCKED"'],
      ['text/plain; charset=utf-8', 'dark'],
      ['application/xml', '<Invoice>Grüße</Invoice>'],
      ['text/xml', 'Invoice'],
    ])
  })

  test('F-326: the progress of an upload is told', async () => {
    const seen: number[] = []
    const body = new Uint8Array(200_000)
    await clientWith().documents.saveDocument(
      { params: { documentId }, body },
      { onUploadProgress: ({ loaded }) => seen.push(loaded) },
    )
    expect(seen.at(-1)).toBe(body.byteLength)
  })
})

describe('what an answer becomes', () => {
  test('JSON becomes its value, nothing undefined, text a string', async () => {
    const { documents, tags, users, network } = clientWith()
    server.json(200, { Tag: ['archived'] })
    expect(await tags.listTags({ params: { documentId } })).toEqual({ Tag: ['archived'] })
    server.answers((response) => void response.writeHead(204).end())
    expect(await documents.deleteDocument({ params: { documentId } })).toBeUndefined()
    server.answers((response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('accepted: ü'))
    expect(await network.acceptRequest({ params: { connectionId: documentId } })).toBe('accepted: ü')
    expect(await users.readProperty({ params: { id: documentId, key: 'a' } })).toBe('accepted: ü')
  })

  test('a document is its exact bytes, its rendering a text, chosen by what is accepted', async () => {
    const { documents } = clientWith()
    server.answers((response, { headers }) => {
      response.writeHead(200, { 'content-type': headers.accept, 'x-kontor-documentid': documentId }).end(xml)
    })
    const { type, body, headers } = await documents.readDocument({ params: { documentId } })
    expect({ type, body }).toEqual({ type: 'application/xml', body: xml })
    expect(headers).toMatchObject({ 'x-kontor-documentid': documentId })
    const page = await documents.readDocument({ params: { documentId } }, { accept: 'text/html' })
    expect(page).toMatchObject({ type: 'text/html', body: '<Invoice>Grüße</Invoice>' })
  })

  test('F-340: a 404 is an ordinary answer to the reading of a user property, and to nothing else', async () => {
    const { users, documents } = clientWith()
    server.json(404, { ...errorBody, ErrorCode: 'ResourceNotFound' })
    expect(await users.readProperty({ params: { id: documentId, key: 'shell.theme' } })).toBeUndefined()
    await expect(documents.readMetadata({ params: { documentId } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('how a call fails', () => {
  test('F-283, F-322, F-339: what is not 2xx fails with its status and the body that names the fix', async () => {
    server.json(409, errorBody)
    const error = await failureOf(clientWith().documents.deleteDocument({ params: { documentId } }))
    expect(error).toBeInstanceOf(KontorError)
    expect(error.message).toBe('Request failed with status code 409')
    expect(error).toMatchObject({ status: 409, code: 'Conflict', body: errorBody, requestId: 'r-1' })
  })

  test('a page of a proxy instead of an error body still tells status, request id and when to come again', async () => {
    server.answers((response) => void response.writeHead(503, { 'retry-after': '7' }).end('<h1>Gateway</h1>'))
    const error = await failureOf(clientWith().session.signOut(undefined, { requestId: 'mine' }))
    expect(error).toMatchObject({ status: 503, code: 'ERR_STATUS_503', requestId: 'mine', retryAfter: 7 })
    expect(error.body).toBeUndefined()
  })

  test('F-279: nobody answers', async () => {
    await server.stop()
    const error = await failureOf(clientWith().session.signOut())
    expect(error).toMatchObject({ message: 'Network Error', status: undefined })
  })

  test('F-280, decision 17: the answer takes too long', async () => {
    server.answers(() => undefined)
    const late = failureOf(clientWith({ timeout: 30 }).session.signOut())
    expect(await late).toMatchObject({ message: 'timeout of 30ms exceeded', code: 'ECONNABORTED' })
    const named = failureOf(clientWith({ timeout: 30, timeoutCode: 'ETIMEDOUT' }).session.signOut())
    expect(await named).toMatchObject({ message: 'timeout of 30ms exceeded', code: 'ETIMEDOUT' })
  })

  test('F-278, F-325: the caller calls it off', async () => {
    const controller = new AbortController()
    server.answers(() => controller.abort())
    const error = await failureOf(clientWith().session.signOut(undefined, { signal: controller.signal }))
    expect(error).toMatchObject({ message: 'Request aborted', code: 'ECONNABORTED' })
  })

  test('F-281: an answer that should be JSON is none', async () => {
    server.answers((response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"Tag":['))
    const error = await failureOf(clientWith().tags.listTags({ params: { documentId } }))
    expect(error).toMatchObject({ code: 'E_JSON_PARSE', status: 200 })
  })
})

describe('a token that has lapsed', () => {
  const honours = (token: string) =>
    server.answers((response, { headers }) => {
      response.writeHead(headers.authorization === `Bearer ${token}` ? 204 : 401).end()
    })

  test('is renewed once for all requests that it failed, and they are repeated under their own ids', async () => {
    let token = 'old'
    let renewals = 0
    honours('new')
    const client = clientWith({
      token: () => token,
      onUnauthorised: async () => {
        renewals += 1
        // Both requests are refused before the renewal is through.
        while (server.recorded.length < 2) await new Promise((turn) => setImmediate(turn))
        token = 'new'
        return true
      },
    })
    await Promise.all([client.session.signOut(), client.session.signOut()])
    expect(renewals).toBe(1)
    expect(server.recorded).toHaveLength(4)
    expect(new Set(server.recorded.map(({ headers }) => headers['x-kontor-requestid'])).size).toBe(2)
  })

  test('that cannot be renewed fails the request', async () => {
    honours('new')
    const client = clientWith({ token: () => 'old', onUnauthorised: async () => false })
    await expect(client.session.signOut()).rejects.toMatchObject({ status: 401 })
  })

  test('is not what a wrong password means', async () => {
    server.json(401, { ...errorBody, ErrorCode: 'WrongCredentials' })
    const client = clientWith({ onUnauthorised: () => expect.unreachable('nothing to renew') })
    const body = { Username: 'a@b.example', Password: 'x' }
    await expect(client.session.signIn({ body })).rejects.toMatchObject({ code: 'WrongCredentials' })
    expect(server.recorded).toHaveLength(1)
  })
})
