import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { hammer, startMatching, wrench } from './testing-matching.ts'

const { server, supplier, buyer, connection, matchOf, metadata, ...matching } = await startMatching()
const { order, bill, sent, tolerate, stateOf, happened } = matching
const clerk = await server.person(buyer.companyId, { role: 'apClerk' })

test('who may set what is tolerated does; a supplier is named once', async () => {
  const body = { Tolerances: [{ Then: 'NOTHING' }, { PricePercent: '1', Then: 'APPROVE' }] }
  expect((await buyer.send('PUT matching/tolerances', { json: body })).status).toBe(400)
  expect((await clerk.send('PUT matching/tolerances', { json: { Tolerances: [] } })).status).toBe(403)
  const below = await buyer.send('PUT matching/tolerances', {
    json: { Tolerances: [{ Amount: '-1', Then: 'NOTHING' }] },
  })
  expect([below.status, await below.text()]).toEqual([400, expect.stringContaining('Amount is -1')])
  const tools = { CommodityCode: '44500000', CommodityScheme: 'CPV', Then: 'NOTHING' }
  const twice = await buyer.send('PUT matching/tolerances', {
    json: { Tolerances: [tools, { ...tools, CommodityScheme: 'STI' }] },
  })
  expect([twice.status, await twice.text()]).toEqual([
    400,
    expect.stringContaining('two entries for the category 44500000'),
  ])
  const half = { Tolerances: [{ CommodityCode: '44500000', Then: 'NOTHING' }] }
  expect((await buyer.send('PUT matching/tolerances', { json: half })).status).toBe(400)
  const unknown = { Tolerances: [{ ConnectionId: randomUUID(), Then: 'NOTHING' }] }
  expect((await buyer.send('PUT matching/tolerances', { json: unknown })).status).toBe(404)
})

test('within what is tolerated of a supplier an invoice is approved by itself, and the log says by which rule', async () => {
  await order('TO-1')
  const waits = await bill('TO-1', 'TO-1-A', { price: '12.60', quantity: '5' })
  expect(await stateOf(waits)).toBe('DIFFERS')
  await tolerate({ Then: 'NOTHING' }, { ConnectionId: connection, PricePercent: '1', Amount: '1', Then: 'APPROVE' })
  expect(await matchOf(waits)).toMatchObject({ State: 'WITHIN', Lines: [{ Within: true, Differences: ['PRICE'] }] })
  expect((await metadata(buyer, waits)).ApprovalState).toBe('APPROVED')
  expect(await happened(waits)).toContainEqual(
    expect.objectContaining({ Type: 'document.approved', rule: 'MATCH', reason: 'TO-1' }),
  )
  const { steps } = await json<ResultOf<Areas['approvals']['readFlow']>>(
    buyer.send(`GET approval-service/v0/approvalflow/${waits}`),
  )
  expect(steps).toMatchObject([{ rule: 'MATCH', outcome: 'ACCEPT', because: 'TO-1', approverIds: [] }])
  expect(steps[0]?.askedBy).toBeUndefined()

  // It differs by more than that once less is tolerated: the approval goes with the match.
  await tolerate({ Then: 'APPROVE' })
  expect(await stateOf(waits)).toBe('DIFFERS')
  expect((await metadata(buyer, waits)).ApprovalState).toBeUndefined()
  await tolerate()
})

test('where the company says so, what fits is accepted by itself; what a person should look at is not', async () => {
  await tolerate({ Then: 'ACCEPT' })
  await order('TO-2', [{ ...wrench, quantity: '20' }])
  const fits = await bill('TO-2', 'TO-2-A', { quantity: '7' })
  await server.settle()
  expect(await metadata(buyer, fits)).toMatchObject({ ProcessState: 'ACCEPTED', ApprovalState: 'APPROVED' })
  expect(await metadata(supplier, fits)).toMatchObject({ ProcessState: 'ACCEPTED' })
  const doubled = await bill('TO-2', 'TO-2-B', { quantity: '7' })
  expect(await metadata(buyer, doubled)).toMatchObject({ ProcessState: 'PENDING', Warnings: ['DUPLICATE'] })
  const tooMuch = await bill('TO-2', 'TO-2-C', { quantity: '8' })
  expect(await metadata(buyer, tooMuch)).toMatchObject({ ProcessState: 'PENDING', Warnings: ['MATCH_DIFFERS'] })
  await tolerate()
})

test('of one supplier an invoice is held against its order alone, of another nothing is matched without a receipt', async () => {
  await order('TO-5')
  const id = await bill('TO-5', 'TO-5-A', { quantity: '4', orderLineId: '1' })
  await tolerate({ Then: 'NOTHING' }, { ConnectionId: connection, Match: 'THREE_WAY', Then: 'APPROVE' })
  expect(await matchOf(id)).toMatchObject({ State: 'DIFFERS', Lines: [{ Differences: ['NOT_RECEIVED'] }] })
  const came = (number: string, quantity: string) =>
    sent(buyer, 'ReceiptAdvice', {
      ...{ id: number, orderReference: 'TO-5' },
      lines: [{ ...wrench, quantity, orderLineId: '1', price: '' }],
    })
  await came('TO-5-R1', '3')
  expect(await stateOf(id)).toBe('DIFFERS')
  await tolerate({ Then: 'NOTHING', Match: 'TWO_WAY' })
  expect(await stateOf(id)).toBe('MATCHED')
  await tolerate({ Match: 'THREE_WAY', Then: 'APPROVE' })
  expect(await stateOf(id)).toBe('DIFFERS')
  await came('TO-5-R2', '1')
  expect([await stateOf(id), (await metadata(buyer, id)).ApprovalState]).toEqual(['MATCHED', 'APPROVED'])
  await tolerate()
})

test('what is tolerated of a category holds for what its order says is of it, and for nothing else', async () => {
  const tools = { classification: { code: '44512000', scheme: 'STI' } }
  await order('TO-3', [
    { ...wrench, ...tools },
    { ...hammer, classification: { code: '30190000', scheme: 'STI' } },
  ])
  await tolerate(
    { Then: 'NOTHING' },
    { CommodityCode: '44500000', CommodityScheme: 'CPV', PricePercent: '5', Then: 'APPROVE' },
  )
  const tool = await bill('TO-3', 'TO-3-A', { price: '13.10', quantity: '3' })
  expect(await stateOf(tool)).toBe('WITHIN')
  expect((await metadata(buyer, tool)).ApprovalState).toBe('APPROVED')
  const other = await bill('TO-3', 'TO-3-B', { ...hammer, price: '20.50', quantity: '2' })
  expect(await matchOf(other)).toMatchObject({ State: 'DIFFERS', Lines: [{ Within: false }] })
  // The supplier does not choose what is tolerated of them.
  await order('TO-4', [hammer])
  const claimed = await bill('TO-4', 'TO-4-A', { ...hammer, ...tools, price: '20.60', quantity: '2' })
  expect(await stateOf(claimed)).toBe('DIFFERS')
  await tolerate()
})
