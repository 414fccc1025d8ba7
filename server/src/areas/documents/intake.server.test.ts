import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from './testing.ts'

const server = await startTestServer()
const companyId = await server.company()
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

test.each<[way: keyof typeof ways, most: number]>([
  ['in one request', 14],
  ['saved and then sent', 26],
])('a document that is sent %s is with its receiver after %d statements at most', async (way, most) => {
  await ways[way]()
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const id = await ways[way]()
  const statements = asked.mock.calls.length
  vi.restoreAllMocks()
  expect((await reader.send(`GET documents/${id}/metadata`)).status).toBe(200)
  expect(statements).toBeLessThanOrEqual(most)
})
