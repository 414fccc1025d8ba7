import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { json, list, trading } from '../documents/testing-trade.ts'
import { runScheduled } from './commands/schedule-task.ts'

const server = await startTestServer()
const { supplier, buyer, stranger, connection, save, dispatch, delivered, metadata } = await trading(server)
const manager = await server.person(supplier.companyId, { role: 'apManager' })

const path = 'task-scheduler/v0/task/scheduling'
const tomorrow = () => new Date(server.platform.clock.now().getTime() + 24 * 60 * 60_000).toISOString()
const sending = (documentId: string) => ({
  task: 'document.send',
  runAt: tomorrow(),
  documentId,
  connectionId: connection,
})
const schedule = (person: TestPerson, body: object, id: string = randomUUID()) =>
  person.send(`POST ${path}/${id}`, { json: body })
const waiting = async (person: TestPerson) =>
  (await json<ResultOf<Areas['taskScheduling']['listScheduled']>>(person.send(`GET ${path}`))).Tasks
const history = async (person: TestPerson, id: string) =>
  (await json<ResultOf<Areas['documents']['readHistory']>>(person.send(`GET documents/${id}/history`))).Events.map(
    ({ Type, Details }) => [Type, Details.find(({ Key }) => Key === 'why')?.Value] as const,
  )
const draft = () => save(supplier, documentOf('Invoice'))
const bad = async (answer: Promise<Response>) =>
  (await json<{ ValidationError: { ErrorDetail: { Value: string }[] }[] }>(answer, 400)).ValidationError[0]
    ?.ErrorDetail[0]?.Value

describe('what is to be done later', () => {
  test('waits for its time in the queue, is listed, and sends the document as it stands then, once', async () => {
    const [id, documentId] = [randomUUID(), await draft()]
    const body = sending(documentId)
    await json(schedule(manager, body, id), 201)
    expect(await waiting(supplier)).toEqual([{ id, ...body, scheduledBy: manager.id }])
    const left = await server.platform.transact(
      supplier.companyId,
      { actorId: null, requestId: 'test' },
      async ({ tx }) => {
        const { rows } = await sql<{ payload: { notBefore: string } }>`select payload from outbox
        where company_id = ${supplier.companyId} and task = 'documents.scheduled'`.execute(tx)
        return rows.map(({ payload }) => payload.notBefore)
      },
    )
    expect(left).toEqual([body.runAt])
    expect((await metadata(supplier, documentId)).State).toBe('DRAFT')
    await save(supplier, documentOf('Invoice', { id: 'MENDED' }), '?draft=true', documentId)

    // The queue of a test does at once what is for later, too.
    await server.settle()
    expect(await metadata(buyer, documentId)).toMatchObject({ ID: 'MENDED', UnifiedState: 'DELIVERED_RECEIVED' })
    expect(await waiting(supplier)).toEqual([])
    await server.settle()
    expect((await history(supplier, documentId)).map(([type]) => type)).toEqual([
      'document.created',
      'document.scheduled',
      'document.saved',
      'document.sent',
      'document.delivered',
    ])
  })

  test('is put off under the same id, and not done at the first time then; what is taken back is not done at all', async () => {
    const [id, documentId] = [randomUUID(), await draft()]
    const first = sending(documentId)
    await json(schedule(supplier, first, id), 201)
    const later = { ...first, runAt: '2100-01-01T00:00:00.000Z' }
    await json(schedule(supplier, later, id), 201)
    expect(await waiting(supplier)).toMatchObject([{ id, runAt: later.runAt }])
    const author = { actorId: supplier.id, requestId: 'test' }
    const atFirst = await server.platform.transact(supplier.companyId, author, (uow) =>
      runScheduled(uow, id, first.runAt),
    )
    expect(atFirst).toBeUndefined()
    expect(await waiting(supplier)).toHaveLength(1)
    await json(supplier.send(`DELETE ${path}/${id}`), 204)
    await json(supplier.send(`DELETE ${path}/${id}`), 404)
    await server.settle()
    expect((await history(supplier, documentId)).map(([type]) => type)).toEqual([
      'document.created',
      'document.scheduled',
      'document.scheduled',
      'document.unscheduled',
    ])
  })

  test('is shown with the document and in the list, by the way that was chosen; sending it now leaves nothing to wait', async () => {
    const [id, documentId] = [randomUUID(), await draft()]
    const body = { ...sending(documentId), channel: 'KONTOR' }
    await json(schedule(supplier, body, id), 201)
    const { task: Task, runAt: RunAt, connectionId: ConnectionId, channel: Channel } = body
    const Scheduled = [{ Id: id, Task, Action: 'send', RunAt, ConnectionId, Channel }]
    expect((await metadata(supplier, documentId)).Scheduled).toEqual(Scheduled)
    const row = async () =>
      (await list(supplier, 'stag=draft&stag=sales&limit=100')).Document.find((one) => one.DocumentId === documentId)
    expect((await row())?.Scheduled).toEqual(Scheduled)
    await json(dispatch(supplier, documentId), 201)
    expect(await row()).not.toHaveProperty('Scheduled')
    expect(await waiting(supplier)).toEqual([])
    const paper = await delivered()
    await json(schedule(supplier, { task: 'document.archive', runAt: tomorrow(), documentId: paper }), 201)
    await json(supplier.send(`PUT documents/${paper}/tags/archived`), 201)
    expect(await metadata(supplier, paper)).not.toHaveProperty('Scheduled')
    await server.settle()
    expect((await history(supplier, documentId)).map(([type]) => type)).not.toContain('document.schedule_failed')
  })

  test('goes the way that was chosen, or not at all', async () => {
    const documentId = await draft()
    await json(schedule(supplier, { ...sending(documentId), channel: 'EMAIL' }), 201)
    await server.settle()
    expect((await history(supplier, documentId)).at(-1)).toEqual([
      'document.schedule_failed',
      expect.stringContaining('EMAIL'),
    ])
  })

  test('may be put off, and taken back, by whoever may do it', async () => {
    const [contact, requester] = [
      await server.person(supplier.companyId, { role: 'supplierContact' }),
      await server.person(supplier.companyId, { role: 'requester' }),
    ]
    const [id, documentId] = [randomUUID(), await draft()]
    await json(schedule(requester, sending(documentId)), 403)
    await json(schedule(contact, sending(documentId), id), 201)
    await json(requester.send(`DELETE ${path}/${id}`), 403)
    await json(contact.send(`DELETE ${path}/${id}`), 204)
    await json(schedule(contact, sending(documentId)), 201)
    const paper = await delivered()
    await json(schedule(requester, { task: 'document.archive', runAt: tomorrow(), documentId: paper }), 201)
    await server.settle()
    expect((await metadata(buyer, documentId)).UnifiedState).toBe('DELIVERED_RECEIVED')
    expect((await metadata(supplier, paper)).Tags).toContain('archived')
  })

  test('archives a document, and takes it out again', async () => {
    const documentId = await delivered()
    for (const [task, archived] of [
      ['document.archive', true],
      ['document.unarchive', false],
    ] as const) {
      await json(schedule(supplier, { task, runAt: tomorrow(), documentId }), 201)
      await server.settle()
      const { Tag } = await json<{ Tag: string[] }>(supplier.send(`GET documents/${documentId}/tags`))
      expect(Tag.includes('archived')).toBe(archived)
    }
  })

  test('says in the history why it could not be done, and leaves the document as it was', async () => {
    const unfinished = await save(supplier, documentOf('Invoice', { lines: [] }))
    await json(schedule(supplier, sending(unfinished)), 201)
    const gone = await draft()
    const leaver = await server.person(supplier.companyId, { role: 'apManager' })
    await json(schedule(leaver, sending(gone)), 201)
    await json(supplier.send(`DELETE account/users/${leaver.id}`), 204)
    const deleted = await draft()
    await json(schedule(supplier, sending(deleted)), 201)
    await json(supplier.send(`DELETE documents/${deleted}`), 204)
    await server.settle()
    expect((await history(supplier, unfinished)).at(-1)).toEqual([
      'document.schedule_failed',
      expect.stringMatching(/./),
    ])
    expect((await history(supplier, gone)).at(-1)).toEqual([
      'document.schedule_failed',
      'The person who scheduled it no longer has the required permission.',
    ])
    for (const id of [unfinished, gone]) expect((await metadata(supplier, id)).State).toBe('DRAFT')
    expect(await waiting(supplier)).toEqual([])
  })
})

describe('is refused', () => {
  test('by the name of the field, where it has passed or lacks its connection', async () => {
    const documentId = await draft()
    const { connectionId: _, ...nowhere } = sending(documentId)
    for (const runAt of ['2020-01-01T00:00:00Z', '2099-12-31T23:59:60Z'])
      expect(await bad(schedule(supplier, { ...sending(documentId), runAt }))).toBe('runAt')
    expect(await bad(schedule(supplier, nowhere))).toBe('connectionId')
    expect(await bad(schedule(supplier, { ...sending(documentId), task: 'document.archive' }))).toBe('connectionId')
    const filing = { task: 'document.archive', runAt: tomorrow(), documentId: await delivered() }
    expect(await bad(schedule(supplier, { ...filing, channel: 'KONTOR' }))).toBe('channel')
    await json(schedule(supplier, { ...sending(documentId), task: 'document.burn' }), 400)
  })

  test('of what cannot be done as it stands now either', async () => {
    await json(schedule(supplier, sending(await delivered())), 409)
    await json(schedule(supplier, { task: 'document.archive', runAt: tomorrow(), documentId: await draft() }), 409)
  })

  test('to whom the document is not open: they do not see what waits for it', async () => {
    const documentId = await draft()
    const [id, clerk] = [randomUUID(), await server.person(supplier.companyId, { role: 'apClerk' })]
    await json(schedule(supplier, sending(documentId), id), 201)
    await json(
      supplier.send(`PATCH documents/${documentId}/access`, {
        json: { Grants: [{ UserId: manager.id, Right: 'write' }] },
      }),
      200,
    )
    expect((await waiting(clerk)).map((one) => one.documentId)).not.toContain(documentId)
    await json(clerk.send(`DELETE ${path}/${id}`), 403)
    expect((await waiting(manager)).map((one) => one.documentId)).toContain(documentId)
    await json(supplier.send(`DELETE ${path}/${id}`), 204)
  })

  test('TSC-01: of another task under the id of one that they could not take back', async () => {
    const [confined, open, paper] = [await draft(), await draft(), await delivered()]
    const [id, confinedId] = [randomUUID(), randomUUID()]
    const [clerk, requester] = [
      await server.person(supplier.companyId, { role: 'apClerk' }),
      await server.person(supplier.companyId, { role: 'requester' }),
    ]
    const filing = { task: 'document.archive', runAt: tomorrow(), documentId: paper }
    await json(schedule(supplier, sending(open), id), 201)
    await json(schedule(requester, filing, id), 403)
    await json(schedule(supplier, sending(confined), confinedId), 201)
    const grants = { Grants: [{ UserId: manager.id, Right: 'write' }] }
    await json(supplier.send(`PATCH documents/${confined}/access`, { json: grants }), 200)
    await json(schedule(clerk, sending(open), confinedId), 403)
    expect((await waiting(manager)).map((one) => one.documentId)).toEqual(expect.arrayContaining([open, confined]))

    // Whoever may do both puts one in the other's place, and the history of the first says so.
    await json(schedule(supplier, filing, id), 201)
    expect((await history(supplier, open)).at(-1)?.[0]).toBe('document.unscheduled')
    expect((await history(supplier, paper)).at(-1)?.[0]).toBe('document.scheduled')
    for (const one of [id, confinedId]) await json(supplier.send(`DELETE ${path}/${one}`), 204)
  })

  test('to those who may not, and to another company, whose ids are its own', async () => {
    const documentId = await draft()
    const onlooker = await server.person(supplier.companyId, { role: 'readOnly' })
    await json(schedule(onlooker, sending(documentId)), 403)
    await json(schedule(stranger, sending(documentId)), 404)
    const theirs = await save(stranger, documentOf('Invoice'))
    await json(schedule(stranger, sending(theirs)), 404)
    const id = randomUUID()
    await json(schedule(supplier, sending(documentId), id), 201)
    await json(stranger.send(`DELETE ${path}/${id}`), 404)
    expect(await waiting(stranger)).toEqual([])
    await json(supplier.send(`DELETE ${path}/${id}`), 204)
  })
})
