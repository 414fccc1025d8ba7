import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json, list, trading } from '../documents/testing-trade.ts'

const server = await startTestServer()
const { supplier, buyer, stranger, delivered, metadata, answer } = await trading(server)
const colleague = await server.person(buyer.companyId)

type History = ResultOf<Areas['documents']['readHistory']>
type Answered = ResultOf<Areas['exchange']['changeState']>
type Many = ResultOf<Areas['documentLists']['answerDocuments']>

const accept = { ResponseCode: 'BusinessAccept', HoldFor: 10 }
const one = (id: string, responseId: string) => `documents/${id}/statechange/${responseId}`
const happened = async (person: TestPerson, id: string) =>
  (await json<History>(person.send(`GET documents/${id}/history`))).Events.map(({ Type }) => Type)
const stateAt = async (person: TestPerson, id: string) => (await metadata(person, id)).UnifiedState

/** An invoice that the buyer is about to accept, and the id of the answer. */
async function accepting(more: object = {}): Promise<{ id: string; responseId: string }> {
  const [id, responseId] = [await delivered({ id: `INV-${randomUUID()}` }), randomUUID()]
  await json(answer(buyer, id, { ResponseId: responseId, ...accept, ...more }), 201)
  return { id, responseId }
}

describe('an answer that waits so that it can be undone', () => {
  test('has changed nothing yet: colleagues see that it is under way and by whom, the partner sees nothing', async () => {
    const [id, responseId] = [await delivered({ id: 'HELD-1' }), randomUUID()]
    const until = new Date(server.platform.clock.now().getTime() + 10_000).toISOString()
    const given = answer(buyer, id, { ResponseId: responseId, ...accept })
    expect(await json<Answered>(given, 201)).toEqual({ DocumentId: responseId, HeldUntil: until })

    const shown = { ResponseId: responseId, ResponseCode: 'BusinessAccept', Until: until, UserId: buyer.id }
    const seen = await metadata(colleague, id)
    expect(seen).toMatchObject({ UnifiedState: 'DELIVERED_RECEIVED', Answering: { ...shown, UserName: 'Karim Aziz' } })
    expect(seen.AllowedActions.map(({ Action }) => Action)).toEqual(
      expect.arrayContaining(['undoAnswer', 'sendAnswer']),
    )
    for (const other of ['accept', 'reject', 'dispute', 'markPaid'])
      expect(seen.AllowedActions.map(({ Action }) => Action)).not.toContain(other)
    const row = (await list(colleague, 'q=HELD-1')).Document[0]
    expect(row).toMatchObject({ DocumentId: id, Answering: shown })
    expect(await metadata(supplier, id)).not.toHaveProperty('Answering')
    expect(await stateAt(supplier, id)).toBe('DELIVERED_SENT')
  })

  test('leaves when its seconds are over, once, as the answer of whoever gave it', async () => {
    const { id } = await accepting()
    const left = await server.platform.transact(
      buyer.companyId,
      { actorId: null, requestId: 'test' },
      async ({ tx }) => {
        const { rows } = await sql<{ payload: { notBefore: string } }>`select payload from outbox
        where company_id = ${buyer.companyId} and task = 'documents.answer' order by created desc limit 1`.execute(tx)
        return rows.map(({ payload }) => payload.notBefore)
      },
    )
    expect(left).toEqual([new Date(server.platform.clock.now().getTime() + 10_000).toISOString()])
    // The queue of a test does at once what is for later, too.
    await server.settle()
    expect([await stateAt(buyer, id), await stateAt(supplier, id)]).toEqual(['ACCEPTED', 'ACCEPTED'])
    expect(await metadata(buyer, id)).not.toHaveProperty('Answering')
    await server.settle()
    expect((await happened(buyer, id)).slice(-2)).toEqual(['document.answer_held', 'document.accepted'])
    const { Events } = await json<History>(buyer.send(`GET documents/${id}/history`))
    expect(Events.at(-1)).toMatchObject({ ActorName: 'Karim Aziz' })
  })

  test('is undone, and nothing of it is ever sent; a colleague can, a stranger cannot', async () => {
    const { id, responseId } = await accepting()
    await json(stranger.send(`DELETE ${one(id, responseId)}`), 404)
    await json(stranger.send(`PUT ${one(id, responseId)}`), 404)
    await json(colleague.send(`DELETE ${one(id, responseId)}`), 204)
    await json(buyer.send(`DELETE ${one(id, responseId)}`), 404)
    await server.settle()
    expect([await stateAt(buyer, id), await stateAt(supplier, id)]).toEqual(['DELIVERED_RECEIVED', 'DELIVERED_SENT'])
    expect(await happened(supplier, id)).not.toContain('document.accepted')
    // And is decided anew, with the reason that another answer needs.
    const reject = { ResponseCode: 'BusinessReject', Reason: 'Never ordered', HoldFor: 10 }
    await json(answer(buyer, id, reject), 201)
    await server.settle()
    expect((await metadata(supplier, id)).StatusMessage).toBe('Never ordered')
  })

  test('refuses a second decision with 409; the same one repeated is one', async () => {
    const { id, responseId } = await accepting()
    await json(answer(colleague, id, { ResponseCode: 'BusinessReject', Reason: 'No', HoldFor: 10 }), 409)
    await json(answer(colleague, id, { ResponseCode: 'BusinessAccept' }), 409)
    await json(answer(buyer, id, { ResponseId: responseId, ...accept }), 201)
    await server.settle()
    expect(await happened(supplier, id)).toEqual([
      'document.created',
      'document.sent',
      'document.delivered',
      'document.accepted',
    ])
    await json(buyer.send(`DELETE ${one(id, responseId)}`), 409)
  })

  test('is sent at once where somebody says so', async () => {
    const { id, responseId } = await accepting()
    await json(buyer.send(`PUT ${one(id, responseId)}`), 201)
    expect(await stateAt(buyer, id)).toBe('ACCEPTED')
    await server.settle()
    expect((await happened(buyer, id)).filter((kind) => kind === 'document.accepted')).toHaveLength(1)
  })

  test('that the partner came before is not sent, and the history says why', async () => {
    const { id } = await accepting()
    await json(answer(supplier, id, { ResponseCode: 'BusinessCancel', Reason: 'Sent twice' }), 201)
    await server.settle()
    expect(await stateAt(buyer, id)).toBe('REJECTED_BY_SENDER')
    const { Events } = await json<History>(buyer.send(`GET documents/${id}/history`))
    expect(Events.map(({ Type }) => Type)).toContain('document.answer_not_sent')
    expect(await metadata(buyer, id)).not.toHaveProperty('Answering')
  })

  test('a program’s answer, which asks for no seconds, takes effect at once; more than ten are refused', async () => {
    const id = await delivered({ id: 'HELD-2' })
    await json(answer(buyer, id, { ...accept, HoldFor: 11 }), 400)
    const given = await json<Answered>(answer(buyer, id, { ResponseCode: 'BusinessAccept' }), 201)
    expect(given).not.toHaveProperty('HeldUntil')
    expect(await stateAt(buyer, id)).toBe('ACCEPTED')
  })
})

describe('answers to a selection', () => {
  const many = (body: object) =>
    json<Many>(buyer.send('POST documents/statechanges', { json: { ...accept, All: false, ...body } }))

  test('wait together and have one undo', async () => {
    const ids = [await delivered({ id: 'MANY-1' }), await delivered({ id: 'MANY-2' })]
    const { DocumentIds, Held } = await many({ DocumentIds: ids })
    expect([DocumentIds.toSorted(), Held?.map(({ DocumentId }) => DocumentId).toSorted()]).toEqual([
      ids.toSorted(),
      ids.toSorted(),
    ])
    const foreign = await json<Many>(stranger.send('POST documents/statechanges/undo', { json: { Held } }))
    expect(foreign.DocumentIds).toEqual([])
    const undone = await json<Many>(buyer.send('POST documents/statechanges/undo', { json: { Held } }))
    expect(undone.DocumentIds.toSorted()).toEqual(ids.toSorted())
    await server.settle()
    for (const id of ids) expect(await stateAt(supplier, id)).toBe('DELIVERED_SENT')
  })

  test('pass over what has a warning, which names itself with the action', async () => {
    const twin = { id: 'TWICE', issueDate: '2026-10-01' }
    const [first, again] = [await delivered(twin), await delivered(twin)]
    const { AllowedActions } = await metadata(buyer, again)
    expect(AllowedActions).toContainEqual({ Action: 'accept', Confirm: ['DUPLICATE'] })
    expect((await metadata(buyer, first)).AllowedActions).toContainEqual({ Action: 'accept' })
    expect((await many({ DocumentIds: [first, again], SkipWarned: true })).DocumentIds).toEqual([first])
  })
})
