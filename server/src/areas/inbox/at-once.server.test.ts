import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { approving, ask, flow, withdraw } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'

type Inbox = ResultOf<Areas['inbox']['listWork']>
type History = ResultOf<Areas['documents']['readHistory']>

const { server, delivered, clerk, mia, max } = await approving()

const pieceOf = async (by: TestPerson, documentId: string) =>
  (await json<Inbox>(by.send('GET inbox?limit=100'))).items.find(({ subjectId }) => subjectId === documentId)!.id
/** Bills that wait for one person, with the piece of each. */
async function waitingFor(person: TestPerson, count: number) {
  const all: { documentId: string; id: string }[] = []
  for (let at = 0; at < count; at += 1) {
    const documentId = await delivered()
    await json(ask(clerk, documentId, [person.id]), 201)
    all.push({ documentId, id: await pieceOf(person, documentId) })
  }
  return all
}
const decide = async (by: TestPerson, id: string, more: object = {}, decisionId: string = randomUUID()) => {
  const answer = await by.send(`POST inbox/decisions/${decisionId}`, {
    json: { Ids: [id], Decision: 'APPROVE', ...more },
  })
  return [answer.status, ((await answer.json()) as { Ids?: string[] }).Ids] as const
}
const timesOf = async (documentId: string, kind: string) =>
  (await json<History>(clerk.send(`GET documents/${documentId}/history`))).Events.filter(({ Type }) => Type === kind)
    .length
/** In how many transactions these approvals were decided. */
const transactionsOf = (documentIds: readonly string[]) =>
  server.platform.read(clerk.companyId, { actorId: null, requestId: 'look' }, async ({ tx, companyId }) => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct xmin::text)::integer as count from approval_step
      where company_id = ${companyId} and document_id = any(${documentIds}::uuid[])`.execute(tx)
    return rows[0]!.count
  })

test('decisions that come at the same time are made in few transactions', async () => {
  const waiting = await waitingFor(mia, 5)
  await Promise.all(waiting.map(({ id }) => decide(mia, id)))
  expect(await transactionsOf(waiting.map(({ documentId }) => documentId))).toBeLessThan(waiting.length)
})

test('of decisions that come at the same time each is made once; one that is refused leaves no trace, and its neighbours stand', async () => {
  const waiting = await waitingFor(mia, 7)
  const [unreasoned, gone, ...good] = waiting
  const [{ id: goneStep } = { id: '' }] = (await flow(clerk, gone!.documentId)).steps
  expect((await withdraw(clerk, gone!.documentId, goneStep)).status).toBe(204)
  const answers = await Promise.all([
    ...good.map(({ id }) => decide(mia, id)),
    decide(mia, unreasoned!.id, { Decision: 'REJECT' }),
    decide(mia, gone!.id),
    // Of somebody whom nobody asked.
    decide(max, unreasoned!.id),
  ])
  expect(answers).toEqual([...good.map(({ id }) => [200, [id]]), [400, undefined], [200, []], [200, []]])
  for (const { documentId } of good) {
    expect((await flow(clerk, documentId)).complete).toBe(true)
    expect(await timesOf(documentId, 'document.approved')).toBe(1)
  }
  expect((await flow(clerk, unreasoned!.documentId)).complete).toBe(false)
  expect(await timesOf(unreasoned!.documentId, 'document.approved')).toBe(0)
  expect(await pieceOf(mia, unreasoned!.documentId)).toBe(unreasoned!.id)
  await server.settle()
})

test('a decision that is sent time and again at the same time is made once', async () => {
  const [one, other] = await waitingFor(mia, 2)
  const decisionId = randomUUID()
  await Promise.all([decide(mia, other!.id), ...[1, 2, 3].map(() => decide(mia, one!.id, {}, decisionId))])
  expect(await timesOf(one!.documentId, 'document.approved')).toBe(1)
})

test('of two who are asked about one bill and decide at the same time one decides, whichever transaction they share', async () => {
  for (let round = 0; round < 5; round += 1) {
    const documentId = await delivered()
    await json(ask(clerk, documentId, [mia.id, max.id]), 201)
    const [hers, his] = [await pieceOf(mia, documentId), await pieceOf(max, documentId)]
    const [other] = await waitingFor(mia, 1)
    const answers = await Promise.all([decide(mia, other!.id), decide(mia, hers), decide(max, his)])
    expect(answers.slice(1).flatMap(([, ids]) => ids)).toHaveLength(1)
    expect(await timesOf(documentId, 'document.approved')).toBe(1)
    expect(await timesOf(other!.documentId, 'document.approved')).toBe(1)
  }
})
