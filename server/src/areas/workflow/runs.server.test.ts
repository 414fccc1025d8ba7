import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approvers, byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const workflows = await startWorkflows()
const { server, supplier, buyer, stranger, head, clerk, approver } = workflows
const { published, received, logOf, approve, decline, stateOf, instances, metadata, answer, minute, connection } =
  workflows

type History = ResultOf<Areas['documents']['readHistory']>
const historyOf = async (id: string) =>
  (await json<History>(buyer.send(`GET documents/${id}/history`))).Events.map(({ Type }) => Type)
const actionsOf = async (id: string) => (await metadata(buyer, id)).AllowedActions.map(({ Action }) => Action)
const newest = async () => (await instances()).Instances[0]!

test('the group of a supplier decides its way', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  for (const [group, Name] of [
    [id, 'Key suppliers'],
    [other, 'Others'],
  ] as const)
    await json(buyer.send(`PUT network/groups/${group}`, { json: { Id: group, Name } }), 204)
  const flow = await published(
    byAmount({
      Name: 'By group',
      Start: 'whose',
      Steps: [
        step('whose', 'DECISION', [{ StepId: 'key', When: 'supplierGroup = "Key suppliers"' }, { StepId: 'done' }]),
        step('key', 'TAG', 'done', { Tag: 'key' }),
        step('done', 'END', '', { Then: 'ACCEPT' }),
      ],
    }),
  )
  const tagged = async (number: string) =>
    (await metadata(buyer, await received('7.00', { id: number }))).Tags.includes('key')
  expect(await tagged('G-1')).toBe(false)
  // Of several groups the first by name counts.
  const members = { json: { ConnectionIds: [connection] } }
  for (const group of [other, id]) await json(buyer.send(`PUT network/groups/${group}/connections`, members), 204)
  expect(await tagged('G-2')).toBe(true)
  await json(buyer.send(`DELETE workflow/versions/${flow}/publication`), 204)
})

test('a small bill passes by itself, a large one waits for the head; the log says why, with the figures', async () => {
  await published(byAmount())
  const small = await received('99.50', { id: 'S-1' })
  expect(await stateOf(small)).toBe('ACCEPTED')
  expect(await logOf(small)).toEqual([
    ['DECIDED', 'how much', 'none of these is true: amount > 1000 [amount = 99.5]'],
    ['ENTERED', 'small'],
    ['ENDED', 'done'],
  ])
  expect((await metadata(buyer, small)).Tags).toContain('small')
  expect(await historyOf(small)).toEqual(expect.arrayContaining(['document.workflow_began', 'document.workflow_ended']))

  const large = await received('1000.01', { id: 'L-1' })
  expect(await newest()).toMatchObject({ State: 'RUNNING', Step: 'head', DocumentId: large, CanStop: true })
  expect(await actionsOf(large)).not.toContain('accept')
  const { InstanceId, Step } = await json<{ InstanceId: string; Step: string }>(
    buyer.send(`GET documents/${large}/process`),
  )
  expect([InstanceId, Step]).toEqual([(await newest()).Id, 'head'])
  // Whatever else is done with the document, it stands there since it came there.
  const since = async () => (await json<{ Since: string }>(buyer.send(`GET documents/${large}/process`))).Since
  expect(await since()).toBe((await newest()).Since)
  server.platform.clock.advance(60_000)
  const confirmed = { json: { Reason: 'Called them' } }
  expect((await buyer.send(`PUT documents/${large}/payee`, confirmed)).status).toBe(204)
  expect(await since()).toBe((await newest()).Since)
  expect(await json(buyer.send(`GET documents/${large}/workflow`))).toMatchObject({ InstanceId, Step })
  expect(await json(buyer.send(`GET v0/documents/${large}`))).toMatchObject({
    ...{ decision: 'WAIT' },
    because: 'It is waiting for approval by colleagues. It is in “Invoices by amount” at “head”.',
    origin: 'WORKFLOW',
  })
  // What its parties said waits for an answer, whatever goes on in the house.
  expect(await json(buyer.send(`GET v0/documents/${large}?origin=DOCUMENT`))).toMatchObject({
    ...{ decision: 'ANSWER', because: 'It is waiting for your response.', origin: 'DOCUMENT' },
  })
  expect(await approve(approver, large)).toBe(409)
  expect(await approve(head, large)).toBe(200)
  expect(await stateOf(large)).toBe('ACCEPTED')
  expect((await logOf(large)).slice(1)).toEqual([
    ['WAITING', 'head'],
    ['LEFT', 'head', 'approved'],
    ['ENDED', 'done'],
  ])
  expect(await newest()).toMatchObject({ State: 'ENDED', Step: 'done', CanStop: false })
})

test('the supplier sees that it was accepted and nothing of the workflow; a stranger nothing at all', async () => {
  const id = await received('5.00', { id: 'S-2' })
  expect((await metadata(supplier, id)).ProcessState).toBe('ACCEPTED')
  const { Logs } = await json<{ Logs: object[] }>(supplier.send(`GET documents/${id}/process/logs`))
  expect(Logs).toEqual([])
  expect((await stranger.send(`GET documents/${id}/process/logs`)).status).toBe(404)
  const { Id } = await newest()
  expect(await json(buyer.send(`GET workflow/instances/${Id}`))).toMatchObject({ DocumentId: id, State: 'ENDED' })
  for (const line of [`GET workflow/instances/${Id}`, `GET workflow/instances/${Id}/logs`] as const)
    expect((await stranger.send(line)).status).toBe(404)
})

test('an amount in another currency counts by the rate of its day; where none is known, nothing passes', async () => {
  const id = await received('500.00', { id: 'F-1', currency: 'CHF' })
  expect(await newest()).toMatchObject({ DocumentId: id, State: 'FAILED' })
  expect((await logOf(id)).at(-1)).toEqual(['FAILED', 'how much', 'it cannot tell whether amount > 1000'])
  expect(await approve(head, id)).toBe(200)
  expect(await stateOf(id)).toBe('PENDING')

  const ExchangeRates = [{ From: 'CHF', To: 'EUR', Rate: '2.5', ValidFrom: '2026-01-01' }]
  await json(buyer.send('PUT exchangerates', { json: { ExchangeRates } }), 204)
  const known = await received('500.00', { id: 'F-2', currency: 'CHF' })
  expect(await newest()).toMatchObject({ DocumentId: known, State: 'RUNNING', Step: 'head' })
  expect((await logOf(known))[0]).toEqual(['DECIDED', 'how much', 'amount > 1000 [amount = 1250] is true'])
})

/** Small bills pass where a condition says so. */
const waysBy = (When: string) =>
  byAmount({
    Steps: [
      step('how_much', 'DECISION', [{ StepId: 'small', When }, { StepId: 'head' }]),
      ...byAmount().Steps.filter(({ Id }) => Id !== 'how_much'),
    ],
  })

test('a condition that would take forever takes no way: the heads are asked, and nobody else accepts it', async () => {
  const endless =
    'if amount > 10 then (some x in 1..3000 satisfies (some y in 1..30000 satisfies x + y < 0)) else false'
  await published(waysBy(endless))
  const id = await received('20.00', { id: 'E-1' })
  expect(await newest()).toMatchObject({ DocumentId: id, State: 'FAILED', Step: 'how much' })
  expect((await logOf(id)).at(-1)).toEqual(['FAILED', 'how much', expect.stringContaining('takes too long')])
  expect(await actionsOf(id)).not.toContain('accept')
  expect(await approve(head, id)).toBe(200)
  await published(byAmount())
})

test('two pairs of eyes: two of a group, one after the other, and never one person twice', async () => {
  const second = await server.person(buyer.companyId, { role: 'approver' })
  await published(
    byAmount({
      Start: 'eyes',
      Steps: [
        step('eyes', 'APPROVAL', 'done', { Who: approvers, Needed: 2 }),
        step('done', 'END', '', { Then: 'APPROVE' }),
      ],
    }),
  )
  const id = await received('21.00', { id: 'E-1' })
  expect(await approve(approver, id)).toBe(200)
  expect(await approve(approver, id)).toBe(409)
  expect(await newest()).toMatchObject({ State: 'RUNNING', Step: 'eyes' })
  expect(await approve(second, id)).toBe(200)
  expect(await newest()).toMatchObject({ State: 'ENDED' })
  expect([await stateOf(id), (await actionsOf(id)).includes('accept')]).toEqual(['PENDING', true])
})

test('a refusal takes its own way, or ends the run; the document stays to be rejected', async () => {
  const eyes = step('ask', 'APPROVAL', [{ StepId: 'done' }, { StepId: 'why', IsRefusal: true }], { Who: heads })
  await published(
    byAmount({
      Start: 'ask',
      Steps: [
        eyes,
        step('why', 'ASSIGNMENT', 'done', { Who: { RoleIds: [roles.apClerk] }, Words: 'Ask the supplier' }),
        step('done', 'END', ''),
      ],
    }),
  )
  const id = await received('22.00', { id: 'R-1' })
  expect(await decline(head, id)).toBe(204)
  expect((await logOf(id)).slice(1)).toEqual([
    ['LEFT', 'ask', 'declined'],
    ['WAITING', 'why'],
  ])
  type Inbox = ResultOf<Areas['inbox']['listWork']>
  const { items } = await json<Inbox>(clerk.send('GET inbox'))
  expect(items).toMatchObject([{ kind: 'ASSIGNMENT', subjectId: id, why: 'why · Ask the supplier' }])
  await json(clerk.send(`PUT assignments/${items[0]!.id}/close`), 204)
  await server.settle()
  expect((await logOf(id)).slice(3)).toEqual([
    ['LEFT', 'why', 'done'],
    ['ENDED', 'done'],
  ])
  expect(await stateOf(id)).toBe('PENDING')
})

test('where nobody named may act, the heads are asked: never stuck, never by who saved it', async () => {
  const nobody = await server.person(buyer.companyId, { role: 'readOnly' })
  await published(
    byAmount({
      Start: 'ask',
      Steps: [
        step('ask', 'APPROVAL', 'done', { Who: { UserIds: [nobody.id] } }),
        step('done', 'END', '', { Then: 'ACCEPT' }),
      ],
    }),
  )
  const id = await received('23.00', { id: 'N-1' })
  expect(await approve(nobody, id)).toBe(403)
  expect(await approve(head, id)).toBe(200)
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test('a document that warns is never accepted by itself', async () => {
  await published(byAmount({ Start: 'done', Steps: [step('done', 'END', '', { Then: 'ACCEPT' })] }))
  await received('77.00', { id: 'W-1' })
  const twin = await received('77.00', { id: 'W-1' })
  expect((await metadata(buyer, twin)).Warnings).toContain('DUPLICATE')
  expect(await stateOf(twin)).toBe('PENDING')
  expect((await logOf(twin)).at(-1)).toEqual([
    ...['LEFT', 'done', 'it has a warning, so a person has to accept or reject it'],
  ])
})

test('whoever rejects ends the run; who stops it says why, and the approval is taken back', async () => {
  await published(byAmount())
  const rejected = await received('5000.00', { id: 'X-1' })
  await json(answer(clerk, rejected, { ResponseCode: 'BusinessReject', Reason: 'Not ours' }), 201)
  await server.settle()
  expect(await newest()).toMatchObject({ DocumentId: rejected, State: 'STOPPED' })
  expect((await logOf(rejected)).at(-1)).toEqual(['ENDED', 'head', 'the document was answered'])

  const stopped = await received('6000.00', { id: 'X-2' })
  const { Id } = await newest()
  expect((await clerk.send(`DELETE workflow/instances/${Id}?reason=x`)).status).toBe(403)
  expect((await buyer.send(`DELETE workflow/instances/${Id}?reason=%20`)).status).toBe(400)
  await json(buyer.send(`DELETE workflow/instances/${Id}?reason=Wrong%20flow`), 204)
  await server.settle()
  expect((await logOf(stopped)).at(-1)).toEqual(['ENDED', 'head', 'stopped by hand: Wrong flow'])
  expect([await actionsOf(stopped), await approve(head, stopped)]).toEqual([expect.arrayContaining(['accept']), 409])
  expect((await buyer.send(`DELETE workflow/instances/${Id}?reason=again`)).status).toBe(409)
})

test('a mail tells those whom the step names, in the name of who published the workflow', async () => {
  await published(
    byAmount({
      Start: 'tell',
      Steps: [step('tell', 'MAIL', 'done', { Who: heads, Words: 'A bill has come.' }), step('done', 'END', '')],
    }),
  )
  await received('27.00', { id: 'M-1' })
  type Notices = ResultOf<Areas['mail']['listNotifications']>
  const { Notifications } = await json<Notices>(head.send(`GET account/users/${head.id}/notifications`))
  expect(Notifications.map(({ Text }) => Text)).toContainEqual(expect.stringMatching(/^M-1 from .*: tell$/))
})

test('whoever is asked by a workflow, behind which no person stands, is reminded, and it goes up', async () => {
  const named = { branchId: buyer.companyId, assignmentType: 'APPROVAL' }
  const set = (kind: string, more: object) =>
    json(
      buyer.send(`POST assignments-notifications/assignmentsnotifications/config/${kind}`, {
        json: { ...named, ...more },
      }),
      204,
    )
  await set('reminders', { reminderInitialDelay: 1, reminderInitialDelayUnit: 'days' })
  await set('escalations', { escalationFrequency: 1, escalationFrequencyUnit: 'days', ceiling: 1 })
  await published({
    ...byAmount({ Start: 'ask' }),
    Steps: [step('ask', 'APPROVAL', 'done', { Who: approvers }), step('done', 'END', '', { Then: 'ACCEPT' })],
  })
  await received('7.00', { id: 'REMIND-1' })
  server.platform.clock.advance(4 * 24 * 60 * 60_000)
  await minute()
  const noticesOf = async (person: TestPerson) => {
    type Notices = { Notifications: { Text: string }[] }
    const { Notifications } = await json<Notices>(person.send(`GET account/users/${person.id}/notifications?limit=100`))
    return Notifications.map(({ Text }) => Text).filter((text) => /REMIND-1/.test(text) && /^(Rem|Esc)/.test(text))
  }
  expect([await noticesOf(approver), await noticesOf(head)]).toEqual([
    [expect.stringMatching(/^Reminder: REMIND-1/)],
    [expect.stringMatching(/^Escalation: REMIND-1 .* is still awaiting Aino/)],
  ])
})
