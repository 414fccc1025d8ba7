import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { done, startRequisitionWorkflows } from './testing-requisitions.ts'
import { approvers, step } from './testing-workflow.ts'

const {
  decide,
  emre,
  following,
  lia,
  logOf,
  move,
  requested,
  server,
  stateOf,
  statusOf,
  stranger,
  svea,
  workOf,
  ...more
} = await startRequisitionWorkflows()
const { tobias } = more

type Queue = ResultOf<Areas['workflow']['listQueue']>
type Queued = ResultOf<Areas['workflow']['readQueued']>

const steps = [
  step('buyer', 'ASSIGNMENT', 'night', { Who: { RoleIds: [roles.buyer] } }),
  step('night', 'WAIT', 'price', { Hours: 12 }),
  step('price', 'DECISION', [{ StepId: 'done', When: 'outcome = "CHEAP"' }, { StepId: 'approver' }]),
  step('approver', 'APPROVAL', 'done', { Who: approvers }),
  done,
]
const emit = (id: string, outcome: string, by = svea, way = '') =>
  by.send(`POST workflow/documents/${id}/outcomes/${outcome}${way}`)

test('a program has the workflow of a requisition go on with an outcome, in place of work and of waiting, and never of an approval', async () => {
  await using _flow = await following('buyer', ...steps)
  const id = await requested('900')
  expect(await workOf(svea)).toHaveLength(1)
  expect(await statusOf(emit(id, 'DONE'))).toBe(204)
  await server.settle()
  expect(await workOf(svea)).toEqual([])
  expect(await statusOf(emit(id, 'DEAR'))).toBe(204)
  await server.settle()
  const refused = await emit(id, 'ACCEPT')
  expect([refused.status, ((await refused.json()) as { Message: string }).Message]).toEqual([
    409,
    expect.stringMatching(/^The workflow of REQ-\d+ is waiting for an approval \(approver\)/),
  ])
  expect(await decide(tobias, id, 'APPROVED')).toBe(204)
  expect(await stateOf(id)).toBe('ORDERED')
  expect(await logOf(id)).toEqual([
    ['WAITING', 'buyer'],
    ['LEFT', 'buyer', 'the outcome DONE was emitted'],
    ['WAITING', 'night'],
    ['LEFT', 'night', 'the outcome DEAR was emitted'],
    ['DECIDED', 'price', expect.stringContaining('outcome = DEAR')],
    ['WAITING', 'approver'],
    ['LEFT', 'approver', 'approved'],
    ['ENDED', 'done'],
  ])
  expect(await statusOf(emit(id, 'DONE'))).toBe(409)
})

test('what is left for soon is taken soon; the queue tells what no workflow took, to those who see the requisition', async () => {
  const id = await requested('901')
  await json(move(emre, id, 'DRAFT'), 204)
  const early = await json<Queued>(emit(id, 'EARLY', svea, '/async'), 202)
  await server.settle()
  expect(await json<Queued>(svea.send(`GET workflow/outcomequeue/${early.Id}`))).toMatchObject({
    ...{ Subject: 'REQUISITION', DocumentId: id, State: 'FAILED' },
    FailureMessage: expect.stringMatching(/^The requisition REQ-\d+ is not in a workflow right now/),
  })
  const failed = async (by: typeof svea) => (await json<Queue>(by.send('GET workflow/outcomequeue'))).Outcomes.length
  expect([await failed(svea), await failed(emre), await failed(lia)]).toEqual([1, 1, 0])
  expect(await statusOf(lia.send(`GET workflow/outcomequeue/${early.Id}`))).toBe(404)

  await using _flow = await following('buyer', ...steps)
  await json(move(emre, id, 'PENDING'), 204)
  await server.settle()
  await json(svea.send(`POST workflow/outcomequeue/${early.Id}/retry`), 204)
  await server.settle()
  expect(await json<Queued>(svea.send(`GET workflow/outcomequeue/${early.Id}`))).toMatchObject({ State: 'EMITTED' })
  await json(emit(id, 'CHEAP', svea, '/async'), 202)
  await server.settle()
  expect((await logOf(id)).at(-1)).toEqual(['ENDED', 'done'])
})

test('who may: those who run workflows, of what they see', async () => {
  const id = await requested('902')
  expect([await statusOf(emit(id, 'DONE', emre)), await statusOf(emit(id, 'DONE', stranger))]).toEqual([403, 404])
  expect([
    await statusOf(emit(randomUUID(), 'DONE')),
    await statusOf(emit(randomUUID(), 'DONE', svea, '/async')),
  ]).toEqual([404, 404])
})
