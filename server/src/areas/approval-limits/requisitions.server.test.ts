import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from '../requisitions/testing-procurement.ts'

const { actions, admin, companyId, draft, emre, jonas, move, plain, read, server, statusOf, workOf } =
  await startProcurement()
const tobias = await server.person(companyId, { role: 'approver', firstName: 'Tobias', lastName: 'Approver' })
const limit = (holderId: string, Amount: string) =>
  json(admin.send(`PUT approval-limits/${holderId}`, { json: { Holder: 'USER', Amount } }), 204)

test('a requisition goes to those only whose limit it is within; a limit that is lowered takes it from who has it', async () => {
  await limit(jonas.id, '1000')
  const large = await draft(emre, [plain('Server', '900')])
  expect(await json(emre.send(`GET ${base}/${large}/approvalStrategy`))).toMatchObject({ ApproverIds: [tobias.id] })
  await json(move(emre, large, 'PENDING'), 204)
  expect([await workOf(jonas), (await workOf(tobias)).length]).toEqual([[], 1])
  expect(await statusOf(move(jonas, large, 'APPROVED'))).toBe(403)

  const small = await draft(emre, [plain('Server', '400')])
  await json(move(emre, small, 'PENDING'), 204)
  const [task] = await workOf(jonas)
  expect(actions(await read(jonas, small))).toContain('approve')
  await limit(jonas.id, '100')
  expect(actions(await read(jonas, small))).not.toContain('approve')
  expect(await statusOf(move(jonas, small, 'APPROVED'))).toBe(403)
  // Whoever completes the task all the same has decided nothing: it goes to who may.
  const completed = { json: { completedBy: jonas.id } }
  expect(await statusOf(jonas.send(`PUT tasks/${task?.id}/outcome/APPROVED`, completed))).toBe(204)
  await server.settle()
  expect(await read(emre, small)).toMatchObject({ State: 'PENDING', Approvers: ['Tobias Approver'] })
  expect(await statusOf(move(tobias, small, 'APPROVED'))).toBe(204)
})
