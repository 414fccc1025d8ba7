import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'

import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approvers, byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const workflows = await startWorkflows()
const { server, buyer, stranger, head, clerk, approver } = workflows
const { published, received, logOf, approve, stateOf, instances, save, minute } = workflows

type Moves = ResultOf<Areas['workflow']['listMoves']>
type Move = Moves['Moves'][number]
type Inbox = ResultOf<Areas['inbox']['listWork']>

const done = step('done', 'END', '', { Then: 'ACCEPT' })
const asking = (Who: object, more: object = {}) => step('ask', 'APPROVAL', 'done', { Who, ...more })
const flow = (...Steps: ReturnType<typeof step>[]) => byAmount({ Start: Steps[0]!.Id, Steps: [...Steps, done] })

const movesTo = (version: string) => json<Moves>(buyer.send(`GET workflow/versions/${version}/moves`))
const moveOf = async (version: string, documentId: string): Promise<Move> =>
  (await movesTo(version)).Moves.find(({ Run }) => Run.DocumentId === documentId)!
const act = (version: string, { Run, FromStepId, StepId }: Move, to = StepId, headers: Record<string, string> = {}) =>
  buyer.send(`PUT workflow/instances/${Run.Id}/moves/${version}`, {
    json: { StepId: to ?? '', FromStepId, Since: Run.Since },
    headers,
  })
const runOf = async (documentId: string) =>
  (await instances('?limit=100')).Instances.find(({ DocumentId }) => DocumentId === documentId)!
const workOf = async (person: TestPerson, documentId: string) =>
  (await json<Inbox>(person.send('GET inbox'))).items.filter(({ subjectId }) => subjectId === documentId)
const statusAndMessage = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, ((await response.json()) as { Message: string }).Message]
}

test('a run is moved to the step of the same id: who is asked no more, and who is asked instead, is told before it happens', async () => {
  await published(flow(asking(heads)))
  const id = await received('100.00', { id: 'M-1' })
  const second = await published(flow(asking(approvers)))
  expect(await json(buyer.send(`GET workflow/versions/${second}/steps`))).toMatchObject({
    Version: { AllowedActions: ['retire', 'move'] },
  })
  const move = await moveOf(second, id)
  expect(move).toMatchObject({
    Run: { Version: 1, Step: 'ask', document: { number: 'M-1', partner: expect.any(String) } },
    ...{ FromStepId: 'ask', StepId: 'ask', CanChoose: true },
    Then: { Steps: ['ask'], State: 'WAITS', IsKept: false, Needed: 1 },
  })
  expect([move.Then?.Asked, move.Then?.Anew, move.Then?.NoLonger]).toEqual([
    ...[['Aino Approver'], ['Aino Approver'], ['Hanne Head']],
  ])
  // Nothing has changed by looking.
  expect((await workOf(head, id)).length).toBe(1)

  const requestId = randomUUID()
  for (const _again of [1, 2])
    expect((await act(second, move, 'ask', { 'X-Kontor-RequestId': requestId })).status).toBe(204)
  await server.settle()
  expect([(await workOf(head, id)).length, (await workOf(approver, id)).length]).toEqual([0, 1])
  expect(await logOf(id)).toEqual([
    ['WAITING', 'ask'],
    ['MOVED', 'ask', 'from version 1 to version 2 (ask)'],
    ['WAITING', 'ask'],
  ])
  const { Logs } = await json<{ Logs: { Kind: string; ActorId?: string }[] }>(
    buyer.send(`GET documents/${id}/process/logs`),
  )
  expect(Logs.find(({ Kind }) => Kind === 'MOVED')?.ActorId).toBe(buyer.id)
  type History = ResultOf<Areas['documents']['readHistory']>
  const { Events } = await json<History>(buyer.send(`GET documents/${id}/history`))
  expect(Events.map(({ Type }) => Type)).toContain('document.workflow_moved')
  expect([await runOf(id), await approve(head, id)]).toMatchObject([{ Version: 2, State: 'RUNNING', Step: 'ask' }, 409])
  expect([await approve(approver, id), await stateOf(id)]).toEqual([200, 'ACCEPTED'])
  expect((await movesTo(second)).Moves).toEqual([])
})

test('where a step asks the same of the same people, nobody is asked again and no approval is lost', async () => {
  const both = { RoleIds: [roles.apManager, roles.approver] }
  await published(flow(asking(both, { Needed: 2 })))
  const id = await received('101.00', { id: 'M-2' })
  expect(await approve(approver, id)).toBe(200)
  const [before] = await workOf(head, id)
  const next = await published(
    byAmount({ Start: 'ask', Steps: [asking(both, { Needed: 2, Words: 'Look twice' }), step('done', 'END', '')] }),
  )
  const move = await moveOf(next, id)
  expect(move.Then).toMatchObject({
    IsKept: true,
    Anew: [],
    NoLonger: [],
    Asked: expect.arrayContaining(['Hanne Head']),
  })
  expect((await act(next, move)).status).toBe(204)
  await server.settle()
  expect(await workOf(head, id)).toEqual([before])
  expect([await approve(approver, id), await approve(head, id)]).toEqual([409, 200])
  // By the end of the new version.
  expect([await runOf(id), await stateOf(id)]).toMatchObject([{ State: 'ENDED' }, 'PENDING'])
})

test('whoever approved in the run approves nothing of it again, in the new version neither', async () => {
  await published(
    byAmount({
      Start: 'ask',
      Steps: [
        step('ask', 'APPROVAL', 'second', { Who: approvers }),
        step('second', 'APPROVAL', 'done', { Who: heads }),
        done,
      ],
    }),
  )
  const id = await received('102.00', { id: 'M-3' })
  expect(await approve(approver, id)).toBe(200)
  expect(await runOf(id)).toMatchObject({ Step: 'second' })
  const next = await published(
    byAmount({
      Start: 'second',
      Steps: [step('second', 'APPROVAL', 'done', { Who: { UserIds: [approver.id] } }), done],
    }),
  )
  const move = await moveOf(next, id)
  // Nobody whom it names may, as they have approved: the head does.
  expect(move.Then).toMatchObject({ Asked: ['Hanne Head'], Anew: [], NoLonger: [] })
  expect((await act(next, move)).status).toBe(204)
  await server.settle()
  expect([await approve(approver, id), await approve(head, id), await stateOf(id)]).toEqual([409, 200, 'ACCEPTED'])
})

test('a step that the new version has not is chosen; ends and unknown steps are refused by name', async () => {
  await published(flow(step('old', 'ASSIGNMENT', 'done', { Who: { RoleIds: [roles.apClerk] } })))
  const id = await received('103.00', { id: 'M-4' })
  expect((await workOf(clerk, id)).length).toBe(1)
  const next = await published(
    byAmount({
      Start: 'how_much',
      Steps: [
        step('how_much', 'DECISION', [{ StepId: 'ask', When: 'amount > 1000' }, { StepId: 'rest' }]),
        asking(heads),
        step('rest', 'WAIT', 'done', { Hours: 5 }),
        done,
      ],
    }),
  )
  const { Moves, Places } = await movesTo(next)
  expect(Places.map(({ StepId }) => StepId)).toEqual(['how_much', 'ask', 'rest'])
  const move = Moves.find(({ Run }) => Run.DocumentId === id)!
  expect(move).toMatchObject({
    CanChoose: true,
    WhyNot: expect.stringMatching(/^version \d+ has no step like “old”: choose one$/),
  })
  expect([move.StepId, move.Then]).toEqual([undefined, undefined])
  const looked = (stepId: string) =>
    json<Move>(buyer.send(`GET workflow/instances/${move.Run.Id}/moves/${next}?stepId=${stepId}`))
  expect(await looked('ask')).toMatchObject({
    StepId: 'ask',
    Then: { Asked: ['Hanne Head'], NoLonger: ['Klaus Clerk'] },
  })
  expect(await looked('how_much')).toMatchObject({
    ...{ StepId: 'how_much', Then: { Steps: ['how much', 'rest'], State: 'WAITS', Asked: [] } },
  })
  expect((await looked('done')).WhyNot).toBe('“done” neither waits nor decides: choose another step')
  expect(await statusAndMessage(act(next, move, 'done'))).toEqual([
    ...[409, 'The run at “old” was not moved: “done” neither waits nor decides: choose another step.'],
  ])
  expect(await statusAndMessage(act(next, move, 'nowhere'))).toEqual([
    409,
    expect.stringContaining('has no step nowhere'),
  ])
  expect((await act(next, move, 'how_much')).status).toBe(204)
  await server.settle()
  expect([await runOf(id), (await workOf(clerk, id)).length]).toMatchObject([{ State: 'RUNNING', Step: 'rest' }, 0])
})

test('a run that went on between the preview and the act is told, and nothing changes', async () => {
  await published(
    byAmount({
      Start: 'ask',
      Steps: [
        step('ask', 'APPROVAL', 'then', { Who: approvers }),
        step('then', 'APPROVAL', 'done', { Who: heads }),
        done,
      ],
    }),
  )
  const [one, two] = [await received('104.00', { id: 'M-5' }), await received('105.00', { id: 'M-6' })]
  const next = await published(flow(asking(heads)))
  const [first, second] = [await moveOf(next, one), await moveOf(next, two)]
  expect(await approve(approver, one)).toBe(200)
  expect(await statusAndMessage(act(next, first))).toEqual([
    409,
    'The run at “then” was not moved: it has moved on since you looked.',
  ])
  expect(await runOf(one)).toMatchObject({ Step: 'then' })
  // Each is moved by itself: one that is refused holds up no other.
  expect((await act(next, second)).status).toBe(204)
  expect(await statusAndMessage(act(next, second))).toEqual([409, expect.stringContaining('it follows version')])
  expect(await approve(head, one)).toBe(200)
  expect(await statusAndMessage(act(next, first))).toEqual([409, 'The run at “done” was not moved: it has ended.'])
})

test('a run that could not go on is decided anew by the version that can', async () => {
  await published(byAmount())
  const id = await received('99.00', { id: 'M-7', currency: 'CHF' })
  expect(await runOf(id)).toMatchObject({ State: 'FAILED' })
  const mended = byAmount()
  const next = await published({
    ...mended,
    Steps: mended.Steps.map((one) =>
      one.Kind === 'DECISION'
        ? { ...one, Next: [{ StepId: 'head', When: 'documentAmount > 1000' }, { StepId: 'small' }] }
        : one,
    ),
  })
  const move = await moveOf(next, id)
  expect(move).toMatchObject({
    ...{ FromStepId: 'how_much', StepId: 'how_much' },
    Then: { Steps: ['how much', 'small', 'done'], State: 'ENDED', End: 'ACCEPT', NoLonger: ['Hanne Head'] },
  })
  expect((await act(next, move)).status).toBe(204)
  await server.settle()
  expect([await runOf(id), await stateOf(id)]).toMatchObject([{ State: 'ENDED' }, 'ACCEPTED'])
})

test('a wait goes on counting from when the run came there', async () => {
  await published(flow(step('rest', 'WAIT', 'done', { Hours: 100 })))
  const id = await received('106.00', { id: 'M-8' })
  server.platform.clock.advance(10 * 3_600_000)
  const next = await published(flow(step('rest', 'WAIT', 'done', { Hours: 12 })))
  expect((await act(next, await moveOf(next, id))).status).toBe(204)
  await minute()
  expect(await runOf(id)).toMatchObject({ State: 'RUNNING' })
  server.platform.clock.advance(2 * 3_600_000)
  await minute()
  expect(await runOf(id)).toMatchObject({ State: 'ENDED' })
})

test('who manages workflows moves runs, to the published version of the same workflow, and of their own company', async () => {
  await published(flow(asking(heads)))
  const id = await received('107.00', { id: 'M-9' })
  const draft = randomUUID()
  await json(save(flow(asking(approvers)), draft))
  const { Id, Since } = await runOf(id)
  const body = { json: { StepId: 'ask', FromStepId: 'ask', Since } }
  expect((await buyer.send(`GET workflow/versions/${draft}/moves`)).status).toBe(409)
  expect(await statusAndMessage(buyer.send(`PUT workflow/instances/${Id}/moves/${draft}`, body))).toEqual([
    ...[409, expect.stringContaining('is not published')],
  ])
  await json(buyer.send(`POST workflow/versions/${draft}/publication`, { json: {} }), 204)
  for (const person of [clerk, approver]) {
    expect((await person.send(`GET workflow/versions/${draft}/moves`)).status).toBe(403)
    expect((await person.send(`PUT workflow/instances/${Id}/moves/${draft}`, body)).status).toBe(403)
  }
  expect((await stranger.send(`PUT workflow/instances/${Id}/moves/${draft}`, body)).status).toBe(404)
  expect((await stranger.send(`GET workflow/versions/${draft}/moves`)).status).toBe(404)
  expect(await runOf(id)).toMatchObject({ Step: 'ask', Since })
})
