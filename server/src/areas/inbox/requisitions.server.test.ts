import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startProcurement } from '../requisitions/testing-procurement.ts'

type Inbox = ResultOf<Areas['inbox']['listWork']>
type Decided = ResultOf<Areas['inbox']['decideWork']>

const { server, companyId, admin, emre, jonas, svea, draft, move, plain, read, statusOf } = await startProcurement()

/** A requisition whose approval was requested. */
async function requested(by: TestPerson = emre, more: object = {}): Promise<string> {
  const id = await draft(by, [plain('Desk lamp', '40')], { Note: 'For the new colleague', ...more })
  expect(await statusOf(move(by, id, 'PENDING'))).toBe(204)
  return id
}
const workAbout = async (by: TestPerson, id: string) =>
  (await json<Inbox>(by.send('GET inbox'))).items.find(({ subjectId }) => subjectId === id)
const decideAs = (by: TestPerson, Ids: readonly string[], more: object) =>
  json<Decided>(by.send(`POST inbox/decisions/${randomUUID()}`, { json: { Ids, ...more } }))

test('whoever approves a requisition reads what is asked for, by whom and for how much, and approves it from the inbox', async () => {
  const id = await requested()
  const work = (await workAbout(jonas, id))!
  expect(work).toMatchObject({
    kind: 'TASK',
    requisition: {
      number: expect.stringMatching(/^REQ-/),
      requester: 'Emre Requester',
      note: 'For the new colleague',
      ...{ amount: '80.00', currency: 'EUR' },
    },
    allowedActions: ['open', 'approve', 'reject', 'assign'],
  })
  expect(await decideAs(jonas, [work.id], { Decision: 'APPROVE' })).toEqual({ Ids: [work.id] })
  await server.settle()
  expect((await read(emre, id)).State).toBe('ORDERED')
  expect(await workAbout(jonas, id)).toBeUndefined()
})

test('it is declined with a reason, which its requester reads; without one nothing happens', async () => {
  const id = await requested()
  const work = (await workAbout(jonas, id))!
  const unreasoned = await jonas.send(`POST inbox/decisions/${randomUUID()}`, {
    json: { Ids: [work.id], Decision: 'REJECT' },
  })
  expect(unreasoned.status).toBe(400)
  await decideAs(jonas, [work.id], { Decision: 'REJECT', Reason: 'We have lamps' })
  expect(await read(emre, id)).toMatchObject({ State: 'REJECTED', Reason: 'We have lamps' })
})

test('a decision about it can be undone for its seconds, is made once they are over, and not where it was taken back', async () => {
  const [kept, undone, gone] = [await requested(), await requested(), await requested()]
  const [first, second, third] = [
    (await workAbout(jonas, kept))!.id,
    (await workAbout(jonas, undone))!.id,
    (await workAbout(jonas, gone))!.id,
  ]
  await decideAs(jonas, [first, third], { Decision: 'APPROVE', HoldFor: 10 })
  const decisionId = randomUUID()
  await json(
    jonas.send(`POST inbox/decisions/${decisionId}`, { json: { Ids: [second], Decision: 'APPROVE', HoldFor: 10 } }),
  )
  expect(await json(jonas.send(`DELETE inbox/decisions/${decisionId}`))).toEqual({ Ids: [second] })
  expect(await statusOf(move(emre, gone, 'DRAFT'))).toBe(204)
  expect((await read(emre, kept)).State).toBe('PENDING')
  server.platform.clock.advance(11_000)
  await server.settle()
  expect((await read(emre, kept)).State).toBe('ORDERED')
  expect((await read(emre, undone)).State).toBe('PENDING')
  expect((await read(emre, gone)).State).toBe('DRAFT')
})

test('nobody decides their own, or what only waits for a supplier; whoever is given the task without the right only opens it', async () => {
  // A buyer finds a supplier for what is approved: there is nothing to approve.
  const without = await draft(emre, [plain('Winter jacket', '90', { SupplierConnectionId: undefined })])
  expect(await statusOf(move(emre, without, 'PENDING'))).toBe(204)
  const asked = (await workAbout(jonas, without))!
  await decideAs(jonas, [asked.id], { Decision: 'APPROVE' })
  await server.settle()
  const tobuy = (await workAbout(svea, without))!
  expect(tobuy.allowedActions).toEqual(['open', 'assign'])
  expect(await decideAs(svea, [tobuy.id], { Decision: 'APPROVE' })).toEqual({ Ids: [] })
  expect((await read(emre, without)).State).toBe('APPROVED')

  const head = await server.person(companyId, { role: 'apManager', firstName: 'Hedda', lastName: 'Second' })
  const own = await draft(admin, [plain('Desk lamp', '40')])
  expect(await statusOf(move(admin, own, 'PENDING'))).toBe(204)
  const work = (await workAbout(head, own))!
  await json(admin.send(`PUT tasks/${work.id}`, { json: { handler: 'Kontor.Buy', assignees: [admin.id] } }))
  expect((await workAbout(admin, own))?.allowedActions).toEqual(['open', 'assign'])
  expect(await decideAs(admin, [work.id], { Decision: 'APPROVE' })).toEqual({ Ids: [] })
  expect((await read(admin, own)).State).toBe('PENDING')
})

test('an approver who was away reads what was decided on their behalf, and nobody else does', async () => {
  const deputy = await server.person(companyId, { role: 'approver', firstName: 'Dora', lastName: 'Deputy' })
  const settings = { json: { ApproverIds: [jonas.id] } }
  expect(await statusOf(admin.send('PUT procurement/settings', settings))).toBe(204)
  const today = server.platform.clock.now().toISOString().slice(0, 10)
  await json(
    jonas.send(`PUT users/${jonas.id}/absence`, { json: { From: today, Until: today, SubstituteId: deputy.id } }),
  )
  const id = await requested()
  const work = (await workAbout(deputy, id))!
  expect(work.allowedActions).toContain('approve')
  expect(await workAbout(jonas, id)).toBeUndefined()
  await decideAs(deputy, [work.id], { Decision: 'APPROVE' })
  await jonas.send(`DELETE users/${jonas.id}/absence`)
  expect(await json(jonas.send('GET inbox/meanwhile'))).toEqual({
    items: [
      expect.objectContaining({
        ...{ id: work.id, kind: 'TASK', outcome: 'ACCEPT', by: [{ id: deputy.id, name: 'Dora Deputy' }] },
        words: expect.stringMatching(/^REQ-.* · Emre Requester · 80\.00 EUR$/),
      }),
    ],
  })
  for (const person of [deputy, emre, svea])
    expect(await json(person.send('GET inbox/meanwhile'))).toEqual({ items: [] })
})
