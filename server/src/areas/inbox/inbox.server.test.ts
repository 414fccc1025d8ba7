import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { approve, approving, ask, base, flow, reject, withdraw } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'

type Inbox = ResultOf<Areas['inbox']['listWork']>
type Decided = ResultOf<Areas['inbox']['decideWork']>
type Counts = ResultOf<Areas['inbox']['countWork']>

const { server, supplier, admin, stranger, delivered, answer, hire, clerk, mia, max } = await approving()
const sam = await hire({ role: 'approver', firstName: 'Sam', lastName: 'Substitute' })
const ines = await hire({ role: 'supporter', firstName: 'Ines', lastName: 'Support' })

const inbox = (by: TestPerson, query = '') => json<Inbox>(by.send(`GET inbox${query}`))
const about = async (by: TestPerson, query = '') => (await inbox(by, query)).items.map(({ subjectId }) => subjectId)
const decideAs = (by: TestPerson, Ids: readonly string[], more: object, decisionId: string = randomUUID()) =>
  by.send(`POST inbox/decisions/${decisionId}`, { json: { Ids, ...more } })
const isAway = (person: TestPerson, by: TestPerson) => {
  const days = { From: '2026-11-19', Until: '2026-11-27', SubstituteId: by.id }
  return json(person.send(`PUT users/${person.id}/absence`, { json: days }))
}
const isBack = (person: TestPerson) => person.send(`DELETE users/${person.id}/absence`)
const pieceOf = async (by: TestPerson, documentId: string) =>
  (await inbox(by)).items.find(({ subjectId }) => subjectId === documentId)!.id

describe('what waits for a person', () => {
  test('stands in one list whatever its kind, what is due first before the rest, and is counted as it is listed', async () => {
    const late = await delivered({ dueDate: '2026-12-24' })
    const soon = await delivered({ dueDate: '2026-11-25' })
    await json(ask(clerk, late, [mia.id], 'More than we agreed'), 201)
    const given = { subjectId: soon, assigneeIds: [mia.id], comment: 'Is this ours?' }
    await json(clerk.send('POST assignments', { json: given }), 201)
    const task = {
      handler: 'Acme.Shelf.count',
      assignees: [mia.id],
      context: JSON.stringify({ title: 'Count the shelf' }),
    }
    await json(clerk.send('POST tasks', { json: task }), 201)
    expect(await inbox(mia)).toMatchObject({
      itemCount: 3,
      isMore: false,
      items: [
        { kind: 'ASSIGNMENT', due: '2026-11-25', why: 'Is this ours?', allowedActions: ['complete', 'assign'] },
        {
          kind: 'APPROVAL',
          due: '2026-12-24',
          why: 'More than we agreed',
          givenBy: { id: clerk.id, name: 'Carla Clerk' },
          document: { type: 'invoice', currency: 'EUR' },
          allowedActions: ['approve', 'reject', 'askAdvice', 'assign'],
        },
        { kind: 'TASK', why: 'Count the shelf', type: 'Acme.Shelf.count' },
      ],
    })
    const counts = await json(mia.send('GET inbox/counts'))
    expect(counts).toMatchObject({ itemCount: 3 })
    expect((await inbox(mia, '?kind=TASK')).itemCount).toBe(1)
    expect(await about(mia, '?dueUntil=2026-11-30')).toEqual([soon])
    expect((await inbox(mia, '?q=shelf')).items).toHaveLength(1)
    expect(await about(mia, '?amountFrom=999999999&currency=EUR')).toEqual([])
    expect((await about(mia, '?amountFrom=1&currency=EUR')).toSorted()).toEqual([late, soon].toSorted())
    expect((await mia.send('GET inbox?amountFrom=1')).status).toBe(400)
    const { items } = await inbox(mia, '?limit=1')
    expect((await inbox(mia, `?limit=1&after=${items[0]!.id}`)).items).toMatchObject([{ subjectId: late }])
    expect((await mia.send(`GET inbox?after=${randomUUID()}`)).status).toBe(400)
    for (const person of [clerk, max, supplier, stranger]) expect((await inbox(person)).items).toEqual([])
  })

  test('is gone once it is done, answered, withdrawn or handed on, by whatever call that is', async () => {
    const [one, two, three] = [await delivered(), await delivered(), await delivered()]
    for (const id of [one, two, three]) await json(ask(clerk, id, [max.id]), 201)
    expect((await about(max)).toSorted()).toEqual([one, two, three].toSorted())
    await json(approve(max, one))
    await json(answer(clerk, two, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'Not ours' }), 201)
    await server.settle()
    expect(await about(max)).toEqual([three])
    const step = (await flow(clerk, three)).steps[0]!.id
    await json(withdraw(clerk, three, step), 204)
    expect((await inbox(max)).itemCount).toBe(0)
    const { id } = await json<{ id: string }>(
      clerk.send('POST assignments', { json: { subjectId: three, assigneeIds: [max.id] } }),
      201,
    )
    await json(clerk.send(`POST assignments/${id}/reassign/${sam.id}`, { json: {} }))
    expect([await about(max), await about(sam)]).toEqual([[], [three]])
    await json(sam.send(`PUT assignments/${id}/close`), 204)
    expect(await about(sam)).toEqual([])
  })

  test('comes to who stands in, for whom they do; confined documents to an administrator where nobody asked can see them', async () => {
    const [one, other] = [await delivered(), await delivered()]
    await json(ask(clerk, one, [max.id]), 201)
    await json(ask(sam, other, [max.id]), 201)
    await isAway(max, sam)
    expect((await inbox(sam)).items).toMatchObject([{ subjectId: one, insteadOf: { id: max.id, name: 'Max Muster' } }])
    const Grants = [{ UserId: clerk.id, Right: 'write' }]
    await json(admin.send(`PUT documents/${other}/access`, { json: { Grants } }), 204)
    expect([await about(max), await about(admin)]).toEqual([[one], [other]])
    await isBack(max)
    expect([await about(sam), await about(max)]).toEqual([[], [one]])
  })

  test('support gets tasks and nothing to approve', async () => {
    const { id } = await json<{ id: string }>(
      clerk.send('POST tasks', { json: { handler: 'Kontor.Desk.ask', assignees: [ines.id] } }),
      201,
    )
    expect((await inbox(ines)).items).toMatchObject([{ id, allowedActions: ['complete', 'assign'] }])
    expect(await json(decideAs(ines, [id], { Decision: 'COMPLETE' }))).toEqual({ Ids: [id] })
    expect((await inbox(ines)).items).toEqual([])
  })
})

describe('a decision', () => {
  test('of several waits for its seconds, is undone as one, and is made once when they are over, pressed twice or not', async () => {
    const [one, two] = [await delivered(), await delivered()]
    for (const id of [one, two]) await json(ask(clerk, id, [mia.id]), 201)
    const ids = [await pieceOf(mia, one), await pieceOf(mia, two)]
    const [first, second] = [randomUUID(), randomUUID()]
    const body = { Decision: 'APPROVE', HoldFor: 10 }
    const held = await json<Decided>(decideAs(mia, ids, body, first))
    expect([held.Ids.toSorted(), held.LeavesAt]).toEqual([ids.toSorted(), expect.any(String)])
    await json(decideAs(mia, ids, body, first))
    expect((await json<Decided>(decideAs(mia, ids, body, second))).Ids).toEqual([])
    expect((await about(mia)).includes(one)).toBe(false)
    expect((await max.send(`DELETE inbox/decisions/${first}`)).status).toBe(404)
    expect((await json<Decided>(mia.send(`DELETE inbox/decisions/${first}`))).Ids.toSorted()).toEqual(ids.toSorted())
    server.platform.clock.advance(11_000)
    await server.settle()
    expect((await flow(mia, one)).complete).toBe(false)

    await json(decideAs(mia, ids, body, second))
    server.platform.clock.advance(11_000)
    await server.settle()
    expect([(await flow(mia, one)).complete, (await flow(mia, two)).complete]).toEqual([true, true])
    expect((await mia.send(`DELETE inbox/decisions/${second}`)).status).toBe(404)
    expect((await inbox(mia)).items.filter(({ kind }) => kind === 'APPROVAL')).not.toContainEqual(
      expect.objectContaining({ subjectId: one }),
    )
  })

  test('passes over what has a warning, where that is wished; the list says what is to be confirmed', async () => {
    const [plain, doubtful] = [
      await delivered({ id: 'WARN-1', issueDate: '2026-11-07' }),
      await delivered({ id: 'WARN-1', issueDate: '2026-11-08' }),
    ]
    for (const id of [plain, doubtful]) await json(ask(clerk, id, [mia.id]), 201)
    const pieces = (await inbox(mia)).items
    const [sure, unsure] = [plain, doubtful].map((id) => pieces.find(({ subjectId }) => subjectId === id))
    expect([sure?.confirm, unsure?.confirm]).toEqual([undefined, ['DUPLICATE']])
    const ids = [sure!.id, unsure!.id]
    const passing = await json<Decided>(decideAs(mia, ids, { Decision: 'APPROVE', SkipWarned: true }))
    expect(passing.Ids).toEqual([sure!.id])
    expect((await json<Decided>(decideAs(mia, [unsure!.id], { Decision: 'APPROVE' }))).Ids).toEqual([unsure!.id])
  })

  test('F-211: a rejection needs its reason; what is not the person’s is passed over', async () => {
    const id = await delivered()
    await json(ask(clerk, id, [mia.id]), 201)
    const piece = await pieceOf(mia, id)
    const refused = await decideAs(mia, [piece], { Decision: 'REJECT', Reason: '  ' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Reason')])
    for (const person of [clerk, max, admin, stranger])
      expect(await json(decideAs(person, [piece], { Decision: 'APPROVE' }))).toEqual({ Ids: [] })
    expect(await json(decideAs(mia, [piece], { Decision: 'COMPLETE' }))).toEqual({ Ids: [] })
    expect(await json(decideAs(mia, [piece], { Decision: 'REJECT', Reason: 'Twice the price' }))).toEqual({
      Ids: [piece],
    })
    expect((await flow(mia, id)).steps).toMatchObject([{ outcome: 'REJECT', reason: 'Twice the price' }])
  })

  test('that came too late is not made, and the document’s log says why', async () => {
    const id = await delivered()
    await json(ask(clerk, id, [mia.id, max.id]), 201)
    await json(decideAs(mia, [await pieceOf(mia, id)], { Decision: 'APPROVE', HoldFor: 10 }))
    await json(reject(max, id, 'Not ours'), 204)
    await json(ask(clerk, id, [mia.id]), 201)
    server.platform.clock.advance(11_000)
    await server.settle()
    expect((await flow(mia, id)).steps.map(({ outcome }) => outcome)).toEqual(['REJECT', undefined])
  })
})

test('what was decided or handed on in somebody’s place is told to them, and to nobody else', async () => {
  const [approved, given] = [await delivered(), await delivered()]
  await json(ask(clerk, approved, [max.id]), 201)
  await isAway(max, sam)
  await json(approve(sam, approved))
  await json(
    clerk.send('POST assignments', { json: { subjectId: given, assigneeIds: [max.id], comment: 'Yours?' } }),
    201,
  )
  await isBack(max)
  const done = await json(max.send('GET inbox/meanwhile'))
  expect(done).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        kind: 'APPROVAL',
        documentId: approved,
        outcome: 'ACCEPT',
        by: [{ id: sam.id, name: 'Sam Substitute' }],
      }),
      expect.objectContaining({ kind: 'ASSIGNMENT', documentId: given, words: 'Yours?' }),
    ]),
  })
  for (const person of [sam, clerk, stranger])
    expect(await json(person.send('GET inbox/meanwhile'))).toEqual({ items: [] })
  const later = new Date(server.platform.clock.now().getTime() + 1000).toISOString()
  expect(await json(max.send(`GET inbox/meanwhile?since=${later}`))).toEqual({ items: [] })
})

test('what is counted is what is listed: nothing that is closed to its reader or being decided, in whosever place it waits', async () => {
  const [open, closedToThem, held] = [await delivered(), await delivered(), await delivered()]
  for (const id of [open, closedToThem, held]) await json(ask(clerk, id, [max.id]), 201)
  const listed = async (person: TestPerson) => {
    const { items, itemCount } = await inbox(person, '?limit=100')
    const { itemCount: counted, kinds } = await json<Counts>(person.send('GET inbox/counts'))
    expect([itemCount, counted, kinds.reduce((sum, { count }) => sum + count, 0)]).toEqual([
      ...[items.length, items.length, items.length],
    ])
    return items.filter(({ subjectId }) => [open, closedToThem, held].includes(subjectId ?? '')).length
  }
  expect(await listed(max)).toBe(3)
  await json(
    admin.send(`PUT documents/${closedToThem}/access`, { json: { Grants: [{ UserId: clerk.id, Right: 'write' }] } }),
    204,
  )
  expect(await listed(max)).toBe(2)
  const decisionId = randomUUID()
  await json(decideAs(max, [await pieceOf(max, held)], { Decision: 'APPROVE', HoldFor: 10 }, decisionId))
  expect(await listed(max)).toBe(1)
  await isAway(max, sam)
  expect(await listed(sam)).toBe(1)
  await json(max.send(`DELETE inbox/decisions/${decisionId}`))
  expect([await listed(sam), await listed(max), await listed(admin)]).toEqual([2, 2, 1])
  await isBack(max)
})

test('no sequence of acts lets anybody approve what they may not, twice, or their own; the inbox lists just what can be decided', async () => {
  const people = [admin, clerk, mia, max, sam]
  const who = fc.integer({ min: 0, max: people.length - 1 })
  const acts = fc.array(
    fc.record({ act: fc.constantFrom('ask', 'approve', 'reject', 'bulk', 'away', 'back', 'withdraw'), who, whom: who }),
    { minLength: 4, maxLength: 14 },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      for (const person of people) await isBack(person)
      const id = await delivered()
      for (const { act, who, whom } of sequence) {
        const [by, other] = [people[who]!, people[whom]!]
        const before = await flow(admin, id)
        const current = before.steps.find(({ kind }) => kind === 'current')
        if (act === 'ask') await ask(by, id, [other.id])
        if (act === 'approve') await approve(by, id)
        if (act === 'reject') await reject(by, id, 'No')
        if (act === 'bulk' && current) await decideAs(by, [current.id], { Decision: 'APPROVE' })
        if (act === 'away' && by !== other) await isAway(by, other).catch(() => undefined)
        if (act === 'back') await isBack(by)
        if (act === 'withdraw' && current) await withdraw(by, id, current.id)
        const { steps } = await flow(admin, id)
        const round = steps.slice(steps.findLastIndex(({ outcome }) => outcome === 'REJECT') + 1)
        const deciders = round.flatMap(({ decidedBy }) => decidedBy ?? [])
        expect(new Set(deciders).size).toBe(deciders.length)
        round.forEach((step, index) => {
          if (step.decidedBy === undefined) return
          expect(round.slice(0, index + 1).map(({ askedBy }) => askedBy)).not.toContain(step.decidedBy)
          const named = step.invitedUserIds.includes(step.decidedFor ?? step.decidedBy)
          expect(named || step.decidedBy === admin.id).toBe(true)
        })
        for (const person of people) {
          const can = await person.send(`GET ${base}/canapprove/${id}`)
          const { canApprove } = (await can.json()) as { canApprove: boolean }
          expect((await about(person, '?kind=APPROVAL&limit=100')).includes(id), `${act} ${person.username}`).toBe(
            canApprove,
          )
        }
      }
    }),
    { numRuns: 6 },
  )
}, 120_000)
