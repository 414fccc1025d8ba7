import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const server = await startTestServer()
const [supplierId, buyerId] = [await server.company({ name: 'Nord' }), await server.company({ name: 'Atelier' })]
const supplier = await server.person(supplierId, { firstName: 'Sofie', lastName: 'Holm' })
const buyer = await server.person(buyerId, { firstName: 'Karim', lastName: 'Aziz' })
const onlooker = await server.person(buyerId, { role: 'readOnly' })
const stranger = await server.person(await server.company())
const connection = await server.connect(supplierId, buyerId)

type Page = ResultOf<Areas['conversations']['listOfDocument']>
type One = Page['Conversation'][number]

async function saved(more: Parameters<typeof documentOf>[1] = {}): Promise<string> {
  const id = randomUUID()
  await supplier.send(`PUT documents/${id}?draft=true`, {
    body: new Uint8Array(documentOf('Invoice', more)),
    headers: { 'content-type': 'application/xml' },
  })
  return id
}

async function delivered(more: Parameters<typeof documentOf>[1] = {}): Promise<string> {
  const id = await saved(more)
  await supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
  await server.settle()
  return id
}

const say = (person: TestPerson, id: string, Text: string, postId: string = randomUUID()) =>
  person.send(`PUT conversations/documents/${id}/posts/${postId}`, { json: { Text } })
const read = async <T = Page>(person: TestPerson, path: string): Promise<T> => {
  const answer = await person.send(`GET conversations${path}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}
const textsOf = ({ History }: One) =>
  History.flatMap(({ ActorName, CompanyName, Details }) =>
    Details.filter(({ Key }) => Key === 'text').map(({ Value }) => [ActorName ?? CompanyName, Value]),
  )

test('what one party says about a document both read, in its order; people of the other are its company’s affair', async () => {
  const id = await delivered()
  expect((await say(buyer, id, 'Where are the goods?')).status).toBe(201)
  await server.settle()
  await server.platform.clock.advance(60_000)
  expect((await say(supplier, id, 'On their way.')).status).toBe(201)
  await server.settle()
  const [ours] = (await read(supplier, `/documents/${id}`)).Conversation
  const [theirs] = (await read(buyer, `/documents/${id}`)).Conversation
  expect(textsOf(ours!)).toEqual([
    ['Atelier Søndergaard', 'Where are the goods?'],
    ['Sofie Holm', 'On their way.'],
  ])
  expect(textsOf(theirs!)).toEqual([
    ['Karim Aziz', 'Where are the goods?'],
    // Who is on the network, and not the name that their paper bears.
    ['Nord', 'On their way.'],
  ])
})

test('a post under one id is one, however often it is sent and carried', async () => {
  const id = await delivered()
  const postId = randomUUID()
  for (const _ of [1, 2]) expect((await say(buyer, id, 'Once', postId)).status).toBe(201)
  expect((await say(buyer, id, 'Another', postId)).status).toBe(409)
  await server.settle()
  const [theirs] = (await read(supplier, `/documents/${id}`)).Conversation
  expect(textsOf(theirs!)).toHaveLength(1)
})

test('nobody speaks about what the other party does not have, and who only looks on does not speak', async () => {
  const draft = await saved()
  const refused = await say(supplier, draft, 'Too early')
  expect([refused.status, ((await refused.json()) as { Message: string }).Message]).toEqual([
    409,
    expect.stringContaining('has not been delivered'),
  ])
  const id = await delivered()
  // The screen hears of it with the conversation.
  const maySpeak = async (person: TestPerson, id: string) =>
    (await read(person, `/documents/${id}`)).Conversation[0]?.AllowedActions.includes('comment')
  expect([await maySpeak(supplier, draft), await maySpeak(buyer, id), await maySpeak(onlooker, id)]).toEqual([
    false,
    true,
    false,
  ])
  expect((await say(onlooker, id, 'Hello')).status).toBe(403)
  expect((await say(buyer, id, '   ')).status).toBe(400)
  expect((await say(stranger, id, 'Hello')).status).toBe(404)
  for (const path of [`/documents/${id}`, `/documents/${id}/latest`, `/${id}`])
    expect((await stranger.send(`GET conversations${path}`)).status).toBe(404)
})

test('who is not let to a document reads no word about it', async () => {
  const id = await delivered()
  await say(supplier, id, 'Between us')
  await server.settle()
  await buyer.send(`PUT documents/${id}/access`, { json: { Grants: [{ UserId: buyer.id, Right: 'admin' }] } })
  expect((await onlooker.send(`GET conversations/documents/${id}`)).status).toBe(403)
  expect((await onlooker.send(`GET conversations/${id}`)).status).toBe(404)
  const { Conversation } = await read(onlooker, '?count=100')
  expect(Conversation.map(({ ObjectId }) => ObjectId)).not.toContain(id)
})

test('a conversation holds the answers too, and says who brought it where it stands', async () => {
  const id = await delivered()
  server.platform.clock.advance(1000)
  const ResponseId = randomUUID()
  await buyer.send(`PUT documents/${id}/statechange`, { json: { ResponseId, ResponseCode: 'BusinessAccept' } })
  await server.settle()
  const { Conversation } = await read(supplier, `/documents/${id}`)
  expect(Conversation.map(({ ObjectId, Type, State }) => [ObjectId, Type, State])).toEqual([
    [id, 'invoice', 'ACCEPTED'],
    [ResponseId, 'status', 'DELIVERED_RECEIVED'],
  ])
  expect(Conversation[0]).toMatchObject({ UnifiedStateCausedByOtherParty: true, Received: false, ObjectType: 15 })
  const metadata = await supplier.send(`GET documents/${id}/conversationMetadata`)
  expect(await metadata.json()).toMatchObject({ ConversationId: id, State: 'ACCEPTED' })
  expect(await read<One>(supplier, `/documents/${id}/latest`)).toMatchObject({ ConversationId: id })
})

test('what happened comes in stretches, the latest first, network and failures apart', async () => {
  const id = await delivered()
  server.platform.clock.advance(3_600_000)
  const since = server.platform.clock.now().toISOString()
  const later = await delivered({ id: 'LATER' })
  const ids = async (query: string) => (await read(supplier, query)).Conversation.map(({ ObjectId }) => ObjectId)
  expect(await ids(`?since=${since}`)).toEqual([later])
  expect((await ids(`?before=${since}&count=1`)).length).toBe(1)
  expect(await ids(`?before=${since}`)).toContain(id)
  expect(await ids('?documents=false')).toEqual([connection])
  expect(await ids('?network=false')).not.toContain(connection)
  expect(await ids('?onlyFailed=true')).toEqual([])
})

test('one conversation is read stretch by stretch, and one of its documents alone', async () => {
  const id = await delivered()
  const postedAt = new Date(server.platform.clock.now().getTime() + 1000).toISOString()
  server.platform.clock.advance(5000)
  await say(supplier, id, 'Later')
  await server.settle()
  const [since] = (await read(supplier, `/${id}?since=${postedAt}`)).Conversation
  expect(textsOf(since!)).toEqual([['Sofie Holm', 'Later']])
  expect(since!.History).toHaveLength(1)
  const [before] = (await read(supplier, `/${id}?before=${postedAt}&count=1`)).Conversation
  expect(before!.History.map(({ Type }) => Type)).toEqual(['document.delivered'])
  expect((await read(supplier, `/${id}?objectId=${randomUUID()}`)).Conversation).toEqual([])
  expect((await supplier.send('GET conversations/nonsense')).status).toBe(404)
})

test('what a partner says rings with their words, for those who may read the document; what colleagues say does not', async () => {
  const id = await delivered({ id: 'RINGS-1' })
  const replies = async (person: TestPerson) =>
    (await read<ResultOf<Areas['conversations']['listReplies']>>(person, '/replies')).Items.filter(
      ({ DocumentId }) => DocumentId === id,
    )
  await say(buyer, id, 'Where is line 3?')
  await server.settle()
  expect(await replies(supplier)).toMatchObject([
    { ID: 'RINGS-1', type: 'invoice', PartnerName: expect.any(String), Text: 'Where is line 3?' },
  ])
  expect(await replies(buyer)).toEqual([])
  expect(await replies(stranger)).toEqual([])
  await supplier.send(`PUT documents/${id}/access`, { json: { Grants: [{ UserId: supplier.id, Right: 'admin' }] } })
  const colleague = await server.person(supplierId, { role: 'readOnly' })
  expect(await replies(colleague)).toEqual([])
})

test('CNV-01, CNV-03: says who of the company began it; of the partner’s people nothing', async () => {
  const id = await delivered({ id: 'BEGUN' })
  const initiatorOf = async (person: TestPerson, path: string) =>
    (await read(person, path)).Conversation.find(({ ObjectId }) => ObjectId === id)?.Initiator
  for (const path of [`/documents/${id}`, `/${id}`, '?count=100'])
    expect(await initiatorOf(supplier, path)).toMatchObject({
      ...{ CompanyAccountId: supplierId, UserId: supplier.id, UserName: 'Sofie Holm' },
    })
  expect(await initiatorOf(buyer, `/documents/${id}`)).toEqual({
    ...{ CompanyAccountId: supplierId, CompanyAccountName: expect.any(String) },
  })
})

test('CNV-03, CNV-04: a connection is a conversation of its own, begun by the company that asked for it, for who sees the network', async () => {
  const { Conversation } = await read(supplier, '?documents=false')
  const [own] = Conversation
  expect(own).toMatchObject({ ConversationId: connection, Initiator: { CompanyAccountId: supplierId } })
  expect(own?.Initiator.CompanyAccountName).toBe('Nord')
  expect((await read(supplier, `/${connection}`)).Conversation).toEqual([own])
  expect((await read(supplier, `/${connection}?objectId=${randomUUID()}`)).Conversation).toEqual([])
  expect((await stranger.send(`GET conversations/${connection}`)).status).toBe(404)
})

test('CNV-03: tells of a document about which somebody has said something since, the latest first', async () => {
  const [talked, silent] = [await delivered({ id: 'TALKED' }), await delivered({ id: 'SILENT' })]
  server.platform.clock.advance(3_600_000)
  const since = server.platform.clock.now().toISOString()
  await say(buyer, talked, 'Which colour?')
  await server.settle()
  const ids = async (person: TestPerson, query: string) =>
    (await read(person, query)).Conversation.map(({ ObjectId }) => ObjectId)
  for (const person of [supplier, buyer]) expect(await ids(person, `?network=false&since=${since}`)).toEqual([talked])
  expect((await ids(supplier, '?count=1'))[0]).toBe(talked)
  expect(await ids(supplier, `?network=false&before=${since}`)).toContain(silent)
  expect(await ids(supplier, `?onlyFailed=true&since=${since}`)).toEqual([])
  await supplier.send(`PUT documents/${talked}/access`, { json: { Grants: [{ UserId: supplier.id, Right: 'admin' }] } })
  const colleague = await server.person(supplierId, { role: 'readOnly' })
  expect(await ids(colleague, `?network=false&since=${since}`)).toEqual([])
})

test('CNV-03: finds what failed in the network behind all that did not', async () => {
  const askerId = await server.company({ name: 'Asker' })
  const asker = await server.person(askerId)
  const refuserId = await server.company({ name: 'Refuser' })
  const refuser = await server.person(refuserId)
  const asked = randomUUID()
  await asker.send(`PUT network/connections/${asked}`, { json: { CompanyAccountId: refuserId } })
  await server.settle()
  const { Connection } = (await (await refuser.send('GET network/connections')).json()) as {
    Connection: { ConnectionId: string }[]
  }
  await refuser.send(`PUT network/requests/${Connection[0]?.ConnectionId}/reject`)
  await server.settle()
  server.platform.clock.advance(60_000)
  await server.connect(askerId, await server.company())
  expect((await read(asker, '?onlyFailed=true&count=1')).Conversation.map(({ ObjectId }) => ObjectId)).toEqual([asked])
})

test('CNV-02: the last of a very long conversation is its last document', async () => {
  const id = await delivered({ id: 'LONG' })
  await server.platform.transact(supplierId, { actorId: null, requestId: 'test' }, ({ tx }) =>
    sql`insert into document select (jsonb_populate_record(one, jsonb_build_object(
          'id', gen_random_uuid(), 'conversation_id', one.id, 'business_id', 'LONG-' || nth,
          'created', one.created + nth * interval '1 minute', 'modified', one.modified + nth * interval '1 minute'))).*
        from document one, generate_series(1, 200) nth where company_id = ${supplierId} and id = ${id}`.execute(tx),
  )
  expect((await read<One>(supplier, `/documents/${id}/latest`)).ID).toBe('LONG-200')
  expect((await read(supplier, `/${id}`)).Conversation.at(0)?.ID).toBe('LONG-1')
})
