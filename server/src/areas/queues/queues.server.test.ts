import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { heads, startWorkflows, step } from '../workflow/testing-workflow.ts'

const { buyer, head, clerk, approver, stranger, published, received, instances } = await startWorkflows()

type Route = ResultOf<Areas['queues']['routeDocument']>
type Evaluation = ResultOf<Areas['queues']['evaluate']>
const team = randomUUID()
await json(buyer.send(`PUT usergroups/${team}`, { json: { Name: 'Logistics', Members: [clerk.id, approver.id] } }), 204)

const enabled = async () =>
  (await json<{ enabled: boolean }>(clerk.send('GET advanced-queues/flags/serviceEnabledForClient?client=erp'))).enabled
const evaluate = (body: object) =>
  json<Evaluation>(clerk.send('POST advanced-queues/assignments/evaluate', { json: { taskType: 'APPROVAL', ...body } }))

test('no client asks for routes before a workflow is published, nor where the company switched it off', async () => {
  expect(await enabled()).toBe(false)
  await published({
    ...{ Name: 'Bills', Types: ['invoice'], Start: 'where' },
    Steps: [
      step('where', 'DECISION', [
        { StepId: 'logistics', When: 'orderAccountingId = "LOG" or supplierGroup = "carriers"' },
        { StepId: 'heads' },
      ]),
      step('logistics', 'APPROVAL', 'end', { Who: { TeamIds: [team] } }),
      step('heads', 'APPROVAL', 'end', { Who: heads }),
      step('end', 'END', ''),
    ],
  })
  expect(await enabled()).toBe(true)
  const setting = `orgs/companies/${buyer.companyId}/config/advancedQueues/erp` as const
  await json(buyer.send(`POST ${setting}`, { json: { Value: 'off' } }), 201)
  expect(await enabled()).toBe(false)
})

test('a queue is a team, and its work goes by what is known of supplier and document', async () => {
  const route = (query: string) => json<Route>(clerk.send(`GET queue/APPROVAL/route${query}`))
  expect(await route('?supplierGroup=carriers')).toMatchObject({
    taskType: 'APPROVAL',
    assigneeIds: [],
    teamIds: [team],
  })
  expect(await route('?orderAccountingId=LOG')).toMatchObject({ teamIds: [team] })
  expect(await route('?orderAccountingId=IT&supplierGroup=others')).toMatchObject({
    assigneeIds: [head.id],
    teamIds: [],
  })
  const behind = await json<{ Assignees: string[] }>(clerk.send(`GET queue/${team}/assignees`))
  expect(behind.Assignees.toSorted()).toEqual([clerk.id, approver.id].toSorted())
  expect((await clerk.send(`GET queue/${randomUUID()}/assignees`)).status).toBe(404)
  expect((await stranger.send(`GET queue/${team}/assignees`)).status).toBe(404)
  expect(await json<Route>(stranger.send('GET queue/APPROVAL/route'))).toEqual({
    ...{ taskType: 'APPROVAL', assigneeIds: [], teamIds: [] },
  })
})

test('a document’s work has a route, told with the reason; asking changes nothing', async () => {
  const id = await received('10.00', { id: 'AQ-1' })
  const before = (await instances()).itemCount
  const route = await json<Route>(clerk.send(`GET advanced-queues/v0/${id}/APPROVAL/route`))
  expect(route).toMatchObject({ documentId: id, assigneeIds: [head.id] })
  expect(route.because).toContain('Bills: where (none of these is true: orderAccountingId = "LOG"')
  expect((await stranger.send(`GET advanced-queues/v0/${id}/APPROVAL/route`)).status).toBe(404)
  expect((await instances()).itemCount).toBe(before)
})

test('what is only known to another program is evaluated; a field that nothing can be asked of is named', async () => {
  expect(await evaluate({ fields: { supplierGroup: 'carriers' } })).toMatchObject({
    matched: true,
    routes: [{ teamIds: [team] }],
  })
  expect(await evaluate({ documentType: 'order' })).toEqual({ matched: false, routes: [] })
  expect(await evaluate({ taskType: 'ASSIGNMENT' })).toEqual({ matched: false, routes: [] })
  const wrong = await clerk.send('POST advanced-queues/assignments/evaluate', {
    json: { taskType: 'APPROVAL', fields: { colour: 'red' } },
  })
  expect([wrong.status, ((await wrong.json()) as { Message: string }).Message]).toEqual([
    ...[400, expect.stringContaining('fields.colour cannot be used')],
  ])
  const foreign = { taskType: 'APPROVAL', senderId: stranger.companyId }
  expect((await clerk.send('POST advanced-queues/assignments/evaluate', { json: foreign })).status).toBe(404)
})
