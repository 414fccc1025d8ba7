import { randomUUID } from 'node:crypto'
import type { Areas, Assignment, Of, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../../testing.ts'
import { json } from '../../documents/testing-trade.ts'
import { startWorkflows } from '../../workflow/testing-workflow.ts'

const { server, buyer, head, clerk, approver, stranger, received } = await startWorkflows()
const reader = await server.person(buyer.companyId, { role: 'readOnly', firstName: 'Rita', lastName: 'Reader' })

type Team = ResultOf<Areas['inbox']['listTeam']>
type Moved = ResultOf<Areas['inbox']['handOnWork']>
const board = (query = '', who = head) => json<Team>(who.send(`GET inbox/team${query}`))
const columnOf = async ({ id }: TestPerson, query = '') =>
  (await board(query)).people.find((person) => person.id === id)!
const numbersOf = async (person: TestPerson) => (await columnOf(person)).cards.map(({ document }) => document?.number)
const cardOf = async (person: TestPerson, number: string) =>
  (await columnOf(person, '?cards=100')).cards.find(({ document }) => document?.number === number)!

const give = (subjectId: string, ...to: TestPerson[]) =>
  json<Of<typeof Assignment>>(
    buyer.send('POST assignments', { json: { subjectId, assigneeIds: to.map(({ id }) => id) } }),
    201,
  )
const givenInvoice = async (number: string, dueDate: string, ...to: TestPerson[]) =>
  give(await received('10.00', { id: number, dueDate, issueDate: '2026-10-20' }), ...to)
const move = (id: string, from: readonly TestPerson[], to: readonly TestPerson[], more: object = {}, who = head) =>
  who.send(`PUT inbox/team/${id}/holders`, {
    json: { Seen: from.map((one) => one.id), Holders: to.map((one) => one.id), ...more },
  })
const movedTo = async (answer: Promise<Response>) => (await json<Moved>(answer)).Holders.map(({ Id }) => Id)
const refusal = async (answer: Promise<Response>) => {
  const { status, ...rest } = await answer.then(async (got) => ({ status: got.status, body: await got.json() }))
  return [status, (rest.body as { Message: string }).Message]
}
const today = () => server.platform.clock.now().toISOString().slice(0, 10)
const leave = (person: TestPerson, substitute?: TestPerson) =>
  json(
    person.send(`PUT users/${person.id}/absence`, {
      json: { From: today(), Until: '2026-12-31', ...(substitute && { SubstituteId: substitute.id }) },
    }),
  )
const back = (person: TestPerson) => json(person.send(`DELETE users/${person.id}/absence`), 204)

test('a head sees a column for each who may be given work, with how much waits and what is due first; nobody else does', async () => {
  await givenInvoice('TEAM-2', '2026-12-20', clerk)
  await givenInvoice('TEAM-1', '2026-11-01', clerk)
  const approval = await received('12.00', { id: 'TEAM-3', dueDate: '2026-12-24' })
  await json(
    buyer.send(`POST approval-service/v0/steps/current/${approval}`, { json: { invitedUserIds: [head.id] } }),
    201,
  )
  await json(buyer.send('POST assignments', { json: { subjectId: approval } }), 201)
  const { people, unassigned } = await board()
  expect(people.map(({ name }) => name)).toEqual([...people.map(({ name }) => name)].toSorted())
  expect(people.map(({ id }) => id)).not.toContain(reader.id)
  expect(people.map(({ id }) => id)).toContain(approver.id)
  expect(people.find(({ id }) => id === clerk.id)).toMatchObject({
    ...{ open: 2, overdue: 1, hidden: 0, nextDue: '2026-11-01', sums: [{ currency: 'EUR', amount: '20.00' }] },
    kinds: [{ kind: 'ASSIGNMENT', count: 2 }],
    cards: [
      { document: { number: 'TEAM-1', amount: '10.00' }, due: '2026-11-01', allowedActions: ['handOn'], refused: [] },
      { document: { number: 'TEAM-2' }, due: '2026-12-20', holders: [{ id: clerk.id, name: 'Klaus Clerk' }] },
    ],
    isMore: false,
  })
  expect(people.find(({ id }) => id === approver.id)).toMatchObject({ open: 0, sums: [], cards: [] })
  expect(unassigned).toMatchObject({ open: 1, cards: [{ document: { number: 'TEAM-3' }, holders: [] }] })
  expect((await clerk.send('GET inbox/team')).status).toBe(403)
  expect((await board('', stranger)).people.map(({ id }) => id)).toEqual([stranger.id])
})

test('an approval stays with whoever was asked, and says so', async () => {
  const { id, ...card } = await cardOf(head, 'TEAM-3')
  expect(card).toMatchObject({ kind: 'APPROVAL', allowedActions: [], refused: [] })
  expect(card.whyNot).toMatch(/^an approval stays with whoever was asked/)
  expect(await refusal(move(id, [head], [approver]))).toEqual([
    409,
    `The work ${id} cannot be reassigned: ${card.whyNot}.`,
  ])
})

test('what is moved is the other’s from then on: they are told, the log has a line, and asking twice moves it once', async () => {
  const { id } = await givenInvoice('MOVE-1', '2026-12-01', clerk)
  await server.settle()
  expect(await movedTo(move(id, [clerk], [approver]))).toEqual([approver.id])
  expect(await movedTo(move(id, [clerk], [approver]))).toEqual([approver.id])
  await server.settle()
  expect([await numbersOf(clerk), await numbersOf(approver)]).toEqual([['TEAM-1', 'TEAM-2'], ['MOVE-1']])
  const { assignmentLogs } = await json<Of<typeof Assignment>>(head.send(`GET assignments/${id}`))
  expect(assignmentLogs?.map(({ assigneeIds, modifiedBy }) => [assigneeIds, modifiedBy])).toEqual([
    [[clerk.id], buyer.id],
    [[approver.id], head.id],
  ])
  const { Items } = await json<{ Items: { To: string; Subject: string }[] }>(buyer.send('GET mails?limit=100'))
  expect(Items.filter(({ To, Subject }) => To === approver.username && Subject.includes('MOVE-1'))).toHaveLength(1)
})

test('two who move the same piece at once: the second is told that it has changed hands', async () => {
  const { id } = await givenInvoice('MOVE-2', '2026-12-01', clerk)
  const answers = await Promise.all([move(id, [clerk], [approver]), move(id, [clerk], [head], {}, buyer)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await refusal(move(id, [clerk], [buyer]))).toEqual([
    409,
    `The work ${id} was reassigned in the meantime: reload it.`,
  ])
})

test('who else has a piece keeps it', async () => {
  const { id } = await givenInvoice('MOVE-3', '2026-12-01', clerk, buyer)
  expect((await movedTo(move(id, [buyer, clerk], [buyer, approver]))).toSorted()).toEqual(
    [buyer.id, approver.id].toSorted(),
  )
})

test('what nobody has is given to somebody; taken back within a minute, nobody has it again', async () => {
  const { id } = (await board()).unassigned!.cards[0]!
  expect(await movedTo(move(id, [], [clerk]))).toEqual([clerk.id])
  expect(await movedTo(move(id, [clerk], [], { TakesBack: true }))).toEqual([])
  expect((await board()).unassigned?.cards.map((card) => card.id)).toContain(id)
  await json(move(id, [], [clerk]))
  expect((await refusal(move(id, [clerk], [])))[0]).toBe(400)
})

test('work for who is away goes to who stands in; what is taken back stands with them as before, for a minute and by whoever moved it', async () => {
  const { id } = await givenInvoice('AWAY-1', '2026-12-02', clerk)
  const { id: other } = await givenInvoice('AWAY-2', '2026-12-02', head)
  await leave(clerk, approver)
  expect(await columnOf(clerk)).toMatchObject({
    away: { from: today(), until: '2026-12-31' },
    substitute: { id: approver.id },
    taker: { id: approver.id, name: 'Aino Approver' },
  })
  expect(await movedTo(move(other, [head], [clerk]))).toEqual([approver.id])

  expect(await movedTo(move(id, [clerk], [head]))).toEqual([head.id])
  expect(await refusal(move(id, [head], [clerk], { TakesBack: true }, buyer))).toEqual([
    409,
    `The reassignment of ${id} cannot be undone: you were not the last to reassign it.`,
  ])
  expect(await refusal(move(id, [head], [buyer], { TakesBack: true }))).toEqual([
    409,
    `The reassignment of ${id} cannot be undone: it had other assignees before.`,
  ])
  expect(await movedTo(move(id, [head], [clerk], { TakesBack: true }))).toEqual([clerk.id])
  await json(move(id, [clerk], [head]))
  server.platform.clock.advance(61_000)
  expect(await refusal(move(id, [head], [clerk], { TakesBack: true }))).toEqual([
    409,
    `The reassignment of ${id} cannot be undone: it was reassigned more than a minute ago.`,
  ])
  await back(clerk)
})

test('a task is moved by who gave it or has it, and by administrators; for others it says why not', async () => {
  const task = (to: TestPerson, by: TestPerson) =>
    json<{ id: string }>(by.send('POST tasks', { json: { handler: 'Kontor.Tasks', assignees: [to.id] } }), 201)
  const { id } = await task(clerk, buyer)
  const taskOf = async (person: TestPerson, who: TestPerson) =>
    (await board('?cards=100', who)).people.find((one) => one.id === person.id)?.cards.find((card) => card.id === id)
  const shown = await taskOf(clerk, head)
  expect(shown).toMatchObject({ kind: 'TASK', allowedActions: [] })
  expect((await refusal(move(id, [clerk], [approver])))[1]).toContain(shown!.whyNot)
  expect(await taskOf(clerk, buyer)).toMatchObject({ allowedActions: ['handOn'] })
  expect(await movedTo(move(id, [clerk], [approver], {}, buyer))).toEqual([approver.id])
  expect(await movedTo(move(id, [approver], [clerk], { TakesBack: true }, buyer))).toEqual([clerk.id])
  // What its app decides, its app gives to people.
  const asked = await json<{ id: string }>(
    buyer.send('POST tasks', { json: { handler: 'Kontor.Buy', assignees: [clerk.id] } }),
    201,
  )
  expect((await refusal(move(asked.id, [clerk], [approver], {}, buyer)))[1]).toContain(
    'its app determines who decides it',
  )
})

test('nobody is given what they may not see, and a head is shown no card of what is closed to them', async () => {
  const document = await received('99.00', { id: 'CLOSED-1', dueDate: '2026-12-03' })
  const { id } = await give(document, clerk)
  const grants = [clerk, head].map((one) => ({ UserId: one.id, Right: 'write' }))
  await json(buyer.send(`PUT documents/${document}/access`, { json: { Grants: grants } }), 204)
  const card = await cardOf(clerk, 'CLOSED-1')
  expect(card.refused.find((one) => one.id === approver.id)?.why).toBe('they do not have access to it')
  expect(card.refused.map((one) => one.id)).not.toContain(head.id)
  expect(await refusal(move(id, [clerk], [approver]))).toEqual([
    400,
    expect.stringContaining('they do not have access to it'),
  ])
  const before = await columnOf(clerk)
  await json(
    buyer.send(`PUT documents/${document}/access`, { json: { Grants: [{ UserId: clerk.id, Right: 'write' }] } }),
    204,
  )
  const after = await columnOf(clerk, '?cards=100')
  expect([after.open, after.hidden]).toEqual([before.open, 1])
  expect(Number(before.sums[0]?.amount) - Number(after.sums[0]?.amount)).toBe(99)
  expect(after.cards.map((one) => one.id)).not.toContain(id)
  expect((await move(id, [clerk], [head])).status).toBe(403)
})

test('a long column comes a page after the other', async () => {
  for (let number = 0; number < 5; number += 1) await givenInvoice(`PAGE-${number}`, '2026-12-28', approver)
  const all = (await columnOf(approver, '?cards=100')).cards.map(({ id }) => id)
  const paged: string[] = []
  for (let after = '', isMore = true; isMore; ) {
    const { people, unassigned } = await board(`?person=${approver.id}&cards=2${after && `&after=${after}`}`)
    expect([people.length, unassigned]).toEqual([1, undefined])
    paged.push(...people[0]!.cards.map(({ id }) => id))
    ;({ isMore } = people[0]!)
    after = paged.at(-1)!
  }
  expect(paged).toEqual(all)
  expect((await board('?unassigned=true')).people).toEqual([])
  expect((await head.send(`GET inbox/team?person=${stranger.id}`)).status).toBe(404)
})

test('another company’s work is not there, and nobody of another company is given any', async () => {
  const { id } = await givenInvoice('OURS-1', '2026-12-01', clerk)
  expect((await move(id, [clerk], [stranger], {}, stranger)).status).toBe(404)
  expect((await move(randomUUID(), [clerk], [approver])).status).toBe(404)
  expect((await move(id, [clerk], [stranger])).status).toBe(404)
  expect((await move(id, [clerk], [approver], {}, clerk)).status).toBe(403)
  await json(buyer.send(`PUT assignments/${id}/close`), 204)
  expect((await refusal(move(id, [clerk], [approver])))[0]).toBe(409)
})
