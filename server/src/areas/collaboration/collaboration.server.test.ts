import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'

const server = await startTestServer()
const [ours, theirs, others] = [await server.company(), await server.company(), await server.company()]
const ada = await server.person(ours)
const carl = await server.person(ours, { role: 'apClerk' })
const rita = await server.person(ours, { role: 'readOnly' })
const bea = await server.person(theirs)
const stranger = await server.person(others)
const connection = await server.connect(ours, theirs)

const card = (person: TestPerson, id: string, more: object = {}) =>
  person.send(`PUT collaboration/v3/cards/${id}`, { json: { title: 'Late goods', ...more } })
const say = (person: TestPerson, id: string, message: string, more: object = {}) =>
  person.send(`PUT collaboration/v3/cards/${id}/collaborations`, { json: { participants: [], message, ...more } })
const read = (person: TestPerson, id: string) => person.send(`GET collaboration/v3/cards/${id}`)
const messagesOf = async (person: TestPerson, id: string) =>
  ((await (await read(person, id)).json()) as { messages: { text: string; userId?: string }[] }).messages.map(
    ({ text, userId }) => [text, userId],
  )

test('people of two companies talk in one thread, and nobody else reads it', async () => {
  const id = randomUUID()
  const about = { subjectType: 'CONNECTION', subjectId: connection }
  expect((await card(ada, id, about)).status).toBe(204)
  expect((await say(ada, id, 'Where are they?', { companies: [theirs] })).status).toBe(204)
  await server.settle()
  server.platform.clock.advance(1000)
  expect((await say(bea, id, 'In the harbour.')).status).toBe(204)
  await server.settle()
  expect(await messagesOf(ada, id)).toEqual([
    ['Where are they?', ada.id],
    ['In the harbour.', undefined],
  ])
  expect(await messagesOf(bea, id)).toEqual([
    ['Where are they?', undefined],
    ['In the harbour.', bea.id],
  ])
  expect([(await read(stranger, id)).status, (await say(stranger, id, 'Me too')).status]).toEqual([404, 404])
  expect((await card(bea, id)).status).toBe(409)
})

test('a thread with named people is theirs in the company', async () => {
  const id = randomUUID()
  await card(ada, id)
  await say(ada, id, 'Carl?', { participants: [ada.id, carl.id] })
  expect([(await read(carl, id)).status, (await read(rita, id)).status]).toEqual([200, 403])
  const dora = await server.person(ours, { role: 'buyer' })
  expect([(await read(dora, id)).status, (await say(dora, id, 'Hi')).status]).toEqual([403, 403])
})

test('COL-02: who asks people into their thread stays in it, and reads what they answer', async () => {
  const id = randomUUID()
  await card(ada, id)
  expect((await say(ada, id, 'Carl?', { participants: [carl.id] })).status).toBe(204)
  expect((await say(carl, id, 'Here.')).status).toBe(204)
  expect((await messagesOf(ada, id)).map(([text]) => text)).toEqual(['Carl?', 'Here.'])
  expect((await say(ada, id, 'Good.')).status).toBe(204)
  expect((await read(ada, id)).status).toBe(200)
})

test('COL-01: a thread gives back what it was opened with; a new title reaches the companies that take part', async () => {
  const id = randomUUID()
  const about = { subjectType: 'CONNECTION', subjectId: connection, app: 'Acme.Ships' }
  await card(ada, id, about)
  await say(ada, id, 'Where are they?', { companies: [theirs] })
  await server.settle()
  expect(await (await read(ada, id)).json()).toMatchObject(about)
  await say(bea, id, 'In the harbour.')
  await card(ada, id, { ...about, title: 'Lost goods', description: 'Container 7' })
  await server.settle()
  for (const person of [ada, bea])
    expect(await (await read(person, id)).json()).toMatchObject({ title: 'Lost goods', description: 'Container 7' })
})

test('nobody is asked in who is not there, and nothing is talked about that is another’s', async () => {
  const id = randomUUID()
  await card(ada, id)
  expect((await say(ada, id, 'x', { participants: [bea.id] })).status).toBe(404)
  expect((await say(ada, id, 'x', { companies: [others] })).status).toBe(404)
  expect((await card(stranger, randomUUID(), { subjectType: 'CONNECTION', subjectId: connection })).status).toBe(404)
  for (const subjectType of ['DOCUMENT', 'CONNECTION', 'TASK'])
    expect((await card(ada, randomUUID(), { subjectType, subjectId: 'nonsense' })).status).toBe(404)
  const task = { handler: 'Acme.Ships', assignees: [carl.id] }
  const answer = await ada.send('POST tasks', { json: task })
  const { id: subjectId } = (await answer.json()) as { id: string }
  const about = { subjectType: 'TASK', subjectId }
  expect([(await card(ada, randomUUID(), about)).status, (await card(stranger, randomUUID(), about)).status]).toEqual([
    204, 404,
  ])
})
