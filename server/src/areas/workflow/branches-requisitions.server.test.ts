import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { adviceOn, askAdvice } from '../advisers/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base } from '../requisitions/testing-procurement.ts'
import { done, startRequisitionWorkflows } from './testing-requisitions.ts'
import { approvers, heads, step } from './testing-workflow.ts'

const { admin, emre, plain, jonas, svea, tobias, vera, move, read, server, statusOf, actions, ...flows } =
  await startRequisitionWorkflows()
const { following, requested, decide, stateOf, logOf, runsOf, tried, wayOf, minute } = flows

type Step = ReturnType<typeof step>
const both = (...branches: Step[]) =>
  [
    step('both', 'FORK', [{ StepId: 'cost' }, { StepId: 'need' }]),
    ...branches,
    step('meet', 'JOIN', 'done'),
    done,
  ] as const
const cost = step('cost', 'APPROVAL', 'meet', { Who: heads })
const need = step('need', 'APPROVAL', 'meet', { Who: approvers })
const workOf = async (by: TestPerson, id: string) =>
  (await json<{ items: { subjectId?: string; id: string }[] }>(by.send('GET inbox?limit=100'))).items.filter(
    ({ subjectId }) => subjectId === id,
  )

test.each([
  ['the head', jonas, tobias],
  ['the approver', tobias, jonas],
])(
  'two are asked about a requisition at the same time, and it is approved once both have approved, %s first',
  async (_who, first, second) => {
    await using _flow = await following('both', ...both(cost, need))
    const id = await requested('200')
    expect([(await workOf(jonas, id)).length, (await workOf(tobias, id)).length]).toEqual([1, 1])
    expect(await read(emre, id)).toMatchObject({ State: 'PENDING', WorkflowStep: 'cost · need' })
    expect((await read(emre, id)).Approvers).toEqual(expect.arrayContaining(['Jonas Head', 'Tobias Approver']))
    expect(await decide(first, id, 'APPROVED')).toBe(204)
    expect([await stateOf(id), (await workOf(first, id)).length, (await workOf(second, id)).length]).toEqual([
      'PENDING',
      0,
      1,
    ])
    // Nobody decides both.
    expect(actions(await read(first, id))).not.toContain('approve')
    expect(await decide(first, id, 'APPROVED')).toBe(403)
    expect(await decide(second, id, 'APPROVED')).toBe(204)
    expect(['APPROVED', 'ORDERED']).toContain(await stateOf(id))
    const [one, other] = first === jonas ? ['cost', 'need'] : ['need', 'cost']
    expect(await logOf(id)).toEqual([
      ['ENTERED', 'both'],
      ['WAITING', 'cost'],
      ['WAITING', 'need'],
      ['LEFT', one, 'approved'],
      ['ENTERED', 'meet'],
      ['LEFT', other, 'approved'],
      ['ENTERED', 'meet'],
      ['ENDED', 'done'],
    ])
  },
)

test('who declines in one branch ends the other, whatever is said there a moment before or after', async () => {
  await using _flow = await following('both', ...both(cost, need))
  const id = await requested('201')
  expect(await decide(tobias, id, 'REJECTED', { reason: 'We have one' })).toBe(204)
  expect([await stateOf(id), (await workOf(jonas, id)).length]).toEqual(['REJECTED', 0])
  expect((await read(emre, id)).Reason).toBe('We have one')

  // Both before anything follows from either.
  for (const [first, second] of [
    ['APPROVED', 'REJECTED'],
    ['REJECTED', 'APPROVED'],
  ] as const) {
    const other = await requested('202')
    expect(await statusOf(move(jonas, other, first, { reason: 'No' }))).toBe(204)
    expect(await statusOf(move(tobias, other, second, { reason: 'No' }))).toBe(204)
    await server.settle()
    expect(await stateOf(other), `${first} then ${second}`).toBe('REJECTED')
  }
})

test('nobody decides both branches, though both name the same people and somebody has both tasks', async () => {
  await using _flow = await following('both', ...both(step('cost', 'APPROVAL', 'meet', { Who: approvers }), need))
  const id = await requested('203')
  const [one, other] = await workOf(tobias, id)
  const finish = (taskId: string) =>
    tobias.send(`PUT tasks/${taskId}/outcome/APPROVED`, { json: { completedBy: tobias.id } })
  await finish(one!.id)
  await finish(other!.id)
  await server.settle()
  expect(await stateOf(id)).toBe('PENDING')
  expect((await workOf(tobias, id)).length).toBe(0)
  expect(await decide(vera, id, 'APPROVED')).toBe(204)
  expect(['APPROVED', 'ORDERED']).toContain(await stateOf(id))
})

test('each branch goes its own way; what its requester takes back asks nobody any more, and begins anew', async () => {
  await using _flow = await following(
    'both',
    ...both(
      step('cost', 'ASSIGNMENT', 'sum', { Who: { UserIds: [svea.id] } }),
      step('sum', 'APPROVAL', 'meet', { Who: heads }),
      need,
    ),
  )
  const id = await requested('204')
  expect([(await workOf(svea, id)).length, (await workOf(tobias, id)).length]).toEqual([1, 1])
  expect(await decide(tobias, id, 'APPROVED')).toBe(204)
  expect(await decide(emre, id, 'DRAFT')).toBe(204)
  expect([(await workOf(tobias, id)).length, (await runsOf(id))[0]?.State]).toEqual([0, 'STOPPED'])
  expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
  await server.settle()
  expect((await workOf(tobias, id)).length).toBe(1)
  const [work] = (await workOf(svea, id)).slice(-1)
  await json(svea.send(`PUT tasks/${work!.id}/outcome/DONE`, { json: { completedBy: svea.id } }), 204)
  await server.settle()
  expect(await decide(jonas, id, 'APPROVED')).toBe(204)
  expect(await stateOf(id)).toBe('PENDING')
  expect(await decide(vera, id, 'APPROVED')).toBe(204)
  expect(['APPROVED', 'ORDERED']).toContain(await stateOf(id))
})

test('a step behind the join asks once, and who approved a branch is not asked there', async () => {
  await using _flow = await following(
    'both',
    step('both', 'FORK', [{ StepId: 'cost' }, { StepId: 'need' }]),
    cost,
    need,
    step('meet', 'JOIN', 'last'),
    step('last', 'APPROVAL', 'done', { Who: { RoleIds: [roles.apManager, roles.approver] } }),
    done,
  )
  const id = await requested('205')
  expect(await decide(jonas, id, 'APPROVED')).toBe(204)
  expect(await decide(tobias, id, 'APPROVED')).toBe(204)
  expect([(await workOf(jonas, id)).length, (await workOf(tobias, id)).length]).toEqual([0, 0])
  expect((await workOf(vera, id)).length).toBe(1)
  expect(await decide(vera, id, 'REJECTED', { reason: 'Not now' })).toBe(204)
  expect(await stateOf(id)).toBe('REJECTED')
})

test('advice is asked at the branch that one decides, and closes with it alone', async () => {
  await using _flow = await following('both', ...both(cost, need))
  const id = await requested('206')
  for (const by of [jonas, tobias]) await json(askAdvice(by, id, [svea.id]), 204)
  const states = async () =>
    Object.fromEntries((await adviceOn(admin, id)).advice.map(({ askedBy, state }) => [askedBy.id, state]))
  expect(await decide(jonas, id, 'APPROVED')).toBe(204)
  expect(await states()).toEqual({ [jonas.id]: 'CLOSED', [tobias.id]: 'OPEN' })
})

test('stopped by hand, all branches are taken back and it goes to those who decide otherwise', async () => {
  await using _flow = await following('both', ...both(cost, need))
  const id = await requested('207')
  const [before] = await workOf(jonas, id)
  const [run] = await runsOf(id)
  await json(admin.send(`DELETE workflow/instances/${run!.Id}?reason=By%20hand`), 204)
  await server.settle()
  const after = await workOf(jonas, id)
  expect(after.map((one) => one.id)).not.toContain(before!.id)
  expect(await decide(jonas, id, 'APPROVED')).toBe(204)
  expect(['APPROVED', 'ORDERED']).toContain(await stateOf(id))
})

test('what is typed is told whom both branches would ask, and a replay goes all branches', async () => {
  const flow = { Name: 'Branches', Types: ['requisition' as const], Start: 'both', Steps: [...both(cost, need)] }
  const id = await requested('208')
  const way = wayOf(await tried(flow), id)
  expect(way).toMatchObject({ way: { Steps: ['both', 'cost', 'meet', 'need', 'meet', 'done'] } })
  expect(way?.Asks?.map(({ Step }: { Step?: string }) => Step)).toEqual(['cost', 'need'])
  await using _flow = await following('both', ...both(cost, need))
  const strategy = { Lines: [plain('Server', '209')] }
  const asked = await json<{ Because?: string }>(
    emre.send(`POST ${base}/${randomUUID()}/approvalPreview`, { json: strategy }),
  )
  expect(asked.Because).toMatch(/Jonas Head.*Tobias Approver.*\(cost · need\)/)
})

test('two branches that name one person alone: once that one has decided, the other goes to who decides otherwise', async () => {
  const byTobias = (id: string) => step(id, 'APPROVAL', 'meet', { Who: { UserIds: [tobias.id] } })
  await using _flow = await following('both', ...both(byTobias('cost'), byTobias('need')))
  const id = await requested('210')
  expect((await workOf(tobias, id)).length).toBe(2)
  expect(await decide(tobias, id, 'APPROVED')).toBe(204)
  expect([await stateOf(id), await workOf(tobias, id)]).toEqual(['PENDING', []])
  expect((await workOf(jonas, id)).length).toBe(1)
  expect(await decide(jonas, id, 'APPROVED')).toBe(204)
  expect(['APPROVED', 'ORDERED']).toContain(await stateOf(id))
})

test('after publishing, the next requisition takes exactly the way that the replay told: in branches, by whom and how long', async () => {
  const byTobias = { Who: { UserIds: [tobias.id] } }
  const Steps = [
    ...both(
      step('cost', 'APPROVAL', 'rest', { Who: approvers }),
      step('rest', 'WAIT', 'meet', { Hours: 5 }),
      step('need', 'APPROVAL', 'meet', byTobias),
    ),
  ]
  const draft = { Name: 'Requisitions', Types: ['requisition' as const], Start: 'both', Steps }
  server.platform.clock.advance(86_400_000)
  const before = await requested('211')
  const foretold = wayOf(await tried(draft), before)
  expect(foretold?.Asks).toEqual([
    { Step: 'cost', People: ['Tobias Approver', 'Vera Approver'] },
    { Step: 'need', People: ['Jonas Head', 'Vera Approver'] },
  ])
  expect(await decide(emre, before, 'CANCELED')).toBe(204)

  server.platform.clock.advance(86_400_000)
  await using _flow = await following('both', ...Steps)
  const id = await requested('211')
  expect(await decide(tobias, id, 'APPROVED')).toBe(204)
  expect([(await workOf(tobias, id)).length, (await workOf(vera, id)).length]).toEqual([0, 1])
  expect(await decide(jonas, id, 'APPROVED')).toBe(204)
  expect(await read(emre, id)).toMatchObject({ State: 'PENDING', WorkflowStep: 'rest' })
  server.platform.clock.advance(5 * 3_600_000)
  await minute()
  expect(['APPROVED', 'ORDERED']).toContain(await stateOf(id))
  const went = wayOf(await tried(draft), id)
  expect(went).toMatchObject({ Differs: false, Asks: foretold?.Asks, way: { Steps: foretold?.way.Steps, Hours: 5 } })
})
