import { randomUUID } from 'node:crypto'
import type { Areas, Of, ResultOf, WorkflowSteps } from '@kontor/contract'
import { roles } from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from '../requisitions/testing-procurement.ts'
import { wake } from './commands/follow.ts'
import { approvers, heads, step } from './testing-workflow.ts'

const {
  actions,
  admin,
  companyId,
  draft,
  emre,
  jonas,
  lia,
  move,
  plain,
  read,
  server,
  statusOf,
  stranger,
  svea,
  workOf,
} = await startProcurement()
const tobias = await server.person(companyId, { role: 'approver', firstName: 'Tobias', lastName: 'Approver' })
const vera = await server.person(companyId, { role: 'approver', firstName: 'Vera', lastName: 'Approver' })

type Flow = Of<typeof WorkflowSteps>
const ofRequisitions = (Start: string, Steps: Flow['Steps'], Name = 'Requisitions'): Flow => ({
  ...{ Name, Types: ['requisition'], Start, Steps },
})
const save = (flow: Flow, id: string = randomUUID()) => admin.send(`PUT workflow/versions/${id}/steps`, { json: flow })

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

const done = step('done', 'END', '', { Then: 'APPROVE' })
const over = [
  step('small', 'DECISION', [{ StepId: 'done', When: 'amount <= 50' }, { StepId: 'approver' }]),
  step('approver', 'APPROVAL', 'large', { Who: approvers }),
  step('large', 'DECISION', [{ StepId: 'head', When: 'amount > 500' }, { StepId: 'done' }]),
  step('head', 'APPROVAL', 'done', { Who: heads }),
  done,
]

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
type Logs = ResultOf<Areas['workflow']['listDocumentLogs']>
const logOf = async (id: string, by: TestPerson = emre) => {
  const { Logs } = await json<Logs>(by.send(`GET documents/${id}/process/logs`))
  return Logs.map(({ Step, Kind, Because }) => [Kind, Step, ...(Because === undefined ? [] : [Because])])
}
type Instances = ResultOf<Areas['workflow']['listInstances']>
const runsOf = async (id: string) =>
  (await json<Instances>(admin.send('GET workflow/instances?limit=100'))).Instances.filter(
    ({ DocumentId }) => DocumentId === id,
  )

describe('a requisition whose company has a workflow for them', () => {
  test('goes to whom the workflow names, step by step, and is ordered in the end; its requester sees where it is', async () => {
    await using _flow = await following('small', ...over)
    const id = await draft(emre, [plain('Server', '900')])
    expect(await json(emre.send(`GET ${base}/${id}/approvalStrategy`))).toEqual({
      Strategy: 'WORKFLOW',
      ApproverIds: expect.arrayContaining([tobias.id, vera.id]),
      Because: expect.stringMatching(/^It goes to .*Tobias Approver.* first \(approver\), because it follows/),
    })
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
    // At once: nobody waits for work behind it.
    expect(await read(emre, id)).toMatchObject({
      ...{ State: 'PENDING', WorkflowStep: 'approver' },
      Approvers: expect.arrayContaining(['Tobias Approver', 'Vera Approver']),
    })
    expect([await workOf(jonas), await statusOf(move(jonas, id, 'APPROVED'))]).toEqual([[], 403])
    expect(await decide(tobias, id, 'APPROVED')).toBe(204)
    expect(await read(emre, id)).toMatchObject({ State: 'PENDING', WorkflowStep: 'head', Approvers: ['Jonas Head'] })
    expect(await json(emre.send(`GET ${base}/${id}/approvalStrategy`))).toMatchObject({
      Because: 'It waits at the step head of its workflow.',
    })
    const [task] = await workOf(jonas)
    const completed = { json: { completedBy: jonas.id } }
    expect(await statusOf(jonas.send(`PUT tasks/${task?.id}/outcome/DONE`, completed))).toBe(204)
    await server.settle()
    const { WorkflowStep, ...after } = await read(emre, id)
    expect([after.State, after.Approvers, WorkflowStep]).toEqual(['ORDERED', ['Jonas Head'], undefined])
    expect(await logOf(id)).toEqual([
      ['DECIDED', 'small', 'none of these is true: amount <= 50 [amount = 1800]'],
      ['WAITING', 'approver'],
      ['LEFT', 'approver', 'approved'],
      ['DECIDED', 'large', expect.stringContaining('amount')],
      ['WAITING', 'head'],
      ['LEFT', 'head', 'approved'],
      ['ENDED', 'done'],
    ])
    expect(await runsOf(id)).toMatchObject([
      { Subject: 'REQUISITION', State: 'ENDED', requisition: { ID: after.ID, Total: { value: '1800.00' } } },
    ])
  })

  test('a small one passes without anybody', async () => {
    await using _flow = await following('small', ...over)
    const id = await draft(emre, [plain('Pencil', '2')])
    expect(await json(emre.send(`GET ${base}/${id}/approvalStrategy`))).toMatchObject({
      ApproverIds: [],
      Because: 'The workflow Requisitions approves it without asking anyone.',
    })
    await json(move(emre, id, 'PENDING'), 204)
    await server.settle()
    expect(await stateOf(id)).toBe('ORDERED')
  })

  test('a refusal says why and ends it, or takes its own way', async () => {
    await using _flow = await following(
      'approver',
      step('approver', 'APPROVAL', [{ StepId: 'done' }, { StepId: 'head', IsRefusal: true }], { Who: approvers }),
      step('head', 'APPROVAL', 'done', { Who: heads }),
      done,
    )
    const id = await requested('900')
    expect(await decide(tobias, id, 'REJECTED')).toBe(400)
    expect(await decide(tobias, id, 'REJECTED', { reason: 'Too dear' })).toBe(204)
    expect(await read(emre, id)).toMatchObject({ State: 'PENDING', Approvers: ['Jonas Head'] })
    expect(await decide(jonas, id, 'REJECTED', { reason: 'Indeed' })).toBe(204)
    expect(await read(emre, id)).toMatchObject({ State: 'REJECTED', Reason: 'Indeed', Approvers: ['Jonas Head'] })
    const saved = await requested('900')
    await decide(tobias, saved, 'REJECTED', { reason: 'Too dear' })
    await decide(jonas, saved, 'APPROVED')
    expect(await stateOf(saved)).toBe('ORDERED')
  })

  test('work is given on the way, and time passes; who did it cannot approve by that', async () => {
    await using _flow = await following(
      'buyer',
      step('buyer', 'ASSIGNMENT', 'night', { Who: { RoleIds: [roles.buyer] }, Words: 'Is there a contract?' }),
      step('night', 'WAIT', 'approver', { Hours: 12 }),
      step('approver', 'APPROVAL', 'done', { Who: approvers }),
      done,
    )
    const id = await requested('900')
    const [task] = await workOf(svea)
    expect(task?.why).toMatch(/buyer · Is there a contract\? · REQ-/)
    expect(actions(await read(svea, id))).not.toContain('approve')
    expect(await statusOf(svea.send(`PUT tasks/${task?.id}/outcome/DONE`, { json: { completedBy: svea.id } }))).toBe(
      204,
    )
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ WorkflowStep: 'night', Approvers: [] })
    expect(await decide(tobias, id, 'APPROVED')).toBe(403)
    server.platform.clock.advance(13 * 3_600_000)
    await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, async (uow) => {
      await wake(uow, server.origins.shell)
    })
    expect(await decide(tobias, id, 'APPROVED')).toBe(204)
    expect(await stateOf(id)).toBe('ORDERED')
  })

  test('no workflow approves past a budget: people do', async () => {
    const budget = { CostCentre: 'KST-9', From: '2026-01-01', To: '2027-12-31', Amount: '10' }
    await json(jonas.send(`PUT procurement/budgets/${randomUUID()}`, { json: budget }), 204)
    await using _flow = await following('done', done)
    const id = await draft(emre, [plain('Server', '900', { AccountingCostCode: 'KST-9' })])
    expect(await json(emre.send(`GET ${base}/${id}/approvalStrategy`))).toMatchObject({
      Because: expect.stringContaining('because the workflow Requisitions leaves it to people.'),
    })
    await json(move(emre, id, 'PENDING'), 204)
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ State: 'PENDING', Approvers: expect.arrayContaining(['Jonas Head']) })
    expect((await logOf(id)).at(-1)).toEqual(['LEFT', 'done', 'it exceeds a budget, so a person has to approve it'])
    expect(await decide(jonas, id, 'APPROVED')).toBe(204)
    expect(await stateOf(id)).toBe('ORDERED')
  })

  test('taken back, its run ends and nobody is asked any more; requested again, it begins anew', async () => {
    await using _flow = await following('small', ...over)
    const id = await requested('900')
    await json(move(emre, id, 'DRAFT'), 204)
    // Before anything that follows a change has run.
    await json(move(emre, id, 'PENDING'), 204)
    await server.settle()
    expect((await runsOf(id)).map(({ State }) => State).toSorted()).toEqual(['RUNNING', 'STOPPED'])
    expect(await workOf(tobias)).toHaveLength(1)
    await json(move(emre, id, 'CANCELED'), 204)
    await server.settle()
    expect((await runsOf(id)).map(({ State }) => State)).toEqual(['STOPPED', 'STOPPED'])
    expect(await workOf(tobias)).toEqual([])
  })

  test('whoever stops a run leaves it to those who decide otherwise', async () => {
    await using _flow = await following('small', ...over)
    const id = await requested('900')
    const [run] = await runsOf(id)
    expect(await statusOf(admin.send(`DELETE workflow/instances/${run?.Id}?reason=Urgent`))).toBe(204)
    await server.settle()
    const { WorkflowStep, Approvers, State } = await read(emre, id)
    expect([WorkflowStep, State, Approvers?.includes('Jonas Head')]).toEqual([undefined, 'PENDING', true])
    expect(await decide(jonas, id, 'APPROVED')).toBe(204)
    expect(await stateOf(id)).toBe('ORDERED')
  })

  test('a workflow that cannot tell its way asks the heads: never stuck', async () => {
    await using _flow = await following(
      'group',
      step('group', 'DECISION', [{ StepId: 'done', When: 'supplierGroup > "A"' }, { StepId: 'done' }]),
      done,
    )
    const id = await requested('900')
    expect(await read(emre, id)).toMatchObject({ State: 'PENDING', WorkflowStep: 'group' })
    const holder = (await read(emre, id)).Approvers?.includes('Jonas Head') ? jonas : tobias
    await decide(holder, id, 'APPROVED')
    expect(await stateOf(id)).toBe('ORDERED')
  })

  test('no sequence of acts has one ordered that two others did not approve', async () => {
    const people = { emre, lia, svea, jonas, tobias, vera }
    await using _flow = await following('eyes', step('eyes', 'APPROVAL', 'done', { Who: approvers, Needed: 2 }), done)
    const who = fc.constantFrom(...(Object.keys(people) as (keyof typeof people)[]))
    const act = fc.tuple(fc.constantFrom('APPROVED', 'APPROVED', 'task', 'ensure', 'DRAFT', 'PENDING'), who)
    await fc.assert(
      fc.asyncProperty(who, fc.array(act, { minLength: 4, maxLength: 10 }), async (first, acts) => {
        const requester = first === 'emre' || first === 'lia' || first === 'svea' ? people[first] : emre
        const id = await requested('900', requester)
        let said = new Set<string>()
        for (const [what, name] of acts) {
          const person = people[name]
          const before = (await read(admin, id)).State
          if (what === 'task') {
            const task = (await workOf(person)).find(({ kind }) => kind === 'TASK')
            const body = { json: { completedBy: person.id } }
            const status = task && (await statusOf(person.send(`PUT tasks/${task.id}/outcome/APPROVED`, body)))
            if (status === 204) said.add(name)
          } else if (what === 'ensure') await person.send(`POST ${base}/${id}/ensureAssignment`)
          else if ((await statusOf(move(person, id, what))) === 204) {
            if (what === 'APPROVED' && before === 'PENDING') said.add(name)
            if (what === 'DRAFT') said = new Set()
          }
          await server.settle()
          const state = await stateOf(id)
          if (state === 'APPROVED' || state === 'ORDERED') {
            const others = [...said].filter((one) => people[one as keyof typeof people] !== requester)
            expect(others.length).toBeGreaterThanOrEqual(2)
          }
        }
        await json(move(requester, id, 'CANCELED')).catch(() => undefined)
        await server.settle()
      }),
      {
        numRuns: 12,
        examples: [
          [
            'emre',
            [
              ['APPROVED', 'tobias'],
              ['APPROVED', 'tobias'],
              ['APPROVED', 'vera'],
            ],
          ],
        ],
      },
    )
  })
})

describe('a requisition that is sent through a workflow by its name (WFL-03)', () => {
  const start = (by: TestPerson, id: string, requisitionId: string, name = 'Requisitions') =>
    by.send(`POST workflow/instances/${id}/requisition/${requisitionId}/${encodeURIComponent(name)}`)

  test('a draft is handed in by it, once; one that waits leaves those who were asked', async () => {
    const waiting = await requested('900')
    expect(await workOf(tobias)).toHaveLength(1)
    await using _flow = await following('head', step('head', 'APPROVAL', 'done', { Who: heads }), done)
    const id = randomUUID()
    expect(await statusOf(start(admin, id, waiting))).toBe(204)
    expect(await statusOf(start(admin, id, waiting))).toBe(204)
    await server.settle()
    expect(await workOf(tobias)).toEqual([])
    expect(await read(emre, waiting)).toMatchObject({ WorkflowStep: 'head', Approvers: ['Jonas Head'] })
    expect((await runsOf(waiting)).map(({ Id }) => Id)).toEqual([id])
    expect(await statusOf(start(admin, randomUUID(), waiting))).toBe(409)
    await decide(jonas, waiting, 'APPROVED')
    expect(await statusOf(start(admin, randomUUID(), waiting))).toBe(409)

    const fresh = await draft(svea, [plain('Server', '900')])
    expect(await statusOf(start(svea, randomUUID(), fresh))).toBe(204)
    expect(await read(svea, fresh)).toMatchObject({ State: 'PENDING', WorkflowStep: 'head' })
    expect(await statusOf(start(admin, id, fresh))).toBe(409)
  })

  test('nobody sends what they may not see, by what is not there, or what is unfit', async () => {
    await using _flow = await following('head', step('head', 'APPROVAL', 'done', { Who: heads }), done)
    const id = await draft(emre, [plain('Server', '900')])
    const empty = await draft(svea, [])
    expect(await statusOf(start(stranger, randomUUID(), id))).toBe(404)
    expect(await statusOf(start(admin, randomUUID(), randomUUID()))).toBe(404)
    expect(await statusOf(start(admin, randomUUID(), id, 'Nothing'))).toBe(404)
    expect(await statusOf(start(svea, randomUUID(), empty))).toBe(400)
    expect(await statusOf(start(lia, randomUUID(), id))).toBe(403)
    expect(await runsOf(id)).toEqual([])
  })

  test('a workflow of requisitions sets no tags and calls no webhooks', async () => {
    const flow = ofRequisitions('tag', [step('tag', 'TAG', 'done', { Tag: 'small' }), done], 'Tagging')
    const { Findings } = await json<{ Findings: { Message: string }[] }>(save(flow))
    expect(Findings.map(({ Message }) => Message)).toEqual([
      '“tag” sets a tag, which requisitions do not have: delete it.',
    ])
  })
})
