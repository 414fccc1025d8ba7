import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { startWorkflows } from '../workflow/testing-workflow.ts'

const { server, buyer, head, clerk, approver, stranger, received } = await startWorkflows()

type Team = ResultOf<Areas['inbox']['listTeam']>
const team = async (who = head) => (await json<Team>(who.send('GET inbox/team'))).people
const give = (subjectId: string, to: string) =>
  json(buyer.send('POST assignments', { json: { subjectId, assigneeId: to } }), 201)
const today = () => server.platform.clock.now().toISOString().slice(0, 10)

test('a head sees how much waits for whom, who is late first, and who is away; nobody else does', async () => {
  expect(await team()).toEqual([])
  const late = await received('10.00', { id: 'TEAM-1', dueDate: '2026-11-01', issueDate: '2026-10-20' })
  const later = await received('11.00', { id: 'TEAM-2', dueDate: '2026-12-20' })
  await give(late, approver.id)
  await give(later, clerk.id)
  const third = await received('12.00', { id: 'TEAM-3', dueDate: '2026-12-24' })
  await give(third, clerk.id)
  await json(
    buyer.send(`POST approval-service/v0/steps/current/${third}`, { json: { invitedUserIds: [head.id] } }),
    201,
  )
  const away = { From: today(), Until: '2026-12-01', SubstituteId: head.id }
  await json(clerk.send(`PUT users/${clerk.id}/absence`, { json: away }))

  expect((await team()).map(({ name, ...rest }) => [name.split(' ')[0], rest])).toEqual([
    [
      'Aino',
      { id: approver.id, kinds: [{ kind: 'ASSIGNMENT', count: 1 }], open: 1, overdue: 1, nextDue: '2026-11-01' },
    ],
    [
      'Klaus',
      {
        ...{ id: clerk.id, kinds: [{ kind: 'ASSIGNMENT', count: 2 }], open: 2, overdue: 0, nextDue: '2026-12-20' },
        ...{ away: { from: away.From, until: away.Until }, substitute: { id: head.id, name: expect.any(String) } },
      },
    ],
    ['Hanne', { id: head.id, kinds: [{ kind: 'APPROVAL', count: 1 }], open: 1, overdue: 0, nextDue: '2026-12-24' }],
  ])
  expect((await clerk.send('GET inbox/team')).status).toBe(403)
  expect(await team(stranger)).toEqual([])
})

test('what a head hands over is the other’s from then on', async () => {
  await json(head.send(`PUT documents/assignments/users/${approver.id}/reassignees/${head.id}`), 204)
  const found = await team()
  expect(found.find(({ id }) => id === approver.id)).toBeUndefined()
  expect(found.find(({ id }) => id === head.id)).toMatchObject({ open: 2, overdue: 1 })
})
