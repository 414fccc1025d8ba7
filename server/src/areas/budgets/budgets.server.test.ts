import { randomUUID } from 'node:crypto'
import type { BudgetLeft, Budget as BudgetShape, BudgetUse, Of } from '@kontor/contract'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from '../requisitions/testing-procurement.ts'

type Budget = Of<typeof BudgetShape>

const { companyId, draft, emre, jonas, lia, move, plain, read, server, statusOf, svea } = await startProcurement()

const year = { From: '2026-01-01', To: '2026-12-31' }
const set = (
  costCentre: string,
  Amount: string,
  more: object = {},
  by: TestPerson = jonas,
  id: string = randomUUID(),
) => by.send(`PUT procurement/budgets/${id}`, { json: { CostCentre: costCentre, ...year, Amount, ...more } })
async function budgetOf(costCentre: string, by: TestPerson = jonas): Promise<Budget> {
  const { Items } = await json<{ Items: Budget[] }>(by.send(`GET procurement/budgets?q=${costCentre}`))
  expect(Items.map(({ CostCentre }) => CostCentre)).toEqual([costCentre])
  return Items[0]!
}
const figures = async (costCentre: string) => {
  const { Requested, Approved, Ordered, Billed, Left } = await budgetOf(costCentre)
  return { Requested, Approved, Ordered, Billed, Left }
}
const usesOf = async (costCentre: string) => {
  const { Id } = await budgetOf(costCentre)
  const { Items } = await json<{ Items: Of<typeof BudgetUse>[] }>(jonas.send(`GET procurement/budgets/${Id}/uses`))
  return Items
}
const left = async (by: TestPerson, query = '') =>
  (await json<{ Items: Of<typeof BudgetLeft>[] }>(by.send(`GET procurement/budget-left${query}`))).Items
const ofCost = (name: string, price: string, AccountingCostCode: string) => plain(name, price, { AccountingCostCode })
const day = { NeededBy: '2026-12-01' }

test('what is requested, approved and ordered of a cost centre is seen with its budget, and given back when it is canceled', async () => {
  await json(set('4711', '1000'), 204)
  const id = await draft(emre, [ofCost('Desk', '150', '4711'), plain('Chair', '90')], day)
  expect(await figures('4711')).toMatchObject({ Requested: '0', Left: '1000.00' })
  await json(move(emre, id, 'PENDING'), 204)
  expect(await figures('4711')).toMatchObject({ Requested: '300.00', Approved: '0', Left: '1000.00' })
  await json(move(jonas, id, 'APPROVED'), 204)
  expect(await figures('4711')).toMatchObject({ Requested: '0', Approved: '300.00', Left: '700.00' })
  await server.settle()
  expect(await figures('4711')).toMatchObject({ Approved: '0', Ordered: '300.00', Left: '700.00' })
  const { Orders } = await json<{ Orders: { DocumentId: string; ID: string }[] }>(emre.send(`GET ${base}/${id}/orders`))
  expect(await usesOf('4711')).toMatchObject([
    {
      Kind: 'ORDERED',
      SubjectId: Orders[0]?.DocumentId,
      ID: Orders[0]?.ID,
      Title: 'Brandt Werkzeuge GmbH',
      Amount: '300.00',
    },
  ])
  const cancel = { ResponseId: randomUUID(), ResponseCode: 'BusinessCancel', Reason: 'Not needed' }
  await json(svea.send(`PUT documents/${Orders[0]?.DocumentId}/statechange`, { json: cancel }), 201)
  await server.settle()
  expect(await figures('4711')).toMatchObject({ Ordered: '0', Left: '1000.00' })
})

test('what is taken back or rejected frees what it asked for', async () => {
  await json(set('4712', '1000'), 204)
  const id = await draft(emre, [ofCost('Desk', '100', '4712')], day)
  await json(move(emre, id, 'PENDING'), 204)
  await json(move(emre, id, 'DRAFT'), 204)
  expect(await figures('4712')).toMatchObject({ Requested: '0' })
  await json(move(emre, id, 'PENDING'), 204)
  expect(await figures('4712')).toMatchObject({ Requested: '200.00' })
  await json(move(jonas, id, 'REJECTED', { reason: 'Later' }), 204)
  expect(await figures('4712')).toMatchObject({ Requested: '0', Left: '1000.00' })
})

test('what exceeds its budget is approved by a person, who reads by how much; what fits goes by itself', async () => {
  await json(svea.send('PUT procurement/settings', { json: { AutoApproveUpTo: '500', ApproverIds: [] } }), 204)
  await json(set('4713', '450'), 204)
  const fits = await draft(emre, [ofCost('Desk', '150', '4713')], day)
  await json(move(emre, fits, 'PENDING'), 204)
  expect((await read(emre, fits)).State).not.toBe('PENDING')
  await server.settle()
  const over = await draft(emre, [ofCost('Desk', '100', '4713')], day)
  const strategy = await json<{ Strategy: string; Because: string }>(emre.send(`GET ${base}/${over}/approvalStrategy`))
  expect(strategy).toMatchObject({ Strategy: 'MANAGER' })
  expect(strategy.Because).toContain('it exceeds the budget of the cost center 4713 by 50.00 EUR')
  await json(move(emre, over, 'PENDING'), 204)
  expect((await read(emre, over)).State).toBe('PENDING')
  await json(svea.send('PUT procurement/settings', { json: { ApproverIds: [] } }), 204)
})

test('of two that fit a budget alone and not together, a person decides on one, also where two servers are asked at once', async () => {
  await json(svea.send('PUT procurement/settings', { json: { AutoApproveUpTo: '500', ApproverIds: [] } }), 204)
  await json(set('4720', '450'), 204)
  const [first, second] = [
    await draft(emre, [ofCost('Desk', '150', '4720')], day),
    await draft(lia, [ofCost('Chair', '100', '4720')], day),
  ] as const
  // As the other server, which is about to approve the first.
  const other = new pg.Client(server.database.ownerConfig)
  await other.connect()
  try {
    await other.query(`begin`)
    await other.query(`select pg_advisory_xact_lock(hashtextextended('budgets ${companyId}', 0))`)
    const asked = move(lia, second, 'PENDING')
    const waits = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    await vi.waitFor(async () => expect((await other.query(waits)).rowCount).toBe(1))
    await other.query(`insert into budget_use (company_id, subject_id, cost_centre, list_id, kind, number, day, amount)
      values ('${companyId}', '${first}', '4720', '', 'APPROVED', 'REQ', '2026-12-01', '300.00')`)
    await other.query('commit')
    await json(asked, 204)
  } finally {
    await other.end()
  }
  expect((await read(lia, second)).State).toBe('PENDING')
  await json(svea.send('PUT procurement/settings', { json: { ApproverIds: [] } }), 204)
})

test('from a closed budget nothing is requested until it is opened again', async () => {
  const budget = randomUUID()
  await json(set('4714', '1000', {}, jonas, budget), 204)
  await json(jonas.send(`PUT procurement/budgets/${budget}/state/CLOSED`), 204)
  expect((await budgetOf('4714')).AllowedActions).toEqual(['reopen', 'delete'])
  const id = await draft(emre, [ofCost('Desk', '100', '4714')], day)
  const refused = await move(emre, id, 'PENDING')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('4714 is closed')])
  expect(await statusOf(set('4714', '2000', {}, jonas, budget))).toBe(423)
  await json(jonas.send(`PUT procurement/budgets/${budget}/state/OPEN`), 204)
  await json(move(emre, id, 'PENDING'), 204)
})

test('a requester sees what is left of the budgets of the day for which things are needed, and no more', async () => {
  await json(set('4715', '1000', { Name: 'Workshop' }), 204)
  const id = await draft(emre, [ofCost('Desk', '100', '4715')], day)
  await json(move(emre, id, 'PENDING'), 204)
  await json(move(jonas, id, 'APPROVED'), 204)
  const of = async (query: string) => (await left(lia, query)).find(({ CostCentre }) => CostCentre === '4715')
  expect(await of('?day=2026-12-01')).toMatchObject({ Name: 'Workshop', Amount: '1000', Left: '800.00', State: 'OPEN' })
  // Who changes it is not shown their own as somebody else’s.
  expect(await of(`?day=2026-12-01&without=${id}`)).toMatchObject({ Left: '1000.00' })
  expect(await of('?day=2027-01-01')).toBeUndefined()
  expect(await statusOf(lia.send('GET procurement/budgets'))).toBe(403)
  expect(await statusOf(set('4799', '1', {}, svea))).toBe(403)
})

test('no two budgets of a cost centre have a day in common, and what makes no sense is refused by its field', async () => {
  const id = randomUUID()
  for (const _ of ['once', 'again']) expect(await statusOf(set('4716', '10', {}, jonas, id))).toBe(204)
  const twice = await set('4716', '10', { From: '2026-12-31', To: '2027-12-31' })
  expect([twice.status, await twice.text()]).toEqual([409, expect.stringContaining('from 2026-01-01 to 2026-12-31')])
  await json(set('4716', '10', { From: '2027-01-01', To: '2027-12-31' }), 204)
  for (const [more, field] of [
    [{ To: '2025-12-31' }, 'To'],
    [{ Amount: '-1' }, 'Amount'],
    [{ CostCentre: '  ' }, 'CostCentre'],
  ] as const) {
    const refused = await set('4717', '10', more)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(field)])
  }
  expect(await statusOf(set('4717', '10', { ListId: randomUUID() }))).toBe(404)
})
