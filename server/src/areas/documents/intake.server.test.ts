import { randomUUID } from 'node:crypto'
import { read, writeJson } from '@kontor/ubl'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing.ts'
import * as entries from '../entries/store/entries.ts'
import { parse } from '../parsing/index.ts'
import { saveDocument } from './commands/save-document.ts'
import { documentOf } from './testing.ts'

const server = await startTestServer()
const companyId = await server.company({ name: 'Nordlicht Software GmbH' })
const receiverId = await server.company({ name: 'Atelier Søndergaard' })
const connectionId = await server.connect(companyId, receiverId)
const clerk = await server.person(companyId)
const reader = await server.person(receiverId)
afterEach(() => vi.restoreAllMocks())

const headers = { 'content-type': 'application/xml' }
const body = () => documentOf('Invoice', { id: `N-${randomUUID()}` }) as Uint8Array<ArrayBuffer>

const ways = {
  'in one request': async () => {
    const sent = await clerk.send('POST documents/dispatcher', { body: body(), headers })
    return ((await sent.json()) as { DocumentId: string }).DocumentId
  },
  'saved and then sent': async () => {
    const id = randomUUID()
    await clerk.send(`PUT documents/${id}`, { body: body(), headers })
    await clerk.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connectionId } })
    return id
  },
}

test.each<[way: keyof typeof ways, maxStatements: number]>([
  // One of them asks whether the sender's bills go to a tax authority first.
  ['in one request', 16],
  ['saved and then sent', 24],
])('a document that is sent %s is with its receiver after %d statements at most', async (way, maxStatements) => {
  await ways[way]()
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const id = await ways[way]()
  // Other test files of this process may still end theirs.
  const { database } = server.database.ownerConfig
  const statements = asked.mock.contexts.filter((client) => (client as pg.Client).database === database).length
  vi.restoreAllMocks()
  expect((await reader.send(`GET documents/${id}/metadata`)).status).toBe(200)
  expect(statements).toBeLessThanOrEqual(maxStatements)
})

test.each([
  ['with a request id', { 'x-kontor-requestid': randomUUID() }],
  ['without one', {}],
])('what another process saved since goes out, not what this one saved before, %s', async (_, requestId) => {
  const id = randomUUID()
  expect((await clerk.send(`PUT documents/${id}`, { body: body(), headers })).status).toBe(204)
  const bytes = body()
  const parsed = await parse(bytes)
  await server.platform.transact(companyId, { actorId: null, requestId: 'elsewhere' }, (uow) =>
    saveDocument(uow, { id, bytes, parsed, enclosed: [], draft: false }),
  )
  const json = { ConnectionId: connectionId }
  const sent = await clerk.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json, headers: requestId })
  expect(sent.status).toBe(201)
  const received = await reader.send(`GET documents/${id}`)
  expect(Buffer.from(await received.arrayBuffer()).equals(bytes)).toBe(true)
})

test('of many documents that are sent at once each arrives, or is refused for itself', async () => {
  const sole = randomUUID()
  const send = (document: Uint8Array<ArrayBuffer>, query = '') =>
    clerk.send(`POST documents/dispatcher${query}`, { body: document, headers })
  const toNobody = Buffer.from(Buffer.from(body()).toString().replaceAll('Atelier Søndergaard', 'Nobody'))
  const answers = await Promise.all([
    send(toNobody),
    send(body(), `?documentId=${sole}`),
    send(body(), `?documentId=${sole.toUpperCase()}`),
    ...Array.from({ length: 12 }, () => send(body())),
  ])
  const [nobody, first, second, ...others] = answers.map(({ status }) => status)
  expect(nobody).toBe(412)
  expect([first, second].toSorted()).toEqual([201, 409])
  expect(others).toEqual(Array(12).fill(201))
  const numbers = await Promise.all(
    answers.slice(3).map(async (answer) => {
      const { DocumentId } = (await answer.json()) as { DocumentId: string }
      const both = await Promise.all(
        [clerk, reader].map(async (who) => {
          const metadata = await who.send(`GET documents/${DocumentId}/metadata`)
          return ((await metadata.json()) as { ID: string }).ID
        }),
      )
      expect(both[1]).toBe(both[0])
      return both[0]
    }),
  )
  expect(new Set(numbers).size).toBe(12)
})

test('of many that are sent at once under request ids, each of them twice, each arrives once', async () => {
  const requests = Array.from({ length: 10 }, () => ({ document: body(), id: randomUUID() }))
  const answers = await Promise.all(
    requests.flatMap(({ document, id }) => {
      const send = () =>
        clerk.send('POST documents/dispatcher', { body: document, headers: { ...headers, 'x-kontor-requestid': id } })
      return [send(), send()]
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { DocumentId: string }).DocumentId),
  )
  ids.forEach((id, nth) => {
    expect(id).toBe(ids[nth - (nth % 2)])
  })
  expect(new Set(ids).size).toBe(10)
  const received = await Promise.all(ids.map((id) => reader.send(`GET documents/${id}/metadata`)))
  expect(received.map(({ status }) => status)).toEqual(Array(20).fill(200))
})

test('requests under ids that come while another waits share a transaction', async () => {
  const save = (id: string) =>
    clerk.send(`PUT documents/${id}`, { body: body(), headers: { ...headers, 'x-kontor-requestid': randomUUID() } })
  const held = randomUUID()
  await save(held)
  const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holding = server.platform.transact(companyId, { actorId: null, requestId: 'holds' }, async (uow) => {
    await entries.lock(uow, held)
    holds()
    await released
  })
  await isHeld
  const waiting = save(held)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await Promise.all(Array.from({ length: 8 }, () => save(randomUUID())))
  const commits = asked.mock.calls.filter(([query]) => (query as unknown) === 'commit').length
  vi.restoreAllMocks()
  release()
  await Promise.all([holding, waiting])
  expect(commits).toBeLessThan(8)
})

test('a document that holds a zero byte is refused in words; half of a character is read as none that there is', async () => {
  const holding = (escaped: string) => writeJson(read(body())).replace(/N-[\da-f-]{36}/, `N-${escaped}`)
  const save = (id: string, document: string) =>
    clerk.send(`PUT documents/${id}`, { body: document, headers: { 'content-type': 'application/json' } })
  const refused = await save(randomUUID(), holding('\\u0000'))
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('zero byte')])
  const id = randomUUID()
  expect((await save(id, holding('\\ud83d'))).status).toBe(204)
  const metadata = await clerk.send(`GET documents/${id}/metadata`)
  expect(((await metadata.json()) as { ID: string }).ID).toBe('N-\ufffd')
})
