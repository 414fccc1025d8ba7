import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { documentOf } from '../../areas/documents/testing.ts'
import { startReceiver } from '../../areas/webhooks/testing.ts'
import { startTestServer } from '../../testing.ts'
import { openTracing, readTracing } from './index.ts'
import { attributeOf, type CollectedSpan, startCollector } from './testing-collector.ts'

const [collector, receiver] = [await startCollector(), await startReceiver()]
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const open = (environment: Record<string, string>) => openTracing(readTracing(environment), '1.2.3', log)
const tracing = await open({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
})
const server = await startTestServer({ tracing, log, environment: { KONTOR_APP_LOOPBACK: 'on' } })
const admin = await server.person(await server.company())

beforeEach(() => {
  lines.length = 0
})
afterAll(async () => {
  await tracing.close()
  collector.stop()
})

const traced = () => {
  const traceId = randomUUID().replaceAll('-', '')
  return { traceId, headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } }
}
/** The spans of a trace, once those are there that are waited for. */
const spansOf = (traceId: string, isThere: (spans: CollectedSpan[]) => boolean) =>
  vi.waitFor(
    () => {
      const spans = collector.spans.filter((span) => span.traceId === traceId)
      expect(isThere(spans), spans.map(({ name }) => name).join()).toBe(true)
      return spans
    },
    { timeout: 15_000 },
  )
const isRequest = ({ kind }: CollectedSpan) => kind === 2
const isStatement = ({ kind }: CollectedSpan) => kind === 3
const isWork = ({ kind }: CollectedSpan) => kind === 5

test('a request, its statements and the work that it leaves are in the trace of who asked', async () => {
  const { traceId, headers } = traced()
  const json = { FirstName: 'Ida', LastName: 'Berg', Language: 'da-DK' }
  const added = await admin.send(`POST users?username=ida-${traceId}@example.com`, { json, headers })
  expect(added.status).toBe(201)
  await server.settle()

  const spans = await spansOf(traceId, (all) => all.some(isRequest) && all.some(isWork))
  const request = spans.find(isRequest)!
  expect(request).toMatchObject({ name: 'POST /api/users', parentSpanId: '00f067aa0ba902b7' })
  expect(attributeOf(request, 'http.response.status_code')).toBe('201')
  const statements = spans.filter((span) => isStatement(span) && span.parentSpanId === request.spanId)
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']))
  expect(statements.map((one) => attributeOf(one, 'db.query.text')).join('\n')).toMatch(/insert into \S+[\s\S]*\$1/)
  const work = spans.filter(isWork)
  expect(work.every(({ parentSpanId }) => spans.some(({ spanId }) => spanId === parentSpanId))).toBe(true)
  expect(spans.some((span) => isStatement(span) && work.some(({ spanId }) => spanId === span.parentSpanId))).toBe(true)
  expect(lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId)).toContain(traceId)
})

test('a webhook is told of the trace in which it is delivered', async () => {
  receiver.answers(204)
  const hook = randomUUID()
  const json = { Address: `${receiver.origin}/${hook}`, Events: ['DOCUMENT_SAVED'] }
  expect((await admin.send(`PUT webhooks/${hook}`, { json })).status).toBe(200)
  const body = new Uint8Array(documentOf('Invoice', { id: `T-${hook}` }))
  const xml = { 'content-type': 'application/xml' }
  expect((await admin.send(`PUT documents/${randomUUID()}`, { body, headers: xml })).status).toBe(204)
  await server.settle()
  const [delivery] = receiver.at(`/${hook}`)
  const [, traceId = ''] = /^00-([\da-f]{32})-[\da-f]{16}-01$/.exec(String(delivery?.headers['traceparent'])) ?? []
  await spansOf(traceId, (all) => all.some(isWork))
})

test('what is sent names Kontor, is shown the key of the collector, and has no word of anybody', async () => {
  const secret = `Gr3ndel-${randomUUID()}`
  const { traceId, headers } = traced()
  await server.send('POST session', { json: { Username: `${secret}@example.com`, Password: secret }, headers })
  await admin.send(`GET documents?text=${secret}`, { headers: { ...headers, 'x-kontor-request-id': `id-${secret}` } })
  await admin.send(`GET users/${secret}`, { headers })
  await admin.send(`GET nowhere/${secret}`, { headers })
  const spans = await spansOf(traceId, (all) => all.filter(isRequest).length === 4)
  expect(spans.filter(isRequest).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/session', 'GET /api/documents']),
  )
  const { asked } = collector
  expect(
    asked.every(({ path, authorization }) => path === '/v1/traces' && authorization === 'Bearer of-the-collector'),
  ).toBe(true)
  const all = asked.map(({ body }) => body).join()
  expect(all).toContain('"service.name"')
  const { authorization, username, companyId } = admin
  for (const word of [secret, authorization.replace('Bearer ', ''), username, companyId, 'Company 1'])
    expect(all).not.toContain(word)
})

test('a fault is told by its code', async () => {
  const { traceId, headers } = traced()
  const body = new Uint8Array(documentOf('Invoice'))
  const broken = vi.spyOn(server.platform.clock, 'now').mockImplementation(() => {
    throw new TypeError('of the inside')
  })
  const answer = await admin.send(`PUT documents/${randomUUID()}`, {
    body,
    headers: { ...headers, 'content-type': 'application/xml' },
  })
  broken.mockRestore()
  expect(answer.status).toBe(500)
  const [request] = await spansOf(traceId, (all) => all.some(isRequest))
  expect([request?.status.code, attributeOf(request!, 'error.type')]).toEqual([2, '500'])
  expect(collector.asked.map(({ body }) => body).join()).not.toContain('of the inside')
})

test('who asks for no trace gets one of ours, and who wants none recorded gets none', async () => {
  const before = collector.spans.length
  await admin.send('GET account')
  await vi.waitFor(
    () => {
      const request = collector.spans.slice(before).find(({ name }) => name === 'GET /api/account')
      expect(request).toMatchObject({ traceId: expect.stringMatching(/^[\da-f]{32}$/) })
      expect(request?.parentSpanId ?? '').toBe('')
    },
    { timeout: 15_000 },
  )
  const { traceId, headers } = traced()
  await admin.send('GET account', { headers: { traceparent: headers.traceparent.replace(/01$/, '00') } })
  await tracing.close()
  expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([])
})

test('a collector that is away keeps nobody from anything', async () => {
  const away = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  const other = await startTestServer({ tracing: away, log })
  const person = await other.person(await other.company())
  expect((await person.send('GET account')).status).toBe(200)
  await away.close()
  expect(lines.join()).toContain('traces could not be sent')
})

test('without the setting there are none', async () => {
  expect((await open({})).isOn).toBe(false)
})
