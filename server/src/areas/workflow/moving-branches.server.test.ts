import type { Areas, ResultOf } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approvers, byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const workflows = await startWorkflows()
const { server, buyer, head, clerk, approver } = workflows
const { published, received, logOf, approve, stateOf, instances, minute } = workflows

type Moves = ResultOf<Areas['workflow']['listMoves']>
type Move = Moves['Moves'][number]
type Step = ReturnType<typeof step>

const both = (branches: readonly Step[], ways = ['cost', 'goods'], fork = 'both') =>
  byAmount({
    Start: fork,
    Steps: [
      step(
        fork,
        'FORK',
        ways.map((StepId) => ({ StepId })),
      ),
      ...branches,
      step('meet', 'JOIN', 'done'),
      step('done', 'END', '', { Then: 'ACCEPT' }),
    ],
  })
const cost = (Who: object) => step('cost', 'APPROVAL', 'meet', { Who })
const goods = (more: object) => step('goods', 'APPROVAL', 'meet', { Who: approvers, ...more })
const plain = both([cost(heads), goods({})])

const moveOf = async (version: string, documentId: string): Promise<Move> =>
  (await json<Moves>(buyer.send(`GET workflow/versions/${version}/moves`))).Moves.find(
    ({ Run }) => Run.DocumentId === documentId,
  )!
const move = async (version: string, { Run, FromStepId, StepId }: Move) => {
  const json = { StepId: StepId ?? FromStepId, FromStepId, Since: Run.Since }
  const answer = await buyer.send(`PUT workflow/instances/${Run.Id}/moves/${version}`, { json })
  await server.settle()
  return answer
}
const runOf = async (documentId: string) =>
  (await instances('?limit=100')).Instances.find(({ DocumentId }) => DocumentId === documentId)!
type Inbox = ResultOf<Areas['inbox']['listWork']>
const workOf = async (person: TestPerson, documentId: string) =>
  (await json<Inbox>(person.send('GET inbox'))).items.filter(({ subjectId }) => subjectId === documentId)

test('a run in several branches is moved with all of them: who is asked the same stays asked, and only the others are asked anew', async () => {
  await published(plain)
  const id = await received('100.00', { id: 'MB-1' })
  const [before] = await workOf(approver, id)
  const clerks = { RoleIds: [roles.companyAdmin] }
  const next = await published(both([cost(clerks), goods({ Words: 'All of it?' })]))
  const found = await moveOf(next, id)
  expect(found).toMatchObject({
    ...{ FromStepId: 'both', StepId: 'both', CanChoose: false },
    Then: { Steps: ['both'], State: 'WAITS', IsKept: false, NoLonger: ['Hanne Head'] },
  })
  expect(found.Then?.Asked).toContain('Aino Approver')
  expect(found.Then?.Anew).not.toContain('Aino Approver')
  expect((await move(next, found)).status).toBe(204)
  expect([await runOf(id), await workOf(head, id), (await workOf(buyer, id)).length]).toMatchObject([
    { Version: 2, State: 'RUNNING', Step: 'cost · goods' },
    [],
    1,
  ])
  expect((await workOf(approver, id)).map((one) => one.id)).toEqual([before!.id])
  expect((await logOf(id)).slice(3)).toEqual([
    ['MOVED', 'cost · goods', 'from version 1 to version 2 (both)'],
    ['WAITING', 'cost'],
  ])
  expect([await approve(head, id), await approve(approver, id), await approve(buyer, id)]).toEqual([409, 200, 200])
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test('a branch that has met the join stays there, and what was approved in it is not asked again', async () => {
  await published(plain)
  const id = await received('101.00', { id: 'MB-2' })
  expect(await approve(head, id)).toBe(200)
  const next = await published(both([cost(approvers), goods({ Who: { RoleIds: [roles.apManager, roles.apClerk] } })]))
  const stale = await moveOf(next, id)
  expect(stale.Then).toMatchObject({ IsKept: false, NoLonger: ['Aino Approver'] })
  expect((await move(next, stale)).status).toBe(204)
  expect([await workOf(approver, id), (await runOf(id)).Step]).toEqual([[], 'goods'])
  // Four eyes go along: who approved the one branch does not decide the other.
  expect(await approve(head, id)).toBe(409)
  expect(await approve(clerk, id)).toBe(200)
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test('a branch that has gone on since somebody looked holds the move up; what waits for time keeps its time', async () => {
  const resting = (Hours: number) =>
    both([step('cost', 'APPROVAL', 'rest', { Who: heads }), step('rest', 'WAIT', 'meet', { Hours }), goods({})])
  await published(resting(5))
  const id = await received('102.00', { id: 'MB-3' })
  const next = await published(resting(2))
  const stale = await moveOf(next, id)
  server.platform.clock.advance(60_000)
  expect(await approve(head, id)).toBe(200)
  const late = await move(next, stale)
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('it has moved on since you looked')])
  expect((await moveOf(next, id)).Then).toMatchObject({ IsKept: true })
  expect((await move(next, await moveOf(next, id))).status).toBe(204)
  expect(await runOf(id)).toMatchObject({ Step: 'rest · goods' })
  expect(await approve(approver, id)).toBe(200)
  server.platform.clock.advance(2 * 3_600_000)
  await minute()
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test.each([
  [
    'without one of its steps',
    both([step('sum', 'APPROVAL', 'meet', { Who: heads }), goods({})], ['sum', 'goods']),
    'has no step like “cost” in a branch of “both”',
  ],
  ['without its fork', both([cost(heads), goods({})], ['cost', 'goods'], 'two'), 'starts no branches at “both”'],
  [
    'with one branch more',
    both([cost(heads), goods({}), step('tax', 'WAIT', 'meet', { Hours: 1 })], ['cost', 'goods', 'tax']),
    'has another number of branches at “both”',
  ],
  [
    'with both steps in one branch',
    both(
      [step('cost', 'APPROVAL', 'goods', { Who: heads }), goods({}), step('tax', 'WAIT', 'meet', { Hours: 1 })],
      ['cost', 'tax'],
    ),
    'has “goods” in the branch of another step',
  ],
])('to a version %s it is not moved, and it is said what is missing', async (how, flow, why) => {
  await published(plain)
  const id = await received('103.00', { id: `MB-${how}` })
  const next = await published(flow)
  const found = await moveOf(next, id)
  expect(found).toMatchObject({ WhyNot: expect.stringContaining(why), CanChoose: false })
  const refused = await move(next, found)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(why)])
  expect([(await workOf(head, id)).length, (await workOf(approver, id)).length]).toEqual([1, 1])
  expect(await approve(clerk, id)).not.toBe(200)
})
