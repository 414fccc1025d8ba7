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

test('a requisition in two branches is moved: a branch that begins never asks its requester, and who decided one branch decides no other', async () => {
  const sideBySide = (...ways: [string, string[]][]) =>
    following(
      'both',
      step(
        'both',
        'FORK',
        ways.map(([StepId]) => ({ StepId })),
      ),
      ...ways.map(([id, UserIds]) => step(id, 'APPROVAL', 'meet', { Who: { UserIds } })),
      step('meet', 'JOIN', 'done'),
      done,
    )
  await sideBySide(['cost', [tobias.id]], ['goods', [vera.id]])
  const id = await requested('910')
  await using next = await sideBySide(['cost', [tobias.id]], ['tax', [emre.id, tobias.id]])
  const { Moves } = await json<Moves>(admin.send(`GET workflow/versions/${next.id}/moves`))
  const { Run, FromStepId } = Moves.find((one) => one.Run.DocumentId === id)!
  const place = `workflow/instances/${Run.Id}/moves/${next.id}`
  const looked = await json<Moves['Moves'][number]>(admin.send(`GET ${place}?branches=goods%3D`))
  expect(looked).toMatchObject({
    Branches: [
      { Becomes: 'CONTINUES', StepId: 'cost', Then: { IsKept: true, Asked: ['Tobias Approver'] } },
      { Becomes: 'ENDS', FromStepId: 'goods' },
      { Becomes: 'BEGINS', StepId: 'tax', Then: { Asked: ['Tobias Approver'] } },
    ],
    Then: { NoLonger: ['Vera Approver'] },
  })
  const body = { StepId: 'both', FromStepId, Since: Run.Since, Branches: [{ FromStepId: 'goods' }] }
  await json(admin.send(`PUT ${place}`, { json: body }), 204)
  await server.settle()
  expect([await workOf(vera), (await read(emre, id)).WorkflowStep]).toEqual([[], 'cost · tax'])
  expect(await decide(tobias, id, 'APPROVED')).toBe(204)
  expect(await stateOf(id)).toBe('PENDING')
  expect([await decide(emre, id, 'APPROVED'), await decide(tobias, id, 'APPROVED')]).toEqual([403, 403])
  expect(await decide(jonas, id, 'APPROVED')).toBe(204)
  expect(await stateOf(id)).toBe('ORDERED')
})
