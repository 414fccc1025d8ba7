import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startProcurement } from '../requisitions/testing-procurement.ts'
import { adviceOn, answerAdvice, askAdvice, asked, handOnAdvice, inboxOf, withdrawAdvice } from './testing.ts'

const { server, companyId, emre, lia, svea, jonas, admin, stranger, draft, move, read, statusOf } =
  await startProcurement()
const vera = await server.person(companyId, { role: 'approver', firstName: 'Vera', lastName: 'Approver' })

/** A requisition of Emre’s that waits for those who decide. */
async function waiting(): Promise<string> {
  const id = await draft(emre)
  expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
  await server.settle()
  return id
}
const adviceWork = async (by: TestPerson, id: string) =>
  (await inboxOf(by)).filter(({ kind, subjectId }) => kind === 'ADVICE' && subjectId === id)
const subjects = async (person: TestPerson) => {
  await server.settle()
  const { Items } = await json<{ Items: { To: string; Subject: string }[] }>(admin.send('GET mails?limit=100'))
  return Items.flatMap(({ To, Subject }) => (To === person.username ? [Subject] : []))
}

test('who decides a requisition asks a colleague first, who answers in words; nothing is decided by it', async () => {
  const id = await waiting()
  expect((await adviceOn(jonas, id)).canAsk).toBe(true)
  const adviceId = await asked(jonas, id, svea, 'Do we have any left?')
  expect(await adviceWork(svea, id)).toMatchObject([
    {
      ...{ id: adviceId, subjectType: 'REQUISITION', why: 'Do we have any left?', givenBy: { name: 'Jonas Head' } },
      // It is answered where the requisition can be read.
      allowedActions: ['open', 'assign'],
    },
  ])
  await json(answerAdvice(svea, adviceId, 'DECLINE', 'Twelve in the cellar.'), 204)
  expect((await adviceOn(emre, id)).advice).toMatchObject([
    { state: 'ANSWERED', recommendation: 'DECLINE', answer: 'Twelve in the cellar.', answeredBy: { id: svea.id } },
  ])
  expect([(await read(emre, id)).State, await adviceWork(svea, id)]).toEqual(['PENDING', []])
  expect(await subjects(svea)).toContainEqual(
    expect.stringMatching(/^Jonas Head asks for your advice on REQ-.* from Emre/),
  )
  expect(await subjects(jonas)).toContainEqual(expect.stringMatching(/^Svea Buyer advises against approving REQ-/))
  expect(await statusOf(move(jonas, id, 'APPROVED'))).toBe(204)
})

test('only who decides it asks, and only who sees it is asked: its requester may be, another requester may not', async () => {
  const id = await waiting()
  for (const person of [emre, svea]) expect((await adviceOn(person, id)).canAsk).toBe(false)
  expect((await askAdvice(svea, id, [jonas.id])).status).toBe(409)
  expect((await askAdvice(emre, id, [jonas.id])).status).toBe(403)
  const names = (await adviceOn(jonas, id)).askable.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Emre Requester', 'Svea Buyer', 'Vera Approver']))
  expect(names).not.toContain('Lia Other')
  const refused = await askAdvice(jonas, id, [lia.id])
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Lia Other')])
  // Who does not see it learns nothing of it.
  for (const person of [lia, stranger]) {
    expect((await person.send(`GET documents/${id}/approval/advice`)).status).toBe(404)
    expect((await askAdvice(person === lia ? vera : stranger, randomUUID(), [svea.id])).status).toBe(404)
  }
  const adviceId = await asked(jonas, id, emre)
  for (const refused of [answerAdvice(stranger, adviceId, 'APPROVE'), withdrawAdvice(stranger, adviceId)])
    expect((await refused).status).toBe(404)
  await json(answerAdvice(emre, adviceId, 'APPROVE'), 204)
  // Nobody decides their own, whatever they advise.
  expect(await statusOf(move(emre, id, 'APPROVED'))).toBe(403)
})

test('asked twice under one id it is asked once; it is handed on to who sees it, and taken back by who asked', async () => {
  const id = await waiting()
  const questionId = randomUUID()
  for (let at = 0; at < 2; at++) await json(askAdvice(jonas, id, [svea.id], 'Ours?', questionId), 204)
  const [{ id: adviceId } = { id: '' }, ...more] = (await adviceOn(jonas, id)).advice
  expect(more).toEqual([])
  expect((await handOnAdvice(svea, adviceId, lia.id)).status).toBe(400)
  await json(handOnAdvice(svea, adviceId, vera.id), 204)
  expect([await adviceWork(svea, id), (await adviceWork(vera, id)).length]).toEqual([[], 1])
  await json(withdrawAdvice(jonas, adviceId), 204)
  expect([await adviceWork(vera, id), (await answerAdvice(vera, adviceId, 'APPROVE')).status]).toEqual([[], 409])
})

test.each([
  ['approved', (id: string) => move(jonas, id, 'APPROVED')],
  ['declined', (id: string) => move(jonas, id, 'REJECTED', { reason: 'No' })],
  ['taken back', (id: string) => move(emre, id, 'DRAFT')],
  ['canceled', (id: string) => move(emre, id, 'CANCELED')],
])('what is open closes by itself once it is %s', async (_how, act) => {
  const id = await waiting()
  const adviceId = await asked(jonas, id, svea)
  expect(await statusOf(act(id))).toBe(204)
  // At once nobody answers it any more; the piece of work follows.
  expect((await answerAdvice(svea, adviceId, 'APPROVE')).status).toBe(409)
  await server.settle()
  expect([await adviceWork(svea, id), (await adviceOn(jonas, id)).advice]).toMatchObject([[], [{ state: 'CLOSED' }]])
  const done = await json<ResultOf<Areas['inbox']['listDone']>>(jonas.send('GET inbox/done?kind=ADVICE'))
  expect(done.items.filter(({ subjectId }) => subjectId === id)).toEqual([])
})

test('what was asked of somebody who leaves goes to a colleague who sees it', async () => {
  const id = await waiting()
  const lea = await server.person(companyId, { role: 'buyer', firstName: 'Lea', lastName: 'Leaves' })
  const adviceId = await asked(jonas, id, lea)
  const leaving = admin.send(`POST account/users/${lea.id}/departure`, { json: { SuccessorId: svea.id } })
  expect(await json(leaving)).toMatchObject({ Moved: 1 })
  expect((await adviceWork(svea, id)).map((one) => one.id)).toEqual([adviceId])
  await json(answerAdvice(svea, adviceId, 'NONE', 'Ask Vera.'), 204)
})

test('on the board of the team it can go to who sees the requisition, and to nobody else', async () => {
  const id = await waiting()
  const adviceId = await asked(jonas, id, svea)
  const { people } = await json<ResultOf<Areas['inbox']['listTeam']>>(jonas.send('GET inbox/team?cards=100'))
  const card = people.flatMap(({ cards }) => cards).find((one) => one.id === adviceId)
  const refused = card?.refused.map((one) => one.id)
  expect(people.map((one) => one.id)).toEqual(expect.arrayContaining([vera.id, lia.id]))
  expect(refused).toContain(lia.id)
  expect(refused).not.toContain(vera.id)
  await json(withdrawAdvice(jonas, adviceId), 204)
})
