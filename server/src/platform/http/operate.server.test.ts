import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { serializers } from '../log-safely.ts'
import { startTrial } from './testing.ts'

/** More megabytes than any disk has room for. */
const everything = '1000000000'
const invoice = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'

const token = 'a token of twenty characters or more'
const [server, full, guarded] = await Promise.all([
  startTestServer({ environment: { KONTOR_METRICS: 'on' } }),
  startTestServer({ environment: { KONTOR_DISK_RESERVE: everything } }),
  startTestServer({ environment: { KONTOR_METRICS: 'on', KONTOR_METRICS_TOKEN: token } }),
])
const ada = await server.person(await server.company())

test('a process that answers is alive, whatever becomes of its database', async () => {
  const trial = await startTrial(server, ada)
  expect((await fetch(`${trial.address}/health`)).status).toBe(503)
  const alive = await fetch(`${trial.address}/health/live`)
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'live' }])
})

test('where the disk is nearly full nothing more is taken in, in a sentence, and everything can still be read', async () => {
  const health = await full.send('GET /health')
  expect([health.status, await health.json()]).toMatchObject([
    503,
    { status: 'unavailable', disk: { state: 'nearly full' }, database: { state: 'ready' } },
  ])
  const person = await full.person(await full.company())
  const id = full.platform.ids.next()
  const refused = await person.send(`PUT documents/${id}?draft=true`, {
    body: invoice,
    headers: { 'content-type': 'application/xml', 'accept-language': 'de' },
  })
  expect(refused.status).toBe(507)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({
    ErrorCode: 'InsufficientStorage',
    Message: expect.stringContaining('fast voll'),
    RequestId: expect.any(String),
  })
  expect((await person.send('GET account')).status).toBe(200)
  expect((await person.send(`GET documents/${id}/metadata`)).status).toBe(404)
  const file = new FormData()
  file.set('file', new Blob(['x'.repeat(2_000_000)]), 'large.pdf')
  const trial = await startTrial(full, person)
  const { authorization } = person
  const form = await fetch(`${trial.address}/api/trial/form`, {
    method: 'POST',
    headers: { authorization },
    body: file,
  })
  expect(form.status).toBe(507)
})

test('Prometheus reads what is asked for and how long it takes, by the pattern of a path and never by its words', async () => {
  await ada.send('GET documents/8f1b8f4e-0000-4000-8000-000000000001/metadata')
  await server.send('GET /api/session?token=hush')
  const answer = await fetch(`${server.address}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('kontor_info{version="test"} 1')
  expect(text).toMatch(
    /^kontor_http_request_duration_seconds_count\{method="GET",route="\/api\/documents\/:documentId\/metadata",status="404"\} 1$/m,
  )
  expect(text).toMatch(/^kontor_disk_free_bytes \d+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).not.toMatch(/8f1b8f4e|hush/)
  // Each line is a comment or a sample.
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="(?:[^"\\\n]|\\.)*",?)*\})? (?:\d|[-+.e])+)$/)
})

test('the metrics are for this machine, or for whoever has the token, and for nobody where they are off', async () => {
  const read = (headers: Record<string, string>, from = guarded) => fetch(`${from.address}/metrics`, { headers })
  expect((await read({}, full)).status).toBe(404)
  expect((await read({ 'x-forwarded-for': '192.0.2.1' }, server)).status).toBe(404)
  expect((await read({})).status).toBe(401)
  expect((await read({ authorization: 'Bearer no' })).status).toBe(401)
  expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200)
})

/** A server whose log can be read: what it wrote, line by line. */
async function logged() {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  return { server: await startTestServer({ log: pino({ level: 'trace', serializers }, sink) }), lines }
}

test('what was refused, and what failed, stands in the log with who asked for what, and why it failed', async () => {
  const { server: noted, lines } = await logged()
  const companyId = await noted.company()
  const clerk = await noted.person(companyId, { role: 'readOnly' })
  const trial = await startTrial(noted, clerk)
  const asked = (requestId: string) => ({ headers: { 'x-kontor-requestid': requestId } })
  await clerk.send('GET audit', asked('no-right'))
  await clerk.send('GET documents?limit=-1', asked('no-sense'))
  await noted.send('GET account', asked('nobody'))
  await trial.ask('GET /api/trial/broken', asked('broken'))
  const about = (requestId: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['requestId'] === requestId)
  const who = { companyId, actorId: clerk.id }
  expect(about('no-right')).toContainEqual(expect.objectContaining({ ...who, route: '/api/audit', status: 403 }))
  expect(about('no-sense')).toContainEqual(expect.objectContaining({ ...who, route: '/api/documents', status: 400 }))
  expect(about('nobody')).toContainEqual(expect.objectContaining({ route: '/api/account', status: 401 }))
  expect(about('broken')).toContainEqual(expect.objectContaining({ ...who, status: 500 }))
  expect(about('broken')).toContainEqual(
    expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'the secret inside' }) }),
  )
})

test('no secret of a request comes into the log, nor a value that the database quotes', async () => {
  const { server: noted, lines } = await logged()
  const person = await noted.person(await noted.company())
  const secret = 'Gr3ndel-never-logged'
  const json = { Username: `${secret}@example.com`, Password: secret }
  await noted.send('POST session', { json })
  await noted.send('POST session', { body: `{"Password":"${secret}`, headers: { 'content-type': 'application/json' } })
  await noted.send('GET account', { headers: { authorization: `Bearer ${secret}` } })
  await noted.send('GET account', { headers: { authorization: `Basic ${secret}` } })
  await noted.send(`GET account?access_token=${secret}&code=${secret}`)
  await noted.send('GET account', { headers: { cookie: `kontor_session=${secret}; XSRF-TOKEN=${secret}` } })
  await noted.send(`POST credentials/links/redeem`, { json: { Token: secret, Password: `${secret} and more` } })
  await noted.send(`GET /${secret}?token=${secret}`)
  await person.send(`GET users?name=${secret}`)
  await person.send('PUT account', { json: { Password: secret } })
  await person.send('POST parse', { body: `<${secret}`, headers: { 'content-type': 'application/xml' } })
  const database = Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), {
    code: '22P02',
    detail: `Key (token)=(${secret})`,
    where: secret,
    internalQuery: secret,
  })
  const outer = new Error(`smtp://mail:${secret}@example.com did not answer Bearer ${secret}`, { cause: database })
  noted.platform.log.error({ err: outer }, 'failed')
  const text = lines.join('')
  expect(text).toContain('smtp://mail:…@example.com')
  expect(text).toContain('22P02')
  expect(lines.length).toBeGreaterThan(8)
  expect(text).not.toContain('Gr3ndel')
})
