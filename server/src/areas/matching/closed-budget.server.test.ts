import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { startMatching, wrench } from './testing-matching.ts'

const { server, supplier, buyer, sent, matchOf } = await startMatching()

test('what a closed budget paid for is settled: its match is not reopened until the budget is', async () => {
  const budget = randomUUID()
  const body = { CostCentre: 'KST-7', From: '2020-01-01', To: '2035-12-31', Amount: '1000' }
  await json(buyer.send(`PUT procurement/budgets/${budget}`, { json: body }), 204)
  await sent(buyer, 'Order', { id: 'CB-1', lines: [{ ...wrench, accountingCost: 'KST-7' }] })
  const id = await sent(supplier, 'Invoice', {
    id: 'CB-1-A',
    orderReference: 'CB-1',
    lines: [{ ...wrench, price: '13.00' }],
  })
  await json(buyer.send(`POST documents/${id}/match/acceptance`, { json: { Reason: 'Agreed' } }), 204)
  await server.settle()
  await json(buyer.send(`PUT procurement/budgets/${budget}/state/CLOSED`), 204)
  const refused = await buyer.send(`DELETE documents/${id}/match/acceptance`)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('The budget of the cost center KST-7 is closed'),
  ])
  expect(await matchOf(id)).toMatchObject({ State: 'ACCEPTED' })
  await json(buyer.send(`PUT procurement/budgets/${budget}/state/OPEN`), 204)
  await json(buyer.send(`DELETE documents/${id}/match/acceptance`), 204)
  expect(await matchOf(id)).toMatchObject({ State: 'DIFFERS' })
})
