import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { startReceiver } from '../webhooks/testing.ts'
import { byAmount, startWorkflows, step } from './testing-workflow.ts'

const workflows = await startWorkflows()
const { server, buyer, stranger, clerk } = workflows
const { published, received, logOf, stateOf, instances, minute } = workflows

const newest = async () => (await instances()).Instances[0]!

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
  expect([failed.State, failed.FailureMessage, failed.AllowedActions]).toEqual([
    ...['FAILED', 'The document Q-1 is not in a workflow right now, so it cannot take an outcome.', ['retry']],
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
