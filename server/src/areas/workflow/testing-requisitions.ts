import { randomUUID } from 'node:crypto'
import type { Areas, Of, ResultOf, WorkflowSteps } from '@kontor/contract'
import { expect } from 'vitest'
import { areas } from '../../areas.ts'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startProcurement } from '../requisitions/testing-procurement.ts'
import { approvers, heads, step } from './testing-workflow.ts'

type Flow = Of<typeof WorkflowSteps>
type Logs = ResultOf<Areas['workflow']['listDocumentLogs']>
type Replay = ResultOf<Areas['workflow']['replay']>
type Instances = ResultOf<Areas['workflow']['listInstances']>

export const ofRequisitions = (Start: string, Steps: Flow['Steps'], Name = 'Requisitions'): Flow => ({
  ...{ Name, Types: ['requisition'], Start, Steps },
})

export const done = step('done', 'END', '', { Then: 'APPROVE' })
export const byHead = [step('head', 'APPROVAL', 'done', { Who: heads }), done]
/** Small ones pass, others are approved, and large ones by the head as well. */
export const bySum = [
  step('small', 'DECISION', [{ StepId: 'done', When: 'amount <= 50' }, { StepId: 'approver' }]),
  step('approver', 'APPROVAL', 'large', { Who: approvers }),
  step('large', 'DECISION', [{ StepId: 'head', When: 'amount > 500' }, { StepId: 'done' }]),
  ...byHead,
]

/** A company that buys, its people, and workflows that its requisitions follow. */
export async function startRequisitionWorkflows() {
  const procurement = await startProcurement()
  const { admin, companyId, draft, emre, move, plain, read, server, statusOf } = procurement
  const tobias = await server.person(companyId, { role: 'approver', firstName: 'Tobias', lastName: 'Approver' })
  const vera = await server.person(companyId, { role: 'approver', firstName: 'Vera', lastName: 'Approver' })

  const save = (flow: Flow, id: string = randomUUID()) =>
    admin.send(`PUT workflow/versions/${id}/steps`, { json: flow })
  /** A workflow that requisitions follow while a test runs. */
  async function following(Start: string, ...Steps: Flow['Steps']) {
    const id = randomUUID()
    await json(save(ofRequisitions(Start, Steps), id))
    await json(admin.send(`POST workflow/versions/${id}/publication`, { json: {} }), 204)
    return {
      id,
      async [Symbol.asyncDispose]() {
        await json(admin.send(`DELETE workflow/versions/${id}/publication`), 204)
      },
    }
  }
  async function requested(price: string, by: TestPerson = emre, more: object = {}): Promise<string> {
    const id = await draft(by, [plain('Server', price)], more)
    expect(await statusOf(move(by, id, 'PENDING'))).toBe(204)
    await server.settle()
    return id
  }
  async function decide(by: TestPerson, id: string, state: string, body?: object): Promise<number> {
    const status = await statusOf(move(by, id, state, body))
    await server.settle()
    return status
  }
  const stateOf = async (id: string) => (await read(admin, id)).State
  const logOf = async (id: string, by: TestPerson = emre) => {
    const { Logs } = await json<Logs>(by.send(`GET documents/${id}/process/logs`))
    return Logs.map(({ Step, Kind, Because }) => [Kind, Step, ...(Because === undefined ? [] : [Because])])
  }
  const runsOf = async (id: string) =>
    (await json<Instances>(admin.send('GET workflow/instances?limit=100'))).Instances.filter(
      ({ DocumentId }) => DocumentId === id,
    )
  const today = () => server.platform.clock.now().toISOString().slice(0, 10)
  /** What a draft would have done today. */
  async function tried(flow: Flow): Promise<Replay> {
    const id = randomUUID()
    await json(save(flow, id))
    const body = { From: today(), To: today() }
    const replay = await json<Replay>(admin.send(`POST workflow/versions/${id}/replay`, { json: body }))
    await json(admin.send(`DELETE workflow/versions/${id}`), 204)
    return replay
  }
  /** What a replay tells of a requisition, and of its way. */
  const wayOf = ({ Ways }: Replay, id: string) => {
    const way = Ways.find(({ Documents }) => Documents.some(({ DocumentId }) => DocumentId === id))
    const one = way?.Documents.find(({ DocumentId }) => DocumentId === id)
    return way && one && { ...one, way }
  }
  /** The minute's work. */
  async function minute(): Promise<void> {
    const author = { actorId: null, requestId: 'minute' }
    for (const { work } of areas.eachMinute)
      while (await server.platform.transact(companyId, author, (uow) => work(uow, 'https://shell.example')));
    await server.settle()
  }
  const flows = { minute, save, following, requested, decide, stateOf, logOf, runsOf, today, tried, wayOf }
  return { ...procurement, tobias, vera, ...flows }
}
