import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { classed, line, startSpending } from './testing-spend.ts'

const { server, companyId, admin, jonas, supplierOf, bill, answer, spend, rows } = await startSpending()

/** The figure of one row of the year. */
const of = async (name: string, query?: string) => (await rows(query))[name]

test('invoices less credit notes are spend without tax, in the month of their issue, beside the year before', async () => {
  const from = await supplierOf('Month Ltd')
  await bill(from, { id: 'M-1', issueDate: '2026-03-31', lines: line('100') })
  await bill(from, { id: 'M-2', issueDate: '2026-03-01', lines: line('50.25') })
  await bill(from, { id: 'M-3', issueDate: '2026-04-01', lines: line('20') }, { type: 'CreditNote' })
  await bill(from, { id: 'M-4', issueDate: '2025-03-15', lines: line('75') })
  const { Rows, ...total } = await spend(`partner=${from.connection}`)
  expect(Rows).toHaveLength(12)
  expect(Rows.slice(2, 4)).toEqual([
    { Key: '2026-03', Amount: '150.25', Before: '75.00', Share: '115.4', Change: '100.3', Apart: [] },
    { Key: '2026-04', Amount: '-20.00', Before: '0.00', Share: '-15.4', Apart: [] },
  ])
  expect(total).toMatchObject({ Amount: '130.25', Before: '75.00', Change: '73.7', PartnerName: 'Month Ltd' })
  expect((await spend('by=PARTNER')).Rows.find(({ Name }) => Name === 'Month Ltd')).toMatchObject({
    Key: from.connection,
    Amount: '130.25',
    Before: '75.00',
  })
})

test('what is in dispute counts until somebody gives it up; what is rejected, canceled or replaced does not', async () => {
  const from = await supplierOf('State Ltd')
  const one = (id: string, more: object = {}) => bill(from, { id, lines: line('10'), ...more })
  const [rejected, canceled, disputed] = [await one('S-1'), await one('S-2'), await one('S-3')]
  await one('S-4')
  expect(await of('State Ltd')).toBe('40.00')
  await answer(jonas, rejected, 'BusinessReject')
  await answer(from.person, canceled, 'BusinessCancel')
  await answer(jonas, disputed, 'BusinessDispute')
  expect(await of('State Ltd')).toBe('20.00')
  await answer(from.person, disputed, 'BusinessCancel')
  expect(await of('State Ltd')).toBe('10.00')
  await one('S-5', { typeCode: '384', precedingInvoice: { id: 'S-4' }, lines: line('8') })
  expect(await of('State Ltd')).toBe('8.00')
  const gone = await one('S-6')
  await answer(jonas, gone, 'BusinessAccept')
  await answer(jonas, gone, 'BusinessPaid')
  expect(await of('State Ltd')).toBe('18.00')
})

test('who sends a bill has spent nothing by it', async () => {
  const from = await supplierOf('Seller Ltd')
  await bill(from, { id: 'SALE-1', lines: line('10') })
  expect(await of('Seller Ltd')).toBe('10.00')
  const sold = await json<{ Amount: string }>(from.person.send('GET procurement/spend?from=2026-01&to=2026-12'))
  expect(sold.Amount).toBe('0.00')
})

test('a category is what the item is classified as, else the cost centre; a discount belongs to what the whole bill is', async () => {
  const from = await supplierOf('Class Ltd')
  const off = { charge: false, amount: '1', reason: 'Loyal', tax: { category: 'S', percent: '19' } } as const
  const categories = (more = '') => rows(`by=CATEGORY&partner=${from.connection}${more}`)
  await bill(from, { id: 'C-1', lines: line('10'), allowances: [off] }, { classes: classed('44120000', 'TST') })
  await bill(from, { id: 'C-2', lines: line('20', { accountingCost: 'KST-1' }) })
  await bill(from, { id: 'C-3', accountingCost: 'KST-2', lines: line('5') })
  await bill(from, { id: 'C-4', lines: line('3') })
  expect(await categories()).toEqual({ '44120000': '9.00', 'KST-1': '20.00', 'KST-2': '5.00', NONE: '3.00' })
  const { Rows } = await spend(`by=CATEGORY&partner=${from.connection}`)
  const [key, scheme] = Rows.flatMap(({ Key, Name, Scheme }) => (Name === '44120000' ? [Key, Scheme] : []))
  expect([key, scheme]).toEqual(['TST:44120000', 'UNSPSC'])
  expect(await rows(`by=PARTNER&category=${key}`)).toEqual({ 'Class Ltd': '9.00' })
  expect((await spend(`category=${key}`)).CategoryName).toBe('44120000')
})

test('categories can be the codes that bills were coded with, and what is not coded stands apart', async () => {
  const from = await supplierOf('Coded Ltd')
  const list = randomUUID()
  const costs = { ListId: list, Name: 'Cost center', Target: 'LINE', Required: false }
  await json(jonas.send(`PUT coding/lists/${list}`, { json: costs }))
  const entry = { Code: '4711', Label: 'Workshop', Active: true }
  await json(jonas.send(`POST coding/lists/${list}/entries/add`, { json: { Entries: [entry] } }), 204)
  const id = await bill(from, { id: 'K-1', lines: line('100') })
  await bill(from, { id: 'K-2', lines: line('7') })
  const code = (percent: string, version?: number) =>
    json(
      jonas.send(`PUT coding/entry/v0/legacy/${id}`, {
        json: {
          ...(version && { version }),
          header: [{ percent, values: [{ listId: list, code: '4711' }] }],
          lines: [],
        },
      }),
      204,
    )
  const categories = () => rows(`by=CATEGORY&list=${list}&partner=${from.connection}`)
  expect(await categories()).toEqual({ NONE: '107.00' })
  await code('60')
  expect(await categories()).toEqual({ '4711 Workshop': '60.00', NONE: '47.00' })
  await code('100', 1)
  expect(await categories()).toEqual({ '4711 Workshop': '100.00', NONE: '7.00' })
  expect(await rows(`by=PARTNER&list=${list}&category=:4711`)).toEqual({ 'Coded Ltd': '100.00' })
  expect((await spend(`list=${list}&category=NONE&partner=${from.connection}`)).Amount).toBe('7.00')
  expect((await spend(`partner=${from.connection}`)).Lists).toEqual([{ Id: list, Name: 'Cost center' }])
})

test('other currencies are said in the company’s by the rate of the month’s last day; one without a rate stands apart', async () => {
  const from = await supplierOf('Foreign Ltd')
  const rate = (Rate: string, ValidFrom: string) => ({ From: 'USD', To: 'EUR', Rate, ValidFrom })
  const ExchangeRates = [rate('0.5', '2026-06-01'), rate('0.8', '2026-06-30'), rate('0.1', '2026-07-01')]
  await json(admin.send('PUT exchangerates', { json: { ExchangeRates } }), 204)
  await bill(from, { id: 'F-1', currency: 'USD', issueDate: '2026-06-10', lines: line('100') })
  await bill(from, { id: 'F-2', currency: 'CHF', issueDate: '2026-06-10', lines: line('30') })
  await bill(from, { id: 'F-3', currency: 'CHF', issueDate: '2025-06-10', lines: line('31') })
  await bill(from, { id: 'F-4', issueDate: '2026-06-10', lines: line('1') })
  const { Currency, Amount, Apart, Rows } = await spend(`partner=${from.connection}&by=PARTNER`)
  const apart = [{ Currency: 'CHF', Amount: '30.00', Before: '31.00' }]
  expect({ Currency, Amount, Apart }).toEqual({ Currency: 'EUR', Amount: '81.00', Apart: apart })
  expect(Rows).toMatchObject([{ Name: 'Foreign Ltd', Amount: '81.00', Before: '0.00', Apart: apart }])
})

test('a document that is open to some only counts for them, and for nobody else', async () => {
  const from = await supplierOf('Secret Ltd')
  const confidante = await server.person(companyId, { role: 'buyer' })
  const buyer = await server.person(companyId, { role: 'buyer' })
  await bill(from, { id: 'X-1', lines: line('10') })
  const secret = await bill(from, { id: 'X-2', lines: line('5000') })
  const Grants = [{ UserId: confidante.id, Right: 'right' }]
  await json(admin.send(`PUT documents/${secret}/access`, { json: { Grants } }), 204)
  const seenBy = async (by: typeof buyer) => (await rows(`by=PARTNER&partner=${from.connection}`, by))['Secret Ltd']
  expect([await seenBy(buyer), await seenBy(confidante), await seenBy(admin)]).toEqual(['10.00', '5010.00', '5010.00'])
  await json(admin.send(`DELETE documents/${secret}/access`), 204)
  expect(await seenBy(buyer)).toBe('5010.00')
})

test('who may read documents but not sums is refused, and so is a stranger’s partner or list', async () => {
  const path = 'procurement/spend?from=2026-01&to=2026-12'
  for (const role of ['apClerk', 'approver', 'requester', 'supplierContact'] as const) {
    const person = await server.person(companyId, { role })
    expect([role, (await person.send(`GET ${path}`)).status]).toEqual([role, 403])
    expect((await person.send(`GET ${path.replace('?', '/csv?')}`)).status).toBe(403)
  }
  const from = await supplierOf('Ours Ltd')
  await bill(from, { id: 'O-1', lines: line('10') })
  const stranger = await server.person(await server.company())
  expect(await json(stranger.send(`GET ${path}&by=PARTNER`))).toMatchObject({ Rows: [], Amount: '0.00' })
  for (const query of [`partner=${from.connection}`, `list=${randomUUID()}`])
    expect([query, (await stranger.send(`GET ${path}&${query}`)).status]).toEqual([query, 404])
  for (const [query, field] of [
    ['from=2026-02&to=2026-01', 'to'],
    ['from=1900-01&to=2026-01', 'to'],
    ['from=0001-01&to=0001-01', 'from'],
    ['from=2026-13&to=2026-13', 'from'],
    ['from=2026-01&to=2026-01&by=DAY', 'by'],
  ]) {
    const refused = await jonas.send(`GET procurement/spend?${query}`)
    expect([query, refused.status, await refused.text()]).toEqual([query, 400, expect.stringContaining(field!)])
  }
})

test('a file has the rows that are shown, and no cell of it is run by a spreadsheet', async () => {
  const from = await supplierOf('=HYPERLINK("http://evil.example")')
  await bill(from, { id: 'E-1', issueDate: '2026-02-01', lines: line('10') })
  await bill(from, { id: 'E-2', issueDate: '2026-02-01', currency: 'SEK', lines: line('99') })
  await server.settle()
  const answer = await jonas.send(
    `GET procurement/spend/csv?from=2026-02&to=2026-02&by=PARTNER&partner=${from.connection}`,
  )
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect((await answer.text()).split('\r\n')).toEqual([
    '\ufeffPartner,Classification,Currency,Spend,Year before,Share in %,Change in %'.replace('\ufeff', ''),
    `"'=HYPERLINK(""http://evil.example"")",,EUR,10.00,0.00,100.0,`,
    `"'=HYPERLINK(""http://evil.example"")",,SEK,99.00,0.00,,`,
    '',
  ])
})

test('documents that came before the upgrade are counted by it, once however often it runs', async () => {
  const from = await supplierOf('Old Ltd')
  await bill(from, { id: 'OLD-1', lines: line('10') })
  await answer(jonas, await bill(from, { id: 'OLD-2', lines: line('10') }), 'BusinessReject')
  const before = await spend('by=PARTNER', admin)
  const owner = new pg.Client(server.database.ownerConfig)
  await owner.connect()
  try {
    const migration = readFileSync(join(import.meta.dirname, '../../../migrations/0104_spend.sql'), 'utf8')
    await owner.query('delete from spend_part; delete from spend_rollup')
    expect((await spend('by=PARTNER', admin)).Rows).toEqual([])
    for (const _ of ['once', 'again']) {
      await owner.query(migration.slice(migration.indexOf('alter table company no force')))
      expect(await spend('by=PARTNER', admin)).toEqual(before)
    }
  } finally {
    await owner.end()
  }
})
