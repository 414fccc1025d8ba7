import { randomUUID } from 'node:crypto'
import type { Areas, Of, ResultOf, WorkflowStep, WorkflowSteps } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { areas } from '../../areas.ts'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json, trading } from '../documents/testing-trade.ts'

type Step = Of<typeof WorkflowStep>

/** A step that leads on to another, by its kind. */
export const step = (Id: string, Kind: Step['Kind'], next: string | Step['Next'], more: Partial<Step> = {}): Step => ({
  ...{ Id, Name: Id.replaceAll('_', ' '), Kind, ...more },
  Next: typeof next === 'string' ? (next === '' ? [] : [{ StepId: next }]) : next,
})

export const heads = { RoleIds: [roles.apManager] }
export const approvers = { RoleIds: [roles.approver] }

/** What most companies begin with: small bills pass, others are approved, and then accepted. */
export const byAmount = (more: Partial<Of<typeof WorkflowSteps>> = {}): Of<typeof WorkflowSteps> => ({
  ...{ Name: 'Invoices by amount', Types: ['invoice'], Start: 'how_much' },
  Steps: [
    step('how_much', 'DECISION', [{ StepId: 'head', When: 'amount > 1000' }, { StepId: 'small' }]),
    step('head', 'APPROVAL', [{ StepId: 'done' }], { Who: heads, Words: 'More than 1,000' }),
    step('small', 'TAG', 'done', { Tag: 'small' }),
    step('done', 'END', '', { Then: 'ACCEPT' }),
  ],
  ...more,
})

/** A server with a supplier and a buyer whose documents follow workflows. */
export async function startWorkflows() {
  // Programs on this machine may be called.
  const server = await startTestServer({ environment: { KONTOR_APP_LOOPBACK: 'on' } })
  const trade = await trading(server)
  const { buyer, delivered, metadata } = trade
  const head = await server.person(buyer.companyId, { role: 'apManager', firstName: 'Hanne', lastName: 'Head' })
  const clerk = await server.person(buyer.companyId, { role: 'apClerk', firstName: 'Klaus', lastName: 'Clerk' })
  const approver = await server.person(buyer.companyId, { role: 'approver', firstName: 'Aino', lastName: 'Approver' })

  const save = (flow: object, id: string = randomUUID(), who = buyer) =>
    who.send(`PUT workflow/versions/${id}/steps`, { json: flow })
  async function published(flow: object): Promise<string> {
    const id = randomUUID()
    await json(save(flow, id))
    await json(buyer.send(`POST workflow/versions/${id}/publication`, { json: {} }), 204)
    return id
  }
  async function received(payable: string, more: object = {}): Promise<string> {
    const id = await delivered({
      lines: [{ id: '1', name: 'Goods', quantity: '1', unit: 'C62', price: payable, tax }],
      ...more,
    })
    await server.settle()
    server.platform.clock.advance(60_000)
    return id
  }
  /** The minute's work, as two processes do it. */
  async function minute(): Promise<void> {
    const author = { actorId: null, requestId: 'minute' }
    for (const { work } of areas.eachMinute)
      for (const _process of [1, 2])
        while (await server.platform.transact(buyer.companyId, author, (uow) => work(uow, 'https://shell.example')));
    await server.settle()
  }
  type Logs = ResultOf<Areas['workflow']['listDocumentLogs']>
  const logOf = async (id: string, person: TestPerson = buyer) => {
    const { Logs } = await json<Logs>(person.send(`GET documents/${id}/process/logs`))
    return Logs.map(({ Step, Kind, Because }) => [Kind, Step, ...(Because === undefined ? [] : [Because])])
  }
  const approve = async (person: TestPerson, id: string) => {
    const answer = await person.send(`PATCH approval-service/v0/steps/current/${id}`, {
      json: { approver: { id: person.id }, outcome: 'ACCEPT' },
    })
    await server.settle()
    return answer.status
  }
  const decline = async (person: TestPerson, id: string, reason = 'Not ours') => {
    const answer = await person.send(`POST approval-service/v0/reject/${id}?reason=${encodeURIComponent(reason)}`)
    await server.settle()
    return answer.status
  }
  const stateOf = async (id: string) => (await metadata(buyer, id)).ProcessState
  type Instances = ResultOf<Areas['workflow']['listInstances']>
  const instances = (query = '') => json<Instances>(buyer.send(`GET workflow/instances${query}`))
  return {
    server,
    ...trade,
    saveDocument: trade.save,
    head,
    clerk,
    approver,
    save,
    published,
    received,
    logOf,
    approve,
    decline,
    stateOf,
    instances,
    minute,
  }
}

const tax = { category: 'Z', percent: '0' }
