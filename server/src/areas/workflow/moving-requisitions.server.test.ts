import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { done, startRequisitionWorkflows } from './testing-requisitions.ts'
import { heads, step } from './testing-workflow.ts'

const { admin, decide, emre, following, jonas, logOf, read, requested, server, stateOf, tobias, vera, workOf } =
  await startRequisitionWorkflows()

type Moves = ResultOf<Areas['workflow']['listMoves']>

test('a requisition is moved, too: its requester sees whom it is with now, and nobody decides it twice', async () => {
  await following(
    'one',
    step('one', 'APPROVAL', 'two', { Who: { UserIds: [tobias.id] } }),
    step('two', 'APPROVAL', 'done', { Who: { UserIds: [vera.id] } }),
    done,
  )
  const id = await requested('900')
  expect(await decide(tobias, id, 'APPROVED')).toBe(204)
  expect(await read(emre, id)).toMatchObject({ WorkflowStep: 'two', Approvers: ['Vera Approver'] })

  await using next = await following(
    'two',
    step('two', 'APPROVAL', 'head', { Who: { UserIds: [tobias.id, vera.id] }, Needed: 2 }),
    step('head', 'APPROVAL', 'done', { Who: heads }),
    done,
  )
  const { Moves } = await json<Moves>(admin.send(`GET workflow/versions/${next.id}/moves`))
  const move = Moves.find(({ Run }) => Run.DocumentId === id)!
  expect(move).toMatchObject({
    Run: { Subject: 'REQUISITION', requisition: { ID: expect.any(String) } },
    Then: { Asked: ['Vera Approver'], Anew: [], NoLonger: [], IsKept: false, Needed: 2 },
  })
  const body = { StepId: 'head', FromStepId: move.FromStepId, Since: move.Run.Since }
  await json(admin.send(`PUT workflow/instances/${move.Run.Id}/moves/${next.id}`, { json: body }), 204)
  await server.settle()
  expect(await read(emre, id)).toMatchObject({ State: 'PENDING', WorkflowStep: 'head', Approvers: ['Jonas Head'] })
  expect([await workOf(vera), (await workOf(jonas)).length]).toEqual([[], 1])
  expect(await decide(tobias, id, 'APPROVED')).toBe(403)
  expect(await decide(jonas, id, 'APPROVED')).toBe(204)
  expect(await stateOf(id)).toBe('ORDERED')
  expect((await logOf(id)).slice(2)).toEqual([
    ['WAITING', 'two'],
    ['MOVED', 'two', 'from version 1 to version 2 (head)'],
    ['WAITING', 'head'],
    ['LEFT', 'head', 'approved'],
    ['ENDED', 'done'],
  ])
})
