import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { since } from './store/sent.ts'

const server = await startTestServer()
const company = async (name: string, more: object = {}) => {
  const id = await server.company({ name, ...more })
  return { id, admin: await server.person(id) }
}
const [aster, birch, cedar, hidden] = [
  await company('Aster'),
  await company('Birch'),
  await company('Cedar'),
  await company('Hidden', { public: false }),
]
await server.connect(aster.id, birch.id)
await server.connect(aster.id, hidden.id)

interface Recommendation {
  readonly Id: string
  readonly Message: string
}
const recommend = async (by: TestPerson, of: string, Message = 'Always on time.', headers?: Record<string, string>) => {
  const json = { SenderCompanyAccountId: by.companyId, ReceiverCompanyAccountId: of, Message }
  const answer = await by.send('POST v0/recommendations', { json, ...(headers && { headers }) })
  return { status: answer.status, recommendation: (await answer.json()) as Recommendation }
}
const read = async <T>(by: TestPerson, path: string) => (await (await by.send(`GET ${path}`)).json()) as T
const shownOf = async (by: TestPerson, of: string) =>
  (await read<{ Items: Recommendation[] }>(by, `v0/recommendations/public?companyId=${of}`)).Items.map(
    ({ Message }) => Message,
  )
const own = (by: TestPerson) => read<{ Items: Recommendation[]; OpenCount: number }>(by, 'v0/recommendations')

let first: Recommendation
beforeAll(async () => {
  first = (await recommend(aster.admin, birch.id)).recommendation
})

test('F-179: who is connected recommends a company, whose administrators are told; nobody else sees it yet', async () => {
  expect(await own(birch.admin)).toMatchObject({
    OpenCount: 1,
    Items: [
      {
        Id: first.Id,
        SenderCompanyAccountId: aster.id,
        SenderCompanyName: 'Aster',
        ReceiverCompanyAccountId: birch.id,
        Message: 'Always on time.',
        Visible: false,
        AllowedActions: ['accept', 'reject'],
      },
    ],
  })
  const received = await read<{ Notifications: { Text: string }[] }>(
    birch.admin,
    `account/users/${birch.admin.id}/notifications`,
  )
  expect(received.Notifications.map(({ Text }) => Text)).toEqual([
    'Aster recommends your company. Accept it in Network to show it on your profile.',
  ])
  expect(await shownOf(cedar.admin, birch.id)).toEqual([])
  // Who said it sees that it waits.
  expect(await read(aster.admin, `v0/recommendations/public?companyId=${birch.id}`)).toMatchObject({
    Items: [],
    Open: { Id: first.Id },
  })
})

test('one waits at a time, in the own name, of who is connected', async () => {
  expect((await recommend(aster.admin, birch.id)).status).toBe(409)
  expect((await recommend(aster.admin, cedar.id)).status).toBe(404)
  expect((await recommend(aster.admin, randomUUID())).status).toBe(404)
  expect((await recommend(aster.admin, aster.id)).status).toBe(404)
  expect((await recommend(aster.admin, hidden.id, '  ')).status).toBe(400)
  const json = { SenderCompanyAccountId: cedar.id, ReceiverCompanyAccountId: birch.id, Message: 'Not ours' }
  expect((await aster.admin.send('POST v0/recommendations', { json })).status).toBe(400)
  const clerk = await server.person(aster.id, { role: 'apClerk' })
  expect((await recommend(clerk, birch.id)).status).toBe(403)
})

test('F-226: accepted, whoever finds the company reads it; a second time changes nothing; F-227: rejected, it is gone', async () => {
  const accept = (by: TestPerson) =>
    by.send(`PUT v0/recommendations/${first.Id}/accept`, { json: { Visible: true } }).then(({ status }) => status)
  expect(await accept(aster.admin)).toBe(404)
  const clerk = await server.person(birch.id, { role: 'apClerk' })
  expect(await accept(clerk)).toBe(403)
  expect([await accept(birch.admin), await accept(birch.admin)]).toEqual([204, 204])
  expect(await shownOf(cedar.admin, birch.id)).toEqual(['Always on time.'])

  // Answered, it may be recommended again; the same request twice is one.
  const headers = { 'X-Kontor-RequestId': randomUUID() }
  const again = await recommend(aster.admin, birch.id, 'Still on time.', headers)
  expect([again.status, (await recommend(aster.admin, birch.id, 'Still on time.', headers)).recommendation.Id]).toEqual(
    [201, again.recommendation.Id],
  )
  const reject = (by: TestPerson, id: string) => by.send(`DELETE v0/recommendations/${id}`).then(({ status }) => status)
  expect(await reject(cedar.admin, again.recommendation.Id)).toBe(404)
  expect(await reject(birch.admin, again.recommendation.Id)).toBe(204)
  expect(await reject(birch.admin, again.recommendation.Id)).toBe(404)
  expect((await own(birch.admin)).Items.map(({ Message }) => Message)).toEqual(['Always on time.'])
  expect(await reject(birch.admin, first.Id)).toBe(204)
  expect(await shownOf(cedar.admin, birch.id)).toEqual([])
})

test('what is said of a company without a public profile is for its partners alone', async () => {
  const { recommendation } = await recommend(aster.admin, hidden.id)
  await hidden.admin.send(`PUT v0/recommendations/${recommendation.Id}/accept`, { json: { Visible: true } })
  expect(await shownOf(aster.admin, hidden.id)).toEqual(['Always on time.'])
  expect(await shownOf(hidden.admin, hidden.id)).toEqual(['Always on time.'])
  expect((await cedar.admin.send(`GET v0/recommendations/public?companyId=${hidden.id}`)).status).toBe(404)
  expect((await cedar.admin.send(`GET v0/recommendations/public?companyId=${randomUUID()}`)).status).toBe(404)
})

test('F-409: a page has ten; a company recommends twenty times in a day, and no more', async () => {
  const elder = await company('Elder')
  const partner = await company('Partner')
  await server.connect(elder.id, partner.id)
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const { status, recommendation } = await recommend(elder.admin, partner.id, `Nr. ${count}`)
    statuses.push(status)
    if (status === 201)
      await partner.admin.send(`PUT v0/recommendations/${recommendation.Id}/accept`, { json: { Visible: true } })
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429])
  // It is counted where every process of the server counts.
  const counted = await server.platform.transact(elder.id, { actorId: null, requestId: 'test' }, (uow) =>
    since(uow, new Date(0)),
  )
  expect(counted).toHaveLength(20)
  expect((await own(partner.admin)).Items).toHaveLength(10)
})
