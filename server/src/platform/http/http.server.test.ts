import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { startTestServer } from '../../testing.ts'
import { failure, startTrial } from './testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const birch = await server.company({ name: 'Birch' })
const branch = await server.branch(aster, { name: 'Aster North' })
const ada = await server.person(aster)
const reader = await server.person(aster, { role: 'readOnly' })
const stranger = await server.person(birch)
const trial = await startTrial(server, ada)

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
    const inBranch = await ada.send('GET account', { headers: { 'x-kontor-tenantid': branch } })
    expect(await inBranch.json()).toMatchObject({ CompanyName: 'Aster North', ParentCompanyAccountId: aster })
    const inCapitals = { 'x-kontor-tenantid': branch.toUpperCase(), 'x-kontor-actorid': ada.id.toUpperCase() }
    expect(await (await ada.send('GET account', { headers: inCapitals })).json()).toMatchObject({
      CompanyName: 'Aster North',
    })
    const elsewhere = await ada.send('GET account', { headers: { 'x-kontor-tenantid': birch } })
    expect([elsewhere.status, (await failure(elsewhere)).ErrorCode]).toEqual([403, 'ClaimMismatch'])
  })

  test('an actor header that names somebody else answers 403', async () => {
    expect((await ada.send('GET account', { headers: { 'x-kontor-actorid': ada.id } })).status).toBe(200)
    const answer = await ada.send('GET account', { headers: { 'x-kontor-actorid': stranger.id } })
    expect([answer.status, (await failure(answer)).ErrorCode]).toEqual([403, 'ClaimMismatch'])
    // What is sent for somebody else is refused for that, whatever company it names.
    const headers = { 'x-kontor-actorid': stranger.id, 'x-kontor-tenantid': birch }
    expect((await failure(await ada.send('GET account', { headers }))).Message).toContain('another person')
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
    expect([...areas.permissionsOf(randomUUID())]).toEqual(['anyone'])
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
        disk: { state: 'ready' },
      },
    ])
    expect((await fetch(`${trial.address}/health`)).status).toBe(503)
  })

  test('shows its contract to programs and to people', async () => {
    const document = (await (await server.send('GET /api/openapi.json')).json()) as { paths: Record<string, unknown> }
    expect(Object.keys(document.paths)).toContain('/api/documents/{documentId}')
    const page = await server.send('GET /api/docs')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('PUT /api/network/requests/{connectionId}/accept')
    expect(html).not.toContain('<script')
    expect(await (await fetch(`${trial.address}/api/docs`)).text()).toContain('<b>planned</b>')
  })
})
