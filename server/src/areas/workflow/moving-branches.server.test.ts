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

const look = async (version: string, { Run }: Move, ...branches: string[]): Promise<Move> =>
  json(
    buyer.send(
      `GET workflow/instances/${Run.Id}/moves/${version}?${branches.map((one) => `branches=${encodeURIComponent(one)}`).join('&')}`,
    ),
  )
const moveBranches = async (version: string, { Run, FromStepId }: Move, to: Record<string, string | undefined>) => {
  const Branches = Object.entries(to).map(([FromStepId, StepId]) => ({ FromStepId, StepId }))
  const json = { StepId: FromStepId, Branches, FromStepId, Since: Run.Since }
  const id = crypto.randomUUID()
  const send = () =>
    buyer.send(`PUT workflow/instances/${Run.Id}/moves/${version}`, { json, headers: { 'x-kontor-requestid': id } })
  const answer = await send()
  await server.settle()
  return { status: answer.status, text: await answer.text(), again: send }
}

test('a branch without a counterpart is led to another step; until one is chosen the run stays, and it is said why', async () => {
  await published(plain)
  const id = await received('104.00', { id: 'MB-4' })
  const sum = step('sum', 'APPROVAL', 'meet', { Who: heads })
  const next = await published(both([sum, goods({})], ['sum', 'goods']))
  const found = await moveOf(next, id)
  expect(found).toMatchObject({
    ...{ WhyNot: expect.stringContaining('no step like “cost”'), CanChoose: false },
    Branches: [
      { FromStepId: 'cost', From: 'cost', Becomes: 'UNPLACED', WhyNot: expect.stringContaining('no step like “cost”') },
      { FromStepId: 'goods', Becomes: 'CONTINUES', StepId: 'goods' },
    ],
  })
  expect((await moveBranches(next, found, {})).status).toBe(409)
  expect((await look(next, found, 'cost=sum')).Branches).toMatchObject([
    { Becomes: 'CONTINUES', StepId: 'sum', Then: { IsKept: false, Asked: ['Hanne Head'], Anew: [] } },
    { Becomes: 'CONTINUES', StepId: 'goods', Then: { IsKept: true, Asked: ['Aino Approver'] } },
  ])
  const moved = await moveBranches(next, found, { cost: 'sum' })
  expect([moved.status, (await runOf(id)).Step]).toEqual([204, 'sum · goods'])
  const lines = await logOf(id)
  expect((await moved.again()).status).toBe(204)
  await server.settle()
  expect(await logOf(id)).toEqual(lines)
  expect([await approve(approver, id), await approve(head, id)]).toEqual([200, 200])
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test('a branch that is ended asks nobody any more, and a branch that the new version adds begins: the join waits for both of its ways', async () => {
  await published(plain)
  const id = await received('105.00', { id: 'MB-5' })
  const tax = step('tax', 'APPROVAL', 'meet', { Who: { RoleIds: [roles.companyAdmin] } })
  const next = await published(both([cost(heads), tax], ['cost', 'tax']))
  const found = await moveOf(next, id)
  const looked = await look(next, found, 'goods=')
  expect(looked.Branches).toMatchObject([
    { FromStepId: 'cost', Becomes: 'CONTINUES', Then: { IsKept: true } },
    { FromStepId: 'goods', Becomes: 'ENDS' },
    { Becomes: 'BEGINS', StepId: 'tax', Then: { Steps: ['tax'], State: 'WAITS' } },
  ])
  expect(looked.Then).toMatchObject({ NoLonger: ['Aino Approver'] })
  expect((await moveBranches(next, found, { goods: undefined })).status).toBe(204)
  expect([await workOf(approver, id), (await runOf(id)).Step]).toEqual([[], 'cost · tax'])
  expect((await logOf(id)).slice(3)).toEqual([
    ['MOVED', 'cost · goods', expect.stringMatching(/^from version \d+ to version \d+ \(both\)$/)],
    ['LEFT', 'goods', 'the branch ended, as the run was moved'],
    ['WAITING', 'tax'],
  ])
  expect([await approve(approver, id), await approve(head, id)]).toEqual([409, 200])
  expect(await stateOf(id)).not.toBe('ACCEPTED')
  expect(await approve(buyer, id)).toBe(200)
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test('what was approved in a branch stays approved where another version has more branches, and only the new one is asked for', async () => {
  await published(plain)
  const id = await received('106.00', { id: 'MB-6' })
  expect(await approve(head, id)).toBe(200)
  const tax = step('tax', 'APPROVAL', 'meet', { Who: { RoleIds: [roles.apManager, roles.companyAdmin] } })
  const next = await published(both([tax, goods({}), cost(heads)], ['tax', 'goods', 'cost']))
  const found = await moveOf(next, id)
  expect(found.Branches).toMatchObject([
    { Becomes: 'JOINED' },
    { Becomes: 'CONTINUES', Then: { IsKept: true } },
    { Becomes: 'BEGINS', StepId: 'tax' },
  ])
  expect((await moveBranches(next, found, {})).status).toBe(204)
  expect((await runOf(id)).Step).toBe('tax · goods')
  // Who approved the cost is asked for nothing else, though the new branch names them.
  expect([await approve(head, id), await approve(approver, id), await approve(buyer, id)]).toEqual([409, 200, 200])
  expect(await stateOf(id)).toBe('ACCEPTED')
})

test('to a version without branches it goes on at one place, once the others are ended; whoever approved is not asked again', async () => {
  await published(plain)
  const id = await received('107.00', { id: 'MB-7' })
  const [alone, last] = ['alone', 'last'].map((Id, at) =>
    step(Id, 'APPROVAL', at === 0 ? 'last' : 'done', { Who: heads }),
  )
  const next = await published(
    byAmount({ Start: 'alone', Steps: [alone!, last!, step('done', 'END', '', { Then: 'ACCEPT' })] }),
  )
  const found = await moveOf(next, id)
  expect((await look(next, found, 'cost=last', 'goods=alone')).Branches?.[1]?.WhyNot).toContain('alone')
  expect((await moveBranches(next, found, { cost: 'alone', goods: 'last' })).status).toBe(409)
  expect((await look(next, found, 'cost=', 'goods=')).WhyNot).toContain('at least one branch has to continue')
  expect((await look(next, found, 'cost=alone', 'goods=')).Then).toMatchObject({
    Steps: ['alone'],
    Asked: ['Hanne Head'],
  })
  expect((await moveBranches(next, found, { cost: 'alone', goods: undefined })).status).toBe(204)
  expect([await runOf(id), await workOf(approver, id)]).toMatchObject([{ Step: 'alone', State: 'RUNNING' }, []])
  expect([await approve(head, id), await approve(head, id)]).toEqual([200, 409])
  expect(await approve(clerk, id)).toBe(409)
  expect((await runOf(id)).Step).toBe('last')
})

test('a branch that nobody stands in is not looked for', async () => {
  await published(plain)
  const id = await received('108.00', { id: 'MB-8' })
  const next = await published(both([cost(heads), goods({ Words: 'All?' })]))
  const found = await moveOf(next, id)
  const refused = await moveBranches(next, found, { tax: 'goods' })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('none of its branches is at the step tax'),
  ])
  const answer = await buyer.send(`GET workflow/instances/${found.Run.Id}/moves/${next}?branches=cost`)
  expect(answer.status).toBe(400)
})
