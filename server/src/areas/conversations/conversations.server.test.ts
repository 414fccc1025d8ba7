import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
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
