import { expect, test } from 'vitest'
import { approve, ask, flow } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startMatching } from './testing-matching.ts'

const { server, supplier, buyer, metadata, answer, order, bill, tolerate, stateOf, matchOf } = await startMatching()
const clerk = await server.person(buyer.companyId, { role: 'apClerk' })
const mia = await server.person(buyer.companyId, { role: 'apManager' })

const accept = (id: string) =>
  json(clerk.send(`POST documents/${id}/match/acceptance`, { json: { Reason: 'Agreed by phone' } }), 204)
const reopen = (id: string) => clerk.send(`DELETE documents/${id}/match/acceptance`)
const approval = async (id: string) => (await metadata(buyer, id)).ApprovalState

test('a match that was reopened loses the approval that followed by itself, and gets none by itself again', async () => {
  await tolerate({ Then: 'APPROVE' })
  await order('RO-1')
  const id = await bill('RO-1', 'RO-1-A')
  expect(await approval(id)).toBe('APPROVED')
  expect((await matchOf(id)).AllowedActions).toContain('reopen')
  await json(reopen(id), 204)
  expect([await approval(id), await stateOf(id)]).toEqual([undefined, 'MATCHED'])
  await tolerate({ Then: 'APPROVE' })
  expect(await approval(id)).toBeUndefined()
  const twice = await reopen(id)
  expect([twice.status, await twice.text()]).toEqual([
    409,
    expect.stringContaining('nothing of it is accepted or approved'),
  ])
  await tolerate()
})

test('what a person approved is theirs to decide again', async () => {
  await order('RO-2')
  const id = await bill('RO-2', 'RO-2-A', { price: '13.00' })
  await accept(id)
  await json(ask(clerk, id, [mia.id]), 201)
  await json(approve(mia, id))
  expect(await approval(id)).toBe('APPROVED')
  await json(reopen(id), 204)
  await server.settle()
  expect([await approval(id), await stateOf(id)]).toEqual(['OPEN', 'DIFFERS'])
  expect((await flow(mia, id)).steps).toMatchObject([{ kind: 'current', approverIds: [mia.id] }])
  expect((await answer(buyer, id, { ResponseCode: 'BusinessAccept' })).status).toBe(409)
  await json(approve(mia, id))
  expect(await approval(id)).toBe('APPROVED')
})

test('one that the supplier was told is accepted loses its approval, too, and is on hold until somebody has decided', async () => {
  await order('RO-3')
  await tolerate({ Then: 'ACCEPT' })
  const id = await bill('RO-3', 'RO-3-A', { quantity: '7' })
  await server.settle()
  expect(await metadata(supplier, id)).toMatchObject({ ProcessState: 'ACCEPTED' })
  await json(reopen(id), 204)
  await server.settle()
  const after = await metadata(buyer, id)
  expect(after).toMatchObject({ ProcessState: 'ACCEPTED', Warnings: ['ON_HOLD'] })
  expect(after.ApprovalState).toBeUndefined()
  const paid = await answer(buyer, id, { ResponseCode: 'BusinessPaid' })
  expect([paid.status, await paid.text()]).toEqual([409, expect.stringContaining('on hold')])
  await tolerate()
})

test('one that is paid keeps both', async () => {
  await order('RO-4')
  await tolerate({ Then: 'ACCEPT' })
  const id = await bill('RO-4', 'RO-4-A', { quantity: '6' })
  await server.settle()
  await json(answer(buyer, id, { ResponseCode: 'BusinessPaid' }), 201)
  await server.settle()
  expect((await matchOf(id)).AllowedActions).not.toContain('reopen')
  expect((await reopen(id)).status).toBe(409)
  expect(await approval(id)).toBe('APPROVED')
  await tolerate()
})
