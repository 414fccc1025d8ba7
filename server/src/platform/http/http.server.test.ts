import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import {
  call,
  contentAs,
  date,
  existence,
  file,
  id,
  list,
  maybe,
  multipart,
  nothing,
  oneOf,
  plain,
  record,
  text,
  whole,
  yes,
} from '@kontor/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { permissionsOf } from '../../compose.ts'
import { startTestServer } from '../../testing.ts'
import { createHttp, mounted } from './index.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const birch = await server.company({ name: 'Birch' })
const branch = await server.branch(aster, { name: 'Aster North' })
const ada = await server.person(aster)
const reader = await server.person(aster, { role: 'readOnly' })
const stranger = await server.person(birch)

const trial = {
  shape: call('PUT trial/{day}', {
    id: 'X-1',
    says: 'Takes all kinds of fields.',
    may: 'member',
    path: { day: date() },
    query: {
      kind: maybe(list(oneOf(['a', 'b'] as const), { max: 3 })),
      limit: whole({ min: 1, max: 9, default: 5 }),
      deep: yes(false),
    },
    body: record({
      Name: text({ max: 5, min: 1 }),
      Owner: id('user'),
      Count: maybe(whole()),
      Lines: maybe(list(record({ Day: date() }))),
    }),
    returns: record({ kinds: list(text()), limit: whole(), deep: yes() }),
  }),
  content: call('POST trial/content', {
    id: 'X-2',
    says: 'Answers with bytes.',
    may: 'member',
    body: plain(),
    returns: contentAs(['application/xml']),
  }),
  form: call('POST trial/form', {
    id: 'X-7',
    says: 'Takes a form with a file.',
    may: 'member',
    body: multipart({ file: file(), note: maybe(text({ max: 5 })), count: maybe(whole()) }),
    returns: record({ name: text(), size: whole(), note: maybe(text()), count: maybe(whole()) }),
  }),
  exists: call('HEAD trial/exists', {
    id: 'X-6',
    says: 'Whether.',
    may: 'member',
    query: { it: yes(false) },
    returns: existence(),
  }),
  planned: call('GET trial/planned', { id: 'X-3', says: 'Later.', may: 'member', served: false, returns: nothing() }),
  contended: call('PUT trial/contended', {
    id: 'X-5',
    says: 'Stands in another’s way twice.',
    may: 'member',
    returns: record({ tries: whole() }),
  }),
  broken: call('GET trial/broken', { id: 'X-4', says: 'Fails.', may: 'member', returns: nothing() }),
}
let contents = 0
let forms = 0
let tries = 0
const trialHttp = createHttp(
  server.platform,
  [
    mounted('trial', trial, {
      shape: async ({ query }) => ({ kinds: query.kind ?? [], limit: query.limit, deep: query.deep }),
      content: async ({ body }, context) =>
        context.write(async () => {
          contents += 1
          return { type: 'application/xml', body: Buffer.from(`<a>${body}${contents}</a>`), headers: { etag: '"1"' } }
        }),
      form: async ({ body: { file, note, count } }, context) =>
        context.write(async () => {
          forms += 1
          return {
            name: file.name,
            size: file.bytes.length + forms - 1,
            ...(note === undefined ? {} : { note }),
            ...(count === undefined ? {} : { count }),
          }
        }),
      exists: async ({ query }) => query.it,
      contended: async (_input, context) =>
        context.write(async (act) => {
          tries += 1
          if (tries < 3)
            await sql`do $$ begin raise exception 'in the way' using errcode = '40P01'; end $$`.execute(act.tx)
          return { tries }
        }),
      broken: async () => {
        throw new Error('the secret inside')
      },
    }),
  ],
  {
    credentials: server.sessions,
    version: 'test',
    database: async () => ({ kind: 'test', state: 'away', version: '18' }),
  },
)
const trialAddress = await trialHttp.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => trialHttp.close())

const { token } = await server.platform.act(aster, { actorId: null, requestId: 'test' }, (act) =>
  server.sessions.openForProgram(act, ada.id),
)
const ask = (line: string, init: { headers?: Record<string, string>; body?: unknown } = {}) => {
  const [method = '', path = ''] = line.split(' ')
  const { headers = {}, body } = init
  return fetch(`${trialAddress}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body) }),
  })
}
const failure = async (answer: Response) =>
  (await answer.json()) as {
    ErrorCode: string
    Message: string
    RequestId: string
    ValidationError?: { Message: string }[]
  }

describe('who asks', () => {
  test('without a credential every call that is not for anyone answers 401', async () => {
    const answer = await server.send('GET account')
    expect(answer.status).toBe(401)
    expect(await failure(answer)).toMatchObject({ ErrorCode: 'Unauthorized', ErrorDetail: [] })
    expect((await server.send('GET info/status')).status).toBe(200)
  })

  test.each(['kt_nonsense', `kt_${'A'.repeat(22)}.${'A'.repeat(43)}`])(
    'a token that nobody gave out answers 401 (%s)',
    async (wrong) => {
      expect((await server.send('GET account', { headers: { authorization: `Bearer ${wrong}` } })).status).toBe(401)
    },
  )

  test('a tenant header may name a company where one works, and no other', async () => {
    await server.join(ada, branch, 'apClerk')
    const again = await server.platform.act(aster, { actorId: null, requestId: 'test' }, (act) =>
      server.sessions.openForProgram(act, ada.id),
    )
    const send = server.sendWith({ authorization: `Bearer ${again.token}` })
    const inBranch = await send('GET account', { headers: { 'x-kontor-tenantid': branch } })
    expect(await inBranch.json()).toMatchObject({ CompanyName: 'Aster North', ParentCompanyAccountId: aster })
    const elsewhere = await send('GET account', { headers: { 'x-kontor-tenantid': birch } })
    expect([elsewhere.status, (await failure(elsewhere)).ErrorCode]).toEqual([403, 'ClaimMismatch'])
  })

  test('an actor header that names somebody else answers 403', async () => {
    expect((await ada.send('GET account', { headers: { 'x-kontor-actorid': ada.id } })).status).toBe(200)
    const answer = await ada.send('GET account', { headers: { 'x-kontor-actorid': stranger.id } })
    expect([answer.status, (await failure(answer)).ErrorCode]).toEqual([403, 'ClaimMismatch'])
  })

  test('a person without the right gets 403 that names the right', async () => {
    const answer = await reader.send('PUT account', { json: { CompanyName: 'Mine' } })
    expect(answer.status).toBe(403)
    expect(await failure(answer)).toMatchObject({
      ErrorCode: 'Forbidden',
      ErrorDetail: [{ Key: 'right', Value: 'company.write' }],
    })
  })

  test('a role that nobody knows may do nothing', () => {
    expect([...permissionsOf(randomUUID())]).toEqual(['anyone'])
  })
})

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
      'Colour is not known in the body: leave it out or mend its name; known are Name, Owner, Count, Lines.',
      'Count is "3": give a whole number.',
      'Lines.0.Day is "2026-13-01": give a date such as 2026-11-21.',
      'Name is "Too long": give at most 5 characters.',
      'Owner is "me": give a uuid such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6.',
    ])
    expect(ValidationError.find(({ Message }) => Message.startsWith('Lines'))).toMatchObject({
      Index: '0',
      SubErrorCode: 'format',
    })
  })

  test.each([
    ['PUT /api/trial/tomorrow', 'day is "tomorrow": give a date such as 2026-11-21.'],
    ['PUT /api/trial/2026-11-21?limit=10', 'limit is 10: give 9 or less.'],
    ['PUT /api/trial/2026-11-21?limit=many', 'limit is "many": give a whole number.'],
    ['PUT /api/trial/2026-11-21?kind=c', 'kind.0 is "c": give one of a, b.'],
    [
      'PUT /api/trial/2026-11-21?sort=a',
      'sort is not known in the query: leave it out or mend its name; known are kind, limit, deep.',
    ],
  ])('%s is refused in words', async (line, message) => {
    const answer = await ask(line, { body: good })
    expect([answer.status, (await failure(answer)).Message]).toEqual([400, message])
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

  test('50 MB are refused at once, before they were sent', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const upload = request(`${server.address}/api/documents/v2/documents`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
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

describe('the request id', () => {
  test('comes back in the answer, and is made where none came', async () => {
    const given = await ada.send('GET account', { headers: { 'x-kontor-requestid': 'abc-1' } })
    expect(given.headers.get('x-kontor-requestid')).toBe('abc-1')
    const made = await ada.send('GET account')
    expect(made.headers.get('x-kontor-requestid')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('that holds what no id holds is refused', async () => {
    const answer = await ada.send('GET account', { headers: { 'x-kontor-requestid': 'a b' } })
    expect(answer.status).toBe(400)
  })
})

describe('a repeated write', () => {
  const connectTo = (requestId: string, body: object, connectionId = randomUUID(), query = '') =>
    ada.send(`PUT network/connections/${connectionId}${query}`, {
      json: body,
      headers: { 'x-kontor-requestid': requestId },
    })

  test('with the same id and body gets the same answer and has the effect of one', async () => {
    const partner = await server.company()
    const [requestId, connectionId] = [randomUUID(), randomUUID()]
    const body = { CompanyAccountId: partner, Message: 'Hello' }
    const first = await connectTo(requestId, body, connectionId)
    const second = await connectTo(requestId, body, connectionId)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.text()).toBe(await first.text())
    const requested = await server.platform.act(aster, { actorId: null, requestId: 'x' }, (act) =>
      import('../log/store.ts').then(({ linesAbout }) => linesAbout(act.tx, aster, connectionId)),
    )
    expect(requested).toHaveLength(1)
  })

  test('with the same id and another body answers 422', async () => {
    const partner = await server.company()
    const [requestId, connectionId] = [randomUUID(), randomUUID()]
    await connectTo(requestId, { CompanyAccountId: partner }, connectionId)
    const other = await connectTo(requestId, { CompanyAccountId: partner, Message: 'Changed' }, connectionId)
    expect([other.status, (await failure(other)).ErrorCode]).toEqual([422, 'RequestIdReused'])
  })

  test('that comes five times at once has the effect of one, and all get its answer', async () => {
    const partner = await server.company()
    const [requestId, connectionId] = [randomUUID(), randomUUID()]
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => connectTo(requestId, { CompanyAccountId: partner }, connectionId)),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(bodies).size).toBe(1)
  })

  test('after a failure is tried anew', async () => {
    const [requestId, connectionId, partner] = [randomUUID(), randomUUID(), server.platform.ids.next()]
    const body = { CompanyAccountId: partner }
    expect((await connectTo(requestId, body, connectionId)).status).toBe(404)
    const { createCompany } = await import('../../areas/companies/index.ts')
    await server.platform.act(partner, { actorId: null, requestId: 'x' }, (act) =>
      createCompany(act, { name: 'Late', country: 'DE', currency: 'EUR' }),
    )
    expect((await connectTo(requestId, body, connectionId)).status).toBe(201)
  })

  test('that stands in another’s way is begun again, unseen', async () => {
    const answer = await ask('PUT /api/trial/contended', { headers: { 'x-kontor-requestid': randomUUID() }, body: {} })
    expect([answer.status, await answer.json()]).toEqual([200, { tries: 3 }])
  })

  test('replays content byte by byte, with its headers', async () => {
    const headers = { 'content-type': 'text/plain', 'x-kontor-requestid': randomUUID() }
    const first = await ask('POST /api/trial/content', { body: 'ü', headers })
    const second = await ask('POST /api/trial/content', { body: 'ü', headers })
    expect(await first.text()).toBe('<a>ü1</a>')
    expect(await second.text()).toBe('<a>ü1</a>')
    expect([second.headers.get('etag'), second.headers.get('content-type')]).toEqual(['"1"', 'application/xml'])
    const without = await ask('POST /api/trial/content', { body: 'ü', headers: { 'content-type': 'text/plain' } })
    expect(await without.text()).toBe('<a>ü2</a>')
  })
})

describe('cookies', () => {
  test('count on the shell’s host only', async () => {
    const { send, cookie } = await server.browser(ada)
    expect((await send('GET account')).status).toBe(200)
    expect((await server.send('GET account', { headers: { cookie } })).status).toBe(401)
  })

  test('F-318, F-319: a write needs the XSRF header that equals its cookie, and the session’s own', async () => {
    const { send, write, xsrf, cookie } = await server.browser(ada)
    const other = await server.browser(ada)
    const change = (by: typeof send, headers: Record<string, string>) =>
      by('PUT account', { json: { CompanyName: 'Aster' }, headers }).then(({ status }) => status)
    expect(await change(send, {})).toBe(403)
    expect(await change(send, { 'x-xsrf-token': other.xsrf })).toBe(403)
    expect(await change(send, { 'x-xsrf-token': other.xsrf, cookie: cookie.replace(xsrf, other.xsrf) })).toBe(403)
    expect(await change(write, { origin: 'https://elsewhere.example' })).toBe(403)
    expect(await change(write, {})).toBe(204)
  })
})

describe('other origins', () => {
  test('an app’s frame may call with its token and without cookies; nobody else may', async () => {
    const preflight = (origin: string) =>
      server.send('OPTIONS account', { headers: { origin, 'access-control-request-method': 'PUT' } })
    for (const origin of ['null', server.origins.app]) {
      const { headers } = await preflight(origin)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-headers')).toContain('X-Kontor-RequestId')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
    expect((await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull()
    const answer = await ada.send('GET account', { headers: { origin: 'null' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('null')
  })
})

describe('the server', () => {
  test('F-005, F-328, decision 32: tells whether it is ready, with its versions and those it is compatible with', async () => {
    const ready = await server.send('GET /health')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        version: 'test',
        compatibility: { product: '11.1.5', apiClient: '1.3.0', httpClient: '0.24.0' },
        search: { resolution: 9, caching: false, limit: 1000 },
        database: { kind: 'test', state: 'ready', version: '18' },
      },
    ])
    expect((await fetch(`${trialAddress}/health`)).status).toBe(503)
  })

  test('shows its contract to programs and to people', async () => {
    const document = (await (await server.send('GET /api/openapi.json')).json()) as { paths: Record<string, unknown> }
    expect(Object.keys(document.paths)).toContain('/api/documents/{documentId}')
    const page = await server.send('GET /api/docs')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('PUT /api/network/requests/{connectionId}/accept')
    expect(html).not.toContain('<script')
    expect(await (await fetch(`${trialAddress}/api/docs`)).text()).toContain('<b>planned</b>')
  })
})

describe('a form', () => {
  const send = (parts: Record<string, string | Blob>, headers: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, part] of Object.entries(parts)) form.append(name, part)
    return fetch(`${trialAddress}/api/trial/form`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
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
    ['without its file', { note: 'a' }, 'file is required'],
    ['with a text for its file', { file: 'text' }, 'file is a text'],
    ['with a part that nobody knows', { file: five(), other: 'x' }, 'other is no part'],
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
