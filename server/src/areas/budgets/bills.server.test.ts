import { randomUUID } from 'node:crypto'
import type { Budget, Of } from '@kontor/contract'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, supplier, buyer, answer, sent } = await making()

const tax = { category: 'S', percent: '19' }
const line = (price: string, more: object = {}) => ({
  id: '1',
  name: 'Cleaning',
  quantity: '1',
  unit: 'C62',
  price,
  tax,
  ...more,
})
const list = randomUUID()
const costCentres = { ListId: list, Name: 'Cost center', Target: 'LINE', Required: false }
await json(buyer.send(`PUT coding/lists/${list}`, { json: costCentres }))

const set = (CostCentre: string, more: object = {}) =>
  json(
    buyer.send(`PUT procurement/budgets/${randomUUID()}`, {
      json: { CostCentre, From: '2026-01-01', To: '2026-12-31', Amount: '1000', ListId: list, ...more },
    }),
    204,
  )
async function figures(costCentre: string) {
  await server.settle()
  const { Items } = await json<{ Items: Of<typeof Budget>[] }>(buyer.send(`GET procurement/budgets?q=${costCentre}`))
  const { Ordered, Billed, Left } = Items[0]!
  return { Ordered, Billed, Left }
}
const part = (code: string, more: object = {}) => ({ values: [{ listId: list, code }], ...more })
const code = (bill: string, header: readonly object[], version?: number) =>
  json(
    buyer.send(`PUT coding/entry/v0/legacy/${bill}`, { json: { ...(version && { version }), header, lines: [] } }),
    204,
  )

test('a bill that was coded before its budget was set uses it, by its parts, until it is rejected', async () => {
  const bill = await sent(supplier, 'Invoice', { id: 'CLEAN-1', lines: [line('119')] })
  await code(bill, [part('4711', { percent: '60' }), part('4712', { percent: '40' })])
  await set('4711')
  await set('4712')
  expect(await figures('4711')).toEqual({ Ordered: '0', Billed: '71.40', Left: '928.60' })
  expect(await figures('4712')).toMatchObject({ Billed: '47.60' })
  await code(bill, [part('4712')], 1)
  expect(await figures('4711')).toMatchObject({ Billed: '0' })
  expect(await figures('4712')).toMatchObject({ Billed: '119.00' })
  await json(answer(buyer, bill, { ResponseCode: 'BusinessReject', ReasonCode: 'QTY', Reason: 'No' }), 201)
  expect(await figures('4712')).toMatchObject({ Billed: '0', Left: '1000.00' })
})

test('a budget that names no list counts no bills, and one that names another list none of this one', async () => {
  await set('4719', { ListId: undefined })
  const bill = await sent(supplier, 'Invoice', { id: 'CLEAN-9', lines: [line('119')] })
  await code(bill, [part('4719')])
  expect(await figures('4719')).toMatchObject({ Billed: '0', Left: '1000.00' })
})

test('a credit note gives back what it is coded for', async () => {
  await set('4713')
  const credit = await sent(supplier, 'CreditNote', { id: 'CREDIT-1', lines: [line('30')] })
  await code(credit, [part('4713')])
  expect(await figures('4713')).toMatchObject({ Billed: '-30.00', Left: '1030.00' })
})

test('an order that somebody wrote by hand uses the budget of its lines; the bill of it is not counted twice', async () => {
  await set('4714')
  const ordered = line('200', { accountingCost: '4714' })
  await sent(buyer, 'Order', { id: 'PO-4714', lines: [ordered] })
  expect(await figures('4714')).toEqual({ Ordered: '200.00', Billed: '0', Left: '800.00' })
  const bill = await sent(supplier, 'Invoice', { id: 'BILL-4714', orderReference: 'PO-4714', lines: [line('200')] })
  await server.settle()
  await code(bill, [part('4714')])
  expect(await figures('4714')).toEqual({ Ordered: '200.00', Billed: '0', Left: '800.00' })
})

test('a change of an order frees what it takes out and uses what it adds, once its supplier accepts it', async () => {
  await set('4716')
  await set('4717')
  const ordered = (quantity: string) => ({ ...line('100', { accountingCost: '4716' }), quantity })
  await sent(buyer, 'Order', { id: 'PO-4716', lines: [ordered('5')] })
  expect(await figures('4716')).toMatchObject({ Ordered: '500.00', Left: '500.00' })
  const change = (id: string, lines: object[]) => {
    // The later of two changes is the order.
    server.platform.clock.advance(1000)
    return sent(buyer, 'OrderChange', { id, orderReference: 'PO-4716', lines: lines as [] })
  }
  const accept = (id: string) => json(answer(supplier, id, { ResponseCode: 'BusinessAccept' }), 201)

  const less = await change('OC-1', [ordered('2')])
  expect(await figures('4716')).toMatchObject({ Ordered: '500.00' })
  await accept(less)
  expect(await figures('4716')).toMatchObject({ Ordered: '200.00', Left: '800.00' })

  const more = await change('OC-2', [ordered('7'), { ...line('50', { accountingCost: '4717' }), id: '2' }])
  await accept(more)
  expect(await figures('4716')).toMatchObject({ Ordered: '700.00', Left: '300.00' })
  expect(await figures('4717')).toMatchObject({ Ordered: '50.00', Left: '950.00' })

  const refused = await change('OC-3', [ordered('1')])
  await json(answer(supplier, refused, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'No' }), 201)
  expect(await figures('4716')).toMatchObject({ Ordered: '700.00' })
})

test('what two processes note of one order at one moment is what is true of it last', async () => {
  await set('4715')
  const order = await sent(buyer, 'Order', { id: 'PO-4715', lines: [line('200', { accountingCost: '4715' })] })
  await server.settle()
  const { companyId } = buyer
  // As the other process, which looked first and has not written yet.
  const other = new pg.Client(server.database.ownerConfig)
  await other.connect()
  try {
    await other.query('begin')
    await other.query(`select pg_advisory_xact_lock(hashtextextended('budget use ${companyId} ${order}', 0))`)
    await other.query(`delete from budget_use where company_id = '${companyId}' and subject_id = '${order}'`)
    await other.query(`insert into budget_use (company_id, subject_id, cost_centre, list_id, kind, number, day, amount)
      values ('${companyId}', '${order}', '4715', '', 'ORDERED', 'PO-4715', '2026-12-01', '150.00')`)
    await json(answer(supplier, order, { ResponseCode: 'BusinessReject', ReasonCode: 'QTY', Reason: 'No' }), 201)
    const settled = server.settle()
    const waits = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    await vi.waitFor(async () => expect((await other.query(waits)).rowCount).toBe(1))
    await other.query('commit')
    await settled
  } finally {
    await other.end()
  }
  expect(await figures('4715')).toMatchObject({ Ordered: '0', Left: '1000.00' })
})
