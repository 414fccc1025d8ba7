import { randomUUID } from 'node:crypto'
import type { Accruals, Of } from '@kontor/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { hammer, startMatching, wrench } from '../matching/testing-matching.ts'
import { countOrder } from './commands/count-order.ts'
import { standingOn } from './store.ts'

type Read = Of<typeof Accruals>

const { server, supplier, buyer, stranger, sent, answer } = await startMatching()
const { companyId } = buyer
const clerk = await server.person(companyId, { role: 'apClerk' })
const requester = await server.person(companyId, { role: 'requester' })
afterEach(() => vi.restoreAllMocks())

const on = (day: string, by: TestPerson = clerk, more = '') =>
  json<Read>(by.send(`GET matching/accruals?day=${day}${more}`))
/** What stands open of an order on a day, line by line. */
const open = async (number: string, day: string, by?: TestPerson) =>
  (await on(day, by)).Lines.filter(({ OrderNumber }) => OrderNumber === number).map((line) => [line.Open, line.Amount])

const order = (id: string, more: object = {}) => sent(buyer, 'Order', { id, lines: [wrench, hammer], ...more })
const came = (id: string, orderReference: string, issueDate: string, quantity: string, more: object = {}) =>
  sent(buyer, 'ReceiptAdvice', {
    ...{ id, orderReference, issueDate },
    lines: [{ ...wrench, quantity, orderLineId: '1', price: '', ...more }],
  })
const bill = (id: string, orderReference: string, issueDate: string, quantity: string, more: object = {}) =>
  sent(supplier, 'Invoice', {
    ...{ id, orderReference, issueDate },
    lines: [{ ...wrench, quantity, orderLineId: '1' }],
    ...more,
  })

test('at month’s end an accountant sees line by line what had come and was not invoiced, whatever came and was invoiced later', async () => {
  const id = await order('PO-1', { accountingCost: 'KST-4711' })
  // Of ten that came two were turned away.
  await came('GR-1', 'PO-1', '2026-10-20', '10', { rejected: { quantity: '2' } })
  await bill('INV-1', 'PO-1', '2026-10-25', '3')
  await came('GR-2', 'PO-1', '2026-11-03', '2')
  await bill('INV-2', 'PO-1', '2026-11-05', '7')

  expect(await on('2026-10-31')).toMatchObject({
    ...{ Day: '2026-10-31', Currency: 'EUR', Amount: '62.50', Apart: [], Unpriced: 0, itemCount: 1 },
    Lines: [
      {
        Supplier: 'Nordlicht Software GmbH',
        ...{ OrderId: id, OrderNumber: 'PO-1', LineId: '1', Description: 'Wrench', CostCentre: 'KST-4711' },
        ...{ Received: '8', Billed: '3', Open: '5', Unit: 'C62', Price: '12.5', Currency: 'EUR' },
        ...{ Amount: '62.50', Converted: '62.50' },
      },
    ],
    Suppliers: [{ Supplier: 'Nordlicht Software GmbH', Amount: '62.50' }],
    CostCentres: [{ CostCentre: 'KST-4711', Amount: '62.50' }],
  })
  const each = async (...days: string[]) => Promise.all(days.map(async (day) => (await open('PO-1', day))[0]?.[0]))
  expect(
    await each('2026-10-19', '2026-10-20', '2026-10-24', '2026-10-25', '2026-11-03', '2026-11-05', '2027-01-31'),
  ).toEqual([undefined, '8', '8', '5', '7', undefined, undefined])
})

test('a credit note gives back from its day on, a rejected invoice bills nothing, a correction stands in the place of what it corrects', async () => {
  await order('PO-2')
  await came('GR-3', 'PO-2', '2026-10-05', '10')
  await bill('INV-3', 'PO-2', '2026-10-10', '10')
  await sent(supplier, 'CreditNote', {
    ...{ id: 'CN-3', orderReference: 'PO-2', issueDate: '2026-10-20', precedingInvoice: { id: 'INV-3' } },
    lines: [{ ...wrench, quantity: '4', orderLineId: '1' }],
  })
  // A lower price for the same quantity gives nothing back.
  await sent(supplier, 'CreditNote', {
    ...{ id: 'CN-4', orderReference: 'PO-2', issueDate: '2026-10-21', precedingInvoice: { id: 'INV-3' } },
    lines: [{ ...wrench, quantity: '6', price: '1.00', orderLineId: '1' }],
  })
  expect([await open('PO-2', '2026-10-15'), await open('PO-2', '2026-10-31')]).toEqual([[], [['4', '50.00']]])

  await order('PO-3')
  await came('GR-4', 'PO-3', '2026-10-05', '10')
  const wrong = await bill('INV-4', 'PO-3', '2026-10-10', '10')
  expect(await open('PO-3', '2026-10-31')).toEqual([])
  await json(answer(buyer, wrong, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'Not ours' }), 201)
  await server.settle()
  expect(await open('PO-3', '2026-10-31')).toEqual([['10', '125.00']])

  const first = await bill('INV-5', 'PO-3', '2026-10-12', '9')
  expect(await open('PO-3', '2026-10-31')).toEqual([['1', '12.50']])
  await json(answer(buyer, first, { ResponseCode: 'BusinessDispute', ReasonCode: 'OTH', Reason: 'Too many' }), 201)
  await bill('INV-5A', 'PO-3', '2026-10-14', '6', { typeCode: '384', precedingInvoice: { id: 'INV-5' } })
  expect(await open('PO-3', '2026-10-13')).toEqual([['10', '125.00']])
  expect(await open('PO-3', '2026-10-31')).toEqual([['4', '50.00']])
})

test('another currency is said in the company’s by the rate of the day; what has no rate stands apart and is not added up', async () => {
  const Rate = { From: 'USD', To: 'EUR', Rate: '0.90', ValidFrom: '2026-09-01' }
  const later = { ...Rate, Rate: '0.80', ValidFrom: '2026-09-16' }
  await json(buyer.send('PUT exchangerates', { json: { ExchangeRates: [Rate, later] } }), 204)
  for (const currency of ['USD', 'XAU']) {
    await sent(buyer, 'Order', { id: `PO-${currency}`, currency, lines: [wrench] })
    await came(`GR-${currency}`, `PO-${currency}`, '2026-09-10', '1')
  }
  const [early, late] = [await on('2026-09-15'), await on('2026-09-30')]
  expect(early).toMatchObject({ Amount: '11.25', Apart: [{ Currency: 'XAU', Amount: '12.50' }] })
  expect(late).toMatchObject({ Amount: '10.00', Apart: [{ Currency: 'XAU', Amount: '12.50' }] })
  expect(late.Lines.map(({ Currency, Amount, Converted }) => [Currency, Amount, Converted])).toEqual([
    ['USD', '12.50', '10.00'],
    ['XAU', '12.50', undefined],
  ])
})

test('who may not read an order sees nothing of it, in rows, sums and files; others of the company do', async () => {
  const id = await order('PO-SECRET')
  await came('GR-5', 'PO-SECRET', '2026-08-20', '2')
  expect(await open('PO-SECRET', '2026-08-31')).toEqual([['2', '25.00']])
  const Grants = [{ UserId: buyer.id, Right: 'right' }]
  await json(buyer.send(`PUT documents/${id}/access`, { json: { Grants } }), 204)
  expect(await on('2026-08-31')).toMatchObject({ Lines: [], itemCount: 0, Amount: '0.00', Suppliers: [] })
  for (const kind of ['csv', 'jsonl'])
    expect(await (await clerk.send(`GET matching/accruals/${kind}?day=2026-08-31`)).text()).not.toContain('PO-SECRET')
  expect(await open('PO-SECRET', '2026-08-31', buyer)).toEqual([['2', '25.00']])
  // The supplier received the order, and owes nothing for it; others see nothing at all.
  expect((await on('2026-08-31', supplier)).Lines).toEqual([])
  expect((await on('2026-08-31', stranger)).Lines).toEqual([])
  expect((await requester.send('GET matching/accruals?day=2026-08-31')).status).toBe(403)
  const { Message } = await json<{ Message: string }>(clerk.send('GET matching/accruals?day=2026-02-30'), 400)
  expect(Message).toContain('day')
})

test('what is shown leaves as CSV for people and as JSON lines for programs, all pages of it', async () => {
  await sent(buyer, 'Order', { id: 'PO-6', lines: [{ ...wrench, name: '=cmd' }, hammer] })
  await came('GR-6', 'PO-6', '2026-07-20', '1')
  await sent(buyer, 'ReceiptAdvice', {
    ...{ id: 'GR-7', orderReference: 'PO-6', issueDate: '2026-07-21' },
    lines: [{ ...hammer, quantity: '2', orderLineId: '2', price: '' }],
  })
  const { Lines, itemCount, Amount } = await on('2026-07-31', clerk, '&limit=1&page=1')
  expect([Lines.map(({ LineId }) => LineId), itemCount, Amount]).toEqual([['2'], 2, '52.50'])
  const csv = await (await clerk.send('GET matching/accruals/csv?day=2026-07-31')).text()
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toMatch(/^Supplier,Order,Line,.*,Amount,Amount in EUR$/)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/PO-6,1,'=cmd,.*,1,0,1,C62,12\.5,EUR,12\.50,12\.50$/)
  const lines = await (await clerk.send('GET matching/accruals/jsonl?day=2026-07-31')).text()
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).Amount),
  ).toEqual(['12.50', '40.00'])
})

test('many orders are read by as many statements as one, and what was settled long ago is not looked at', async () => {
  async function statements(day: string): Promise<number> {
    await server.settle()
    await on(day)
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    await on(day)
    // Other test files of this process may still end theirs.
    const { database } = server.database.ownerConfig
    const count = asked.mock.contexts.filter((client) => (client as pg.Client).database === database).length
    vi.restoreAllMocks()
    return count
  }
  await order('PO-7')
  await came('GR-8', 'PO-7', '2026-06-20', '1')
  const one = await statements('2026-06-30')
  for (const id of ['PO-8', 'PO-9', 'PO-10']) {
    await order(id)
    await came(`GR-${id}`, id, '2026-06-20', '1')
  }
  expect((await on('2026-06-30')).Lines).toHaveLength(4)
  expect(await statements('2026-06-30')).toBe(one)

  const owner = new pg.Client(server.database.ownerConfig)
  await owner.connect()
  await owner.query(`
    insert into accrual (company_id, order_id, line_id, since, until, place, description, received, billed, currency)
    select '${companyId}', gen_random_uuid(), '1', date '2016-01-01' + n % 3000, date '2016-01-15' + n % 3000, 0, 'Old',
      '1', '0', 'EUR' from generate_series(1, 100000) n`)
  await owner.query('vacuum analyze accrual')
  await owner.end()
  const pages = await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, async (uow) => {
    const [plan] = await standingOn(uow, '2026-06-30').explain('json', sql`analyze, buffers`)
    const { Plan } = plan!['QUERY PLAN'][0]
    return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  })
  expect(pages).toBeLessThan(60)
})

test('counting an order again, twice at once, changes nothing', async () => {
  const id = await order('PO-11')
  await came('GR-11', 'PO-11', '2026-05-20', '3')
  const before = await on('2026-05-31')
  const author = { actorId: null, requestId: randomUUID() }
  await Promise.all([1, 2].map(() => server.platform.transact(companyId, author, (uow) => countOrder(uow, id))))
  expect(await on('2026-05-31')).toEqual(before)
})
