import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { follow } from './commands/follow-run.ts'
import { approvers, byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const workflows = await startWorkflows()
const { server, buyer, head, clerk, approver, save } = workflows
const { published, received, logOf, approve, decline, stateOf, instances, metadata, minute } = workflows

type Inbox = ResultOf<Areas['inbox']['listWork']>
const workOf = async (person: TestPerson, id: string) => {
  const { items } = await json<Inbox>(person.send('GET inbox'))
  return items.filter(({ subjectId }) => subjectId === id)
}
const close = async (person: TestPerson, id: string) => {
  const [{ id: assignmentId } = { id: '' }] = await workOf(person, id)
  await json(person.send(`PUT assignments/${assignmentId}/close`), 204)
  await server.settle()
}
const newest = async () => (await instances()).Instances[0]!
/** Another process looks at the run again, as after one was killed. */
const followAgain = (documentId: string) =>
  server.platform.transact(buyer.companyId, { actorId: null, requestId: 'again' }, async (uow) => {
    await follow(uow, 'https://shell.example', { subject: 'DOCUMENT', documentId })
  })

const clerks = { RoleIds: [roles.apClerk] }
/** The cost is approved and the goods are checked at the same time. */
const both = (...branches: ReturnType<typeof step>[]) =>
  byAmount({
    Start: 'both',
    Steps: [
      step('both', 'FORK', [{ StepId: 'cost' }, { StepId: 'goods' }]),
      ...branches,
      step('meet', 'JOIN', 'done'),
      step('done', 'END', '', { Then: 'ACCEPT' }),
    ],
  })
const refused = [step('why', 'ASSIGNMENT', 'over', { Who: clerks }), step('over', 'END', '')]
const twoApprovals = both(
  step('cost', 'APPROVAL', [{ StepId: 'meet' }, { StepId: 'why', IsRefusal: true }], { Who: heads }),
  step('goods', 'APPROVAL', 'meet', { Who: approvers }),
  ...refused,
)

test('two people are asked at the same time, and it is approved when both have approved, whoever is first', async () => {
  const version = await published(twoApprovals)
  const { Flow } = await json<{ Flow: string }>(buyer.send(`GET workflow/versions/${version}`))
  expect(Flow).toMatch(/<bpmn:parallelGateway id="both"[^>]* gatewayDirection="Diverging"/)
  expect(Flow).toMatch(/<bpmn:parallelGateway id="meet"[^>]* gatewayDirection="Converging"/)
  for (const [first, second] of [
    [head, approver],
    [approver, head],
  ] as const) {
    const id = await received(first === head ? '900.00' : '700.00', { id: `BR-${first.username}` })
    expect(await newest()).toMatchObject({ State: 'RUNNING', Step: 'cost · goods' })
    expect([await workOf(head, id), await workOf(approver, id)]).toMatchObject([
      [{ kind: 'APPROVAL', why: expect.stringContaining('cost') }],
      [{ kind: 'APPROVAL', why: expect.stringContaining('goods') }],
    ])
    expect(await approve(first, id)).toBe(200)
    await followAgain(id)
    expect([await workOf(first, id), await stateOf(id)]).toEqual([[], 'PENDING'])
    expect(await newest()).toMatchObject({ State: 'RUNNING', Step: second === head ? 'cost' : 'goods' })
    expect(await approve(first, id)).toBe(409)
    expect(await approve(second, id)).toBe(200)
    await followAgain(id)
    expect([await stateOf(id), (await newest()).State]).toEqual(['ACCEPTED', 'ENDED'])
    const [one, other] = first === head ? ['cost', 'goods'] : ['goods', 'cost']
    expect(await logOf(id)).toEqual([
      ['ENTERED', 'both'],
      ['WAITING', 'cost'],
      ['WAITING', 'goods'],
      ['LEFT', one, 'approved'],
      ['ENTERED', 'meet'],
      ['LEFT', other, 'approved'],
      ['ENTERED', 'meet'],
      ['ENDED', 'done'],
    ])
  }
})

test('two who approve their branches at the same moment in their inboxes have both approved it', async () => {
  await published(twoApprovals)
  const [one, another] = [await received('811.00', { id: 'BR-11' }), await received('812.00', { id: 'BR-12' })]
  const decide = async (person: TestPerson, documentId: string) => {
    const [{ id } = { id: '' }] = await workOf(person, documentId)
    return () => person.send(`POST inbox/decisions/${randomUUID()}`, { json: { Ids: [id], Decision: 'APPROVE' } })
  }
  // The first is under way as the others come: these go together.
  const decisions = [
    await decide(head, another),
    await decide(head, one),
    await decide(approver, one),
    await decide(approver, another),
  ]
  for (const answer of await Promise.all(decisions.map((made) => made()))) expect(answer.status).toBe(200)
  await server.settle()
  for (const id of [one, another]) {
    await followAgain(id)
    expect([await stateOf(id), await workOf(head, id), await workOf(approver, id)]).toEqual(['ACCEPTED', [], []])
  }
})

test('who declines in one branch ends the other, which the log says; its people are asked no more', async () => {
  const id = await received('901.00', { id: 'BR-2' })
  expect(await decline(head, id)).toBe(204)
  await followAgain(id)
  expect([await workOf(approver, id), await approve(approver, id)]).toEqual([[], 409])
  expect((await logOf(id)).slice(3)).toEqual([
    ['LEFT', 'cost', 'declined'],
    ['LEFT', 'goods', '“cost” was declined'],
    ['WAITING', 'why'],
  ])
  await close(clerk, id)
  expect([await stateOf(id), (await newest()).State]).toEqual(['PENDING', 'ENDED'])

  // Declined by the second, though the first has approved.
  const other = await received('902.00', { id: 'BR-3' })
  expect(await approve(head, other)).toBe(200)
  expect(await decline(approver, other)).toBe(204)
  expect((await logOf(other)).slice(-1)).toEqual([['LEFT', 'goods', 'declined']])
  expect([(await metadata(buyer, other)).ApprovalState, (await newest()).State]).toEqual(['REFUSED', 'ENDED'])
})

test('who declines a moment after the other branch was approved ends it all the same, by the way of the one that was declined', async () => {
  await published(
    both(
      step('cost', 'APPROVAL', 'meet', { Who: heads }),
      step('goods', 'APPROVAL', [{ StepId: 'meet' }, { StepId: 'why', IsRefusal: true }], { Who: approvers }),
      ...refused,
    ),
  )
  const id = await received('950.00', { id: 'BR-LATE' })
  // Before anything follows from it.
  const approval = { approver: { id: head.id }, outcome: 'ACCEPT' }
  await json(head.send(`PATCH approval-service/v0/steps/current/${id}`, { json: approval }))
  expect(await decline(approver, id)).toBe(204)
  expect((await logOf(id)).slice(3)).toEqual([
    ['LEFT', 'goods', 'declined'],
    ['LEFT', 'cost', '“goods” was declined'],
    ['WAITING', 'why'],
  ])
})

test('each branch goes its own way: work, waits and conditions of one do not hold up the other', async () => {
  await published(
    both(
      step('cost', 'ASSIGNMENT', 'rest', { Who: clerks }),
      step('rest', 'WAIT', 'meet', { Hours: 2 }),
      step('goods', 'WAIT', 'how', { Hours: 1 }),
      step('how', 'DECISION', [{ StepId: 'ask', When: 'amount > 1000' }, { StepId: 'meet' }]),
      step('ask', 'APPROVAL', 'meet', { Who: approvers }),
    ),
  )
  const id = await received('2000.00', { id: 'BR-4' })
  await close(clerk, id)
  expect(await newest()).toMatchObject({ Step: 'rest · goods' })
  server.platform.clock.advance(3_600_000)
  await minute()
  expect(await newest()).toMatchObject({ Step: 'rest · ask' })
  server.platform.clock.advance(3_600_000)
  await minute()
  expect([(await newest()).Step, await stateOf(id)]).toEqual(['ask', 'PENDING'])
  expect(await approve(approver, id)).toBe(200)
  expect(await stateOf(id)).toBe('ACCEPTED')

  const small = await received('20.00', { id: 'BR-5' })
  await close(clerk, small)
  server.platform.clock.advance(3 * 3_600_000)
  await minute()
  expect((await newest()).State).toBe('ENDED')
  expect((await logOf(small)).filter(([kind]) => kind === 'ENDED')).toHaveLength(1)
})

test('nobody decides both branches, though both name the same people', async () => {
  const second = await server.person(buyer.companyId, { role: 'approver', firstName: 'Bea', lastName: 'Second' })
  await published(
    both(step('cost', 'APPROVAL', 'meet', { Who: approvers }), step('goods', 'APPROVAL', 'meet', { Who: approvers })),
  )
  const id = await received('903.00', { id: 'BR-6' })
  expect((await workOf(approver, id)).length).toBe(2)
  expect(await approve(approver, id)).toBe(200)
  expect([await workOf(approver, id), await approve(approver, id)]).toEqual([[], 409])
  expect(await approve(second, id)).toBe(200)
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test('a branch that cannot go on asks the heads alone; who stops the run takes back what all branches asked for', async () => {
  await published(
    both(
      step('cost', 'APPROVAL', 'meet', { Who: approvers }),
      step('goods', 'DECISION', [{ StepId: 'meet', When: 'amount > 10' }, { StepId: 'meet' }]),
    ),
  )
  const unknown = await received('30.00', { id: 'BR-7', currency: 'CHF' })
  expect([(await newest()).State, await workOf(approver, unknown)]).toEqual(['FAILED', []])
  expect((await workOf(head, unknown)).length).toBe(1)

  await published(twoApprovals)
  const stopped = await received('904.00', { id: 'BR-8' })
  await json(buyer.send(`DELETE workflow/instances/${(await newest()).Id}?reason=By%20hand`), 204)
  await server.settle()
  expect([await workOf(head, stopped), await workOf(approver, stopped)]).toEqual([[], []])
  expect((await logOf(stopped)).at(-1)).toEqual(['ENDED', 'cost · goods', 'stopped by hand: By hand'])
})

test('a replay goes all branches, and waits as long as the longest of them', async () => {
  const id = await published(
    both(step('cost', 'WAIT', 'meet', { Hours: 5 }), step('goods', 'WAIT', 'meet', { Hours: 3 })),
  )
  await received('905.00', { id: 'BR-9' })
  const body = { From: '2026-01-01', To: server.platform.clock.now().toISOString().slice(0, 10) }
  type Replay = ResultOf<Areas['workflow']['replay']>
  const { Ways } = await json<Replay>(buyer.send(`POST workflow/versions/${id}/replay`, { json: body }))
  expect(Ways).toMatchObject([{ Steps: ['both', 'cost', 'meet', 'goods', 'meet', 'done'], Hours: 5, End: 'ACCEPT' }])
})

test('branches that do not meet, or end by themselves, are not published, and it is said what to mend', async () => {
  const findings = async (flow: object) =>
    (await json<ResultOf<Areas['workflow']['saveSteps']>>(save(flow))).Findings.map(({ Message }) => Message)
  const cost = step('cost', 'WAIT', 'meet', { Hours: 1 })
  expect(await findings(both(cost, step('goods', 'WAIT', 'done', { Hours: 1 })))).toEqual([
    'A branch of “both” ends at “done”: lead it to the step at which the branches meet.',
  ])
  expect(await findings(both(cost, step('goods', 'WAIT', 'cost', { Hours: 1 })))).toEqual([
    'Two branches of “both” lead to “cost”: let them meet first.',
  ])
  const again = step('goods', 'FORK', [{ StepId: 'cost' }, { StepId: 'meet' }])
  expect(await findings(both(cost, again))).toContain(
    'A branch of “both” goes several ways at “goods” again: lead all branches from “both”.',
  )
  const twice = step('goods', 'WAIT', [{ StepId: 'meet' }, { StepId: 'done' }], { Hours: 1 })
  expect(await findings(both(cost, twice))).toContain(
    '“goods” leads to several steps, which only a decision or a step that starts branches can: choose one.',
  )
})

test('a file of another modeler says which of its gateways forks, or it is plain; one that does both is refused by name', async () => {
  const put = (gateways: string) =>
    buyer.send(`PUT workflow/versions/${randomUUID()}`, {
      json: {
        Name: 'Elsewhere',
        Flow: `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:k="urn:kontor:workflow:1" id="d" targetNamespace="t">
          <process id="p" isExecutable="true"><startEvent id="s"/>${gateways}<endEvent id="e"/></process></definitions>`,
      },
    })
  const lines = (...pairs: string[]) =>
    pairs.map((pair, at) => `<sequenceFlow id="f${at}" sourceRef="${pair[0]}" targetRef="${pair[1]}"/>`).join('')
  const steps = '<serviceTask id="x" k:tag="one"/><serviceTask id="y" k:tag="two"/>'
  const plain = await put(
    `<parallelGateway id="a"/>${steps}<parallelGateway id="b"/>${lines('sa', 'ax', 'ay', 'xb', 'yb', 'be')}`,
  )
  const { Id } = await json<{ Id: string }>(Promise.resolve(plain))
  const { Flow, Findings } = await json<ResultOf<Areas['workflow']['readSteps']>>(
    buyer.send(`GET workflow/versions/${Id}/steps`),
  )
  expect([Flow.Steps.map(({ Id, Kind }) => `${Id} ${Kind}`), Findings]).toEqual([
    ['a FORK', 'x TAG', 'y TAG', 'b JOIN', 'e END'],
    [],
  ])
  const both = await put(`<parallelGateway id="a"/>${steps}${lines('sa', 'xa', 'ax', 'ay', 'ye')}`)
  expect([both.status, await both.text()]).toEqual([
    400,
    expect.stringContaining('ParallelGateway a both joins branches and forks: draw two gateways'),
  ])
})
