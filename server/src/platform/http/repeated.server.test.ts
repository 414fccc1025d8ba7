import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { failure, startTrial } from './testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const ada = await server.person(aster)
const { ask } = await startTrial(server, ada)

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
    // Both say where what was asked for is read.
    expect([first, second].map(({ headers }) => headers.get('location'))).toEqual(
      Array(2).fill(`/api/network/connections/${connectionId}`),
    )
    expect((await ada.send(`GET network/connections/${connectionId}`)).status).toBe(200)
    const requested = await server.platform.transact(aster, { actorId: null, requestId: 'x' }, (uow) =>
      import('../log/store.ts').then(({ linesAbout }) => linesAbout(uow.tx, aster, connectionId)),
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
    await server.platform.transact(partner, { actorId: null, requestId: 'x' }, (uow) =>
      createCompany(uow, { name: 'Late', country: 'DE', currency: 'EUR' }),
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
