import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { failure, startTrial } from './testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const ada = await server.person(aster)
const { address, ask } = await startTrial(server, ada)

describe('what is asked', () => {
  const good = { Name: 'Ada', Owner: randomUUID() }

  test('repeated keys of the query are a list, one key is a list of one, defaults are filled in', async () => {
    const several = await ask('PUT /api/trial/2026-11-21?kind=a&kind=b&limit=7&deep=true', { body: good })
    expect(await several.json()).toEqual({ kinds: ['a', 'b'], limit: 7, deep: true })
    const one = await ask('PUT /api/trial/2026-11-21?kind=b', { body: good })
    expect(await one.json()).toEqual({ kinds: ['b'], limit: 5, deep: false })
  })

  test('every fault of a body is named with its field, what was found and what belongs there', async () => {
    const answer = await ask('PUT /api/trial/2026-11-21', {
      body: { Name: 'Too long', Owner: 'me', Count: '3', Lines: [{ Day: '2026-13-01' }], Colour: 'red' },
    })
    expect(answer.status).toBe(400)
    const { ErrorCode, ValidationError = [] } = await failure(answer)
    expect(ErrorCode).toBe('BadRequest')
    expect(ValidationError.map(({ Message }) => Message).toSorted()).toEqual([
      'Colour is unknown in the body: leave it out, or use one of Name, Owner, Count, Lines.',
      'Count is "3": use a whole number.',
      'Lines.0.Day is "2026-13-01": use a date such as 2026-11-21.',
      'Name is "Too long": use at most 5 characters.',
      'Owner is "me": use a UUID such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6.',
    ])
    expect(ValidationError.find(({ Message }) => Message.startsWith('Lines'))).toMatchObject({
      Index: '0',
      SubErrorCode: 'format',
    })
  })

  test.each([
    ['PUT /api/trial/tomorrow', 'day is "tomorrow": use a date such as 2026-11-21.'],
    ['PUT /api/trial/2026-11-21?limit=10', 'limit is 10: use 9 or less.'],
    ['PUT /api/trial/2026-11-21?limit=many', 'limit is "many": use a whole number.'],
    ['PUT /api/trial/2026-11-21?limit=1e400', 'limit is Infinity: use a whole number.'],
    ['PUT /api/trial/2026-11-21?kind=c', 'kind.0 is "c": use one of a, b.'],
    [
      'PUT /api/trial/2026-11-21?sort=a',
      'sort is unknown in the query: leave it out, or use one of kind, limit, deep.',
    ],
  ])('%s is refused in words', async (line, message) => {
    const answer = await ask(line, { body: good })
    expect([answer.status, (await failure(answer)).Message]).toEqual([400, message])
  })

  test.each([
    'PUT trial/2026-02-30',
    'PUT trial/0000-01-01',
    'GET conversations?since=2026-02-30T10:00:00Z',
    'GET conversations?since=2026-11-21T23:59:60Z',
    'GET conversations?since=2026-11-21T10:00:00',
    'GET conversations?since=2026-11-21T10:00:00%2B01',
    'GET conversations?since=2026-11-21T24:00:00Z',
    'GET conversations?since=0001-01-01T00:00:00%2B00:01',
    'GET conversations?since=9999-12-31T23:59:59-00:01',
    'GET documents/urn:uuid:0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
  ] as const)('what no calendar, clock or id holds is refused: %s', async (line) => {
    const answer = line.startsWith('PUT')
      ? await ask(line.replace(' ', ' /api/'), { body: good })
      : await ada.send(line, { headers: { accept: 'application/json' } })
    expect([answer.status, (await failure(answer)).ErrorCode]).toEqual([400, 'BadRequest'])
  })

  test.each([
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00.123456+01:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ])('an instant of any zone is taken: %s', async (since) => {
    expect((await ada.send(`GET conversations?since=${encodeURIComponent(since)}`)).status).toBe(200)
  })

  test('a body that nests deeper than anything that is asked for is refused, whoever asks', async () => {
    const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000)
    const unusual = [deep('[', ']'), deep('{"a":', '}').replace('}', '1}'), `["🙂",${deep('[', ']')}]`]
    for (const value of unusual) {
      const body = `{"Username":${value},"Password":"x"}`
      const answer = await server.send('POST session', { body, headers: { 'content-type': 'application/json' } })
      expect([answer.status, (await failure(answer)).Message]).toEqual([
        400,
        'The body is nested more than 50 levels deep: use fewer levels.',
      ])
    }
  })

  test('a password never comes back in an error', async () => {
    const answer = await server.send('POST session', { json: { Username: 'x', Password: ['hunter2'] } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('hunter2')
  })

  test.each([
    ['{"Name":', {}, 400, 'BadRequest'],
    [new Uint8Array([0x22, 0xff, 0x22]), {}, 400, 'BadRequest'],
    ['{"__proto__":{"Name":"x"}}', {}, 400, 'BadRequest'],
    ['', {}, 400, 'BadRequest'],
    ['<a/>', { 'content-type': 'application/xml' }, 415, 'UnsupportedMediaType'],
    ['x'.repeat(1024 * 1024 + 1), {}, 413, 'TooLarge'],
  ])('a body that cannot be read is refused (%#)', async (body, headers, status, code) => {
    const answer = await ask('PUT /api/trial/2026-11-21', { body, headers })
    expect([answer.status, (await failure(answer)).ErrorCode]).toEqual([status, code])
  })

  test('a path that is no call answers 404 in the same shape', async () => {
    for (const line of ['GET /api/nowhere', 'DELETE /api/trial/planned', 'GET /nowhere']) {
      const answer = await ask(line)
      expect([answer.status, (await failure(answer)).ErrorCode]).toEqual([404, 'ResourceNotFound'])
    }
    expect((await failure(await ask('GET /api/%zz'))).ErrorCode).toBe('BadRequest')
  })

  test('a call that is declared and not built answers 501', async () => {
    const answer = await ask('GET /api/trial/planned')
    expect([answer.status, (await failure(answer)).ErrorCode]).toEqual([501, 'NotServed'])
  })

  test('what fails on our side answers 500 with the request id and nothing of our insides', async () => {
    const answer = await ask('GET /api/trial/broken', { headers: { 'x-kontor-requestid': 'find-me' } })
    const body = await answer.text()
    expect(answer.status).toBe(500)
    expect(JSON.parse(body)).toMatchObject({ ErrorCode: 'Unexpected', RequestId: 'find-me' })
    expect(body).not.toContain('secret')
  })

  test('an answer has the fields of its call and no other, whatever its handler holds', async () => {
    for (const accept of ['application/json', 'application/xml']) {
      const text = await (await ask('GET /api/trial/shown', { headers: { accept } })).text()
      expect([text.includes('invoice'), text.includes('never-given-out')]).toEqual([true, false])
    }
  })

  test('a call that reads cannot write', async () => {
    expect((await ask('GET /api/trial/careless')).status).toBe(500)
  })

  test('50 MB are refused at once, before they were sent', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const upload = request(`${server.address}/api/documents/v2/documents`, {
        method: 'POST',
        headers: {
          authorization: ada.authorization,
          'content-type': 'application/xml',
          'content-length': 50 * 1024 * 1024,
        },
      })
      upload.on('response', (answer) => {
        resolve(answer.statusCode)
        upload.destroy()
      })
      upload.on('error', reject)
      upload.write('<')
    })
    expect(status).toBe(413)
  })

  test('what is no HTTP is answered in the same shape', async () => {
    const { port, hostname } = new URL(server.address)
    const socket = connect(Number(port), hostname)
    socket.write('nonsense\r\n\r\n')
    const answer = (await socket.toArray()).join('')
    expect(answer).toMatch(/^HTTP\/1.1 400/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ ErrorCode: 'BadRequest' })
  })

  test('HEAD answers as GET without a body', async () => {
    const answer = await ada.send('HEAD account')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('a form', () => {
  const send = (parts: Record<string, string | Blob>, headers: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, part] of Object.entries(parts)) form.append(name, part)
    return fetch(`${address}/api/trial/form`, {
      method: 'POST',
      headers: { authorization: ada.authorization, ...headers },
      body: form,
    })
  }
  const five = () => new File(['12345'], 'five.txt')

  test('brings its file, its text and what travels as JSON', async () => {
    const answer = await send({ file: five(), note: 'hello', count: '3' })
    expect(await answer.json()).toMatchObject({ name: 'five.txt', note: 'hello', count: 3 })
  })

  test('sent again under its request id, with another boundary, has the effect of one', async () => {
    const headers = { 'X-Kontor-RequestId': randomUUID() }
    const [first, second] = [await send({ file: five() }, headers), await send({ file: five() }, headers)]
    expect(await second.json()).toEqual(await first.json())
    const other = await send({ file: new File(['54321'], 'five.txt') }, headers)
    expect(other.status).toBe(422)
  })

  test.each<[string, Record<string, string | Blob>, string]>([
    [
      'a part that nests deeper',
      { count: '['.repeat(20_000) + ']'.repeat(20_000) },
      'count is nested more than 50 levels deep: use fewer levels.',
    ],
    ['without its file', { note: 'a' }, 'file is missing'],
    ['with a text for its file', { file: 'text' }, 'file is text'],
    ['with a part that nobody knows', { file: five(), other: 'x' }, 'other is not a field'],
    ['with a text that is too long', { file: five(), note: 'longer' }, 'at most 5 characters'],
    ['with what is no JSON', { file: five(), count: '{' }, 'count is not JSON'],
  ])('%s is refused by name', async (_what, parts, message) => {
    const answer = await send(parts)
    expect([answer.status, (await failure(answer)).Message]).toEqual([400, expect.stringContaining(message)])
  })

  test('that is none is refused', async () => {
    const body = 'nonsense'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await ask('POST /api/trial/form', { body, headers })).status).toBe(400)
    expect((await ask('POST /api/trial/form', { body, headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })
})

test('what is asked for by HEAD is there or is not', async () => {
  expect((await ask('HEAD /api/trial/exists?it=true')).status).toBe(204)
  expect((await ask('HEAD /api/trial/exists')).status).toBe(404)
})

test('text that nothing can keep is refused, wherever it stands', async () => {
  const shape = (Name: string) =>
    ask('PUT /api/trial/2026-11-21', { body: `{"Name":"${Name}","Owner":"${randomUUID()}"}` })
  for (const [name, message] of [
    ['a\\u0000', 'U+0000'],
    ['a\\ud800', 'half of a character'],
  ] as const)
    expect(await failure(await shape(name))).toMatchObject({
      ErrorCode: 'BadRequest',
      Message: expect.stringContaining(message),
    })
  for (const name of ['\\ud83d\\ude42', '\\\\u00']) expect((await shape(name)).status).toBe(200)
  expect((await ask('GET /api/trial/planned?x=%00')).status).toBe(400)
})
