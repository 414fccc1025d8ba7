import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { json } from '../documents/testing-trade.ts'
import { startReceiver } from '../webhooks/testing.ts'
import { approvers, byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const workflows = await startWorkflows()
const { server, supplier, buyer, stranger, head, clerk, approver } = workflows
const { published, received, logOf, approve, decline, stateOf, instances, metadata, answer } = workflows

type History = ResultOf<Areas['documents']['readHistory']>
const historyOf = async (id: string) =>
  (await json<History>(buyer.send(`GET documents/${id}/history`))).Events.map(({ Type }) => Type)
const actionsOf = async (id: string) => (await metadata(buyer, id)).AllowedActions.map(({ Action }) => Action)
/** The minute's work, as two processes do it. */
async function minute(): Promise<void> {
  const author = { actorId: null, requestId: 'minute' }
  for (const { work } of areas.eachMinute)
    for (const _process of [1, 2])
      while (await server.platform.transact(buyer.companyId, author, (uow) => work(uow, 'https://shell.example')));
  await server.settle()
}
const newest = async () => (await instances()).Instances[0]!

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

const wait = byAmount({
  Start: 'rest',
  Steps: [
    step('rest', 'WAIT', 'how', { Hours: 48 }),
    step('how', 'DECISION', [{ StepId: 'good', When: 'outcome = "CHECKED"' }, { StepId: 'late' }]),
    step('good', 'END', '', { Then: 'ACCEPT' }),
    step('late', 'END', ''),
  ],
})

test('a wait ends by time, or by the outcome that a program emits, once (F-232)', async () => {
  await published(wait)
  const byTime = await received('24.00', { id: 'T-1' })
  server.platform.clock.advance(47 * 3_600_000)
  await minute()
  expect(await newest()).toMatchObject({ State: 'RUNNING', Step: 'rest' })
  server.platform.clock.advance(2 * 3_600_000)
  await minute()
  expect(await newest()).toMatchObject({ DocumentId: byTime, State: 'ENDED', Step: 'late' })

  const byOutcome = await received('25.00', { id: 'T-2' })
  const emit = (outcome: string, more = '') =>
    clerk.send(`POST workflow/documents/${byOutcome}/outcomes/${outcome}${more}`)
  await json(emit('CHECKED'), 204)
  await server.settle()
  expect([await stateOf(byOutcome), (await emit('CHECKED')).status]).toEqual(['ACCEPTED', 409])
  // The time of the wait that was left means nothing any more.
  server.platform.clock.advance(50 * 3_600_000)
  await minute()
  expect((await logOf(byOutcome)).map(([kind]) => kind)).toEqual(['WAITING', 'LEFT', 'DECIDED', 'ENDED'])
})

test('an outcome that is left for later is emitted from the queue; one that nothing takes says why and is tried again (F-232)', async () => {
  type Queued = ResultOf<Areas['workflow']['readQueued']>
  const id = await received('26.00', { id: 'Q-1' })
  const later = (outcome: string) =>
    json<Queued>(clerk.send(`POST workflow/documents/${id}/outcomes/${outcome}/async`), 202)
  const read = (one: Queued) => json<Queued>(clerk.send(`GET workflow/outcomequeue/${one.Id}`))
  const first = await later('CHECKED')
  expect(first.State).toBe('QUEUED')
  await server.settle()
  expect([(await read(first)).State, await stateOf(id)]).toEqual(['EMITTED', 'ACCEPTED'])

  const second = await later('CHECKED')
  await server.settle()
  const failed = await read(second)
  expect([failed.State, failed.FailureMessage]).toEqual([
    ...['FAILED', 'The document Q-1 is not in a workflow right now, so it cannot take an outcome.'],
  ])
  type Queue = ResultOf<Areas['workflow']['listQueue']>
  const { Outcomes } = await json<Queue>(buyer.send('GET workflow/outcomequeue'))
  expect(Outcomes.map(({ Id }) => Id)).toEqual([second.Id])
  expect((await stranger.send(`GET workflow/outcomequeue/${second.Id}`)).status).toBe(404)
  await json(clerk.send(`POST workflow/outcomequeue/${second.Id}/retry`), 204)
  await server.settle()
  expect((await read(second)).State).toBe('FAILED')
  expect((await clerk.send(`POST workflow/outcomequeue/${first.Id}/retry`)).status).toBe(409)
})

test('an approval is decided by people alone: no outcome of a program stands for it', async () => {
  await published(byAmount())
  const id = await received('5000.00', { id: 'P-1' })
  const emitted = await clerk.send(`POST workflow/documents/${id}/outcomes/ACCEPT`)
  expect([emitted.status, ((await emitted.json()) as { Message: string }).Message]).toEqual([
    ...[409, 'The workflow of P-1 is waiting for an approval (head). Only people can give it.'],
  ])
  expect(await newest()).toMatchObject({ State: 'RUNNING', Step: 'head' })
})

test('whoever rejects ends the run; who stops it says why, and the approval is taken back', async () => {
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
  expect(Notifications.map(({ Text }) => Text)).toContainEqual(expect.stringMatching(/^M-1 of .*: tell$/))
})

test('a program that a step calls is told which document came to which step, and answers while the run waits', async () => {
  const receiver = await startReceiver()
  const WebhookId = randomUUID()
  const webhook = { Address: `${receiver.origin}/scorer`, Events: ['DOCUMENT_SAVED'] }
  await json(buyer.send(`PUT webhooks/${WebhookId}`, { json: webhook }))
  await published(
    byAmount({
      Start: 'call',
      Steps: [
        step('call', 'WEBHOOK', 'rest', { WebhookId }),
        step('rest', 'WAIT', 'how', { Hours: 1 }),
        step('how', 'DECISION', [{ StepId: 'good', When: 'outcome = "SAFE"' }, { StepId: 'late' }]),
        step('good', 'END', '', { Then: 'ACCEPT' }),
        step('late', 'END', ''),
      ],
    }),
  )
  const id = await received('61.00', { id: 'H-0' })
  const [delivery, ...more] = receiver
    .at('/scorer')
    .map(({ body }) => JSON.parse(body) as { type: string; data: object })
  expect(more).toEqual([])
  const instanceId = (await newest()).Id
  expect(delivery).toMatchObject({
    type: 'WORKFLOW_STEP',
    data: { objectId: id, what: 'workflow.step', workflow: 'Invoices by amount', step: 'call', instanceId },
  })
  await json(clerk.send(`POST workflow/documents/${id}/outcomes/SAFE`), 204)
  await server.settle()
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test('a webhook that is gone does not stop the run, and the log says so', async () => {
  await published(
    byAmount({
      Start: 'call',
      Steps: [
        step('call', 'WEBHOOK', 'done', { WebhookId: randomUUID() }),
        step('done', 'END', '', { Then: 'ACCEPT' }),
      ],
    }),
  )
  const id = await received('28.00', { id: 'H-1' })
  expect((await logOf(id)).at(-1)).toEqual(['FAILED', 'call', 'the webhook is not active'])
  expect(await stateOf(id)).toBe('ACCEPTED')
})
