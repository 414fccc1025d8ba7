import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base } from '../requisitions/testing-procurement.ts'
import { wake } from './commands/follow-run.ts'
import { bySum, done, startRequisitionWorkflows } from './testing-requisitions.ts'
import { approvers, heads, step } from './testing-workflow.ts'

const {
  actions,
  admin,
  companyId,
  decide,
  draft,
  emre,
  following,
  jonas,
  logOf,
  move,
  plain,
  read,
  requested,
  runsOf,
  server,
  stateOf,
  statusOf,
  svea,
  tobias,
  vera,
  workOf,
} = await startRequisitionWorkflows()

describe('a requisition whose company has a workflow for them', () => {
  test('goes to whom the workflow names, step by step, and is ordered in the end; its requester sees where it is', async () => {
    await using _flow = await following('small', ...bySum)
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
      Because: 'It is at the step head of its workflow.',
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
    await using _flow = await following('small', ...bySum)
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

  test('work that nobody who is named can take goes to those who decide', async () => {
    const reader = await server.person(companyId, { role: 'readOnly' })
    await using _flow = await following(
      'look',
      step('look', 'ASSIGNMENT', 'done', { Who: { UserIds: [reader.id] } }),
      done,
    )
    const id = await requested('900')
    expect(await read(emre, id)).toMatchObject({ State: 'PENDING', WorkflowStep: 'look' })
    const [task] = await workOf(jonas)
    const completed = { json: { completedBy: jonas.id } }
    expect(await statusOf(jonas.send(`PUT tasks/${task?.id}/outcome/DONE`, completed))).toBe(204)
    await server.settle()
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
    await using _flow = await following('small', ...bySum)
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
    await using _flow = await following('small', ...bySum)
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
})
