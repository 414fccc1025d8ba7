import { randomUUID } from 'node:crypto'
import type { Areas, InputOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { making } from '../documents/testing-making.ts'
import { json, list } from '../documents/testing-trade.ts'

const { server, supplier, buyer, connection, sent, save, answer } = await making()
const lines = (price: string) => [
  { id: '1', name: 'Hours', quantity: '1', unit: 'HUR', price, tax: { category: 'S', percent: '19' } },
]

const old = await sent(supplier, 'Invoice', {
  id: 'OLD',
  issueDate: '2026-10-01',
  dueDate: '2026-10-31',
  lines: lines('10'),
})
const bill = await sent(supplier, 'Invoice', { id: 'BILL', note: 'Harbour works' })
server.platform.clock.advance(1000)
const order = await sent(buyer, 'Order', { id: 'PO' })
const filed = await sent(supplier, 'CreditNote', { id: 'FILED', currency: 'USD' })
const draft = await save(supplier, documentOf('Invoice', { id: 'DRAFT', issueDate: '2026-11-25' }))
const gone = await save(supplier, documentOf('Invoice', { id: 'GONE' }))
await json(supplier.send(`DELETE documents/${gone}`), 204)
await supplier.send(`PUT documents/${filed}/tags/archived`)
await supplier.send(`PUT documents/${bill}/tags/urgent`)
await json(answer(buyer, old, { ResponseCode: 'BusinessPaid' }), 201)
const paidOn = server.platform.clock.now().toISOString().slice(0, 10)
await server.settle()
server.platform.clock.advance(60_000)
const since = server.platform.clock.now().toISOString()
const given = { type: 'DOCUMENT', subjectId: order, assigneeIds: [supplier.id] }
await json(supplier.send('POST assignments', { json: given }), 201)
await save(supplier, documentOf('Invoice', { id: 'DRAFT', note: 'Later' }), '?draft=true', draft)

const [group, empty] = [randomUUID(), randomUUID()]
for (const [Id, Name, ConnectionIds] of [
  [group, 'Harbour', [connection]],
  [empty, 'Nobody', []],
] as const) {
  await json(supplier.send(`PUT network/groups/${Id}`, { json: { Id, Name } }), 204)
  await json(supplier.send(`PUT network/groups/${Id}/connections`, { json: { ConnectionIds } }), 204)
}

type Query = InputOf<Areas['documentLists']['listDocuments']>['query']

/** Each parameter of the list, by what it shows of six documents: newest first unless it orders. */
const shown: Readonly<Record<keyof Query, readonly (readonly [query: string, numbers: readonly string[]])[]>> = {
  type: [
    ['type=order', ['PO']],
    ['type=order&type=invoice', ['BILL', 'PO', 'OLD']],
    // Words of the shell for our types count; what no list shows is left out, and with nothing left nothing is shown (decision 21).
    ['type=quotation', []],
    ['type=assignment', []],
    ['type=assignment&type=quotationtype&type=order', ['PO']],
  ],
  stag: [
    ['stag=inbox', ['PO']],
    ['stag=outbox', ['BILL', 'OLD']],
    ['stag=sales&stag=draft', ['BILL', 'PO', 'OLD', 'DRAFT']],
    ['stag=purchases', []],
    ['stag=archived', ['FILED']],
  ],
  tag: [['tag=urgent', ['BILL']]],
  withouttag: [['withouttag=urgent', ['PO', 'OLD']]],
  state: [
    ['state=PAID_UNCONFIRMED', ['OLD']],
    ['state=DELIVERED', ['BILL', 'PO']],
  ],
  q: [['q=harbour', ['BILL']]],
  query: [['query=harbour', ['BILL']]],
  connection: [[`connection=${connection}`, ['BILL', 'PO', 'OLD']]],
  group: [
    [`group=${group}`, ['BILL', 'PO', 'OLD']],
    [`group=${empty}`, []],
  ],
  currency: [
    ['currency=EUR', ['BILL', 'PO', 'OLD']],
    ['currency=USD', []],
  ],
  minissuedate: [['minissuedate=2026-10-02', ['BILL', 'PO']]],
  maxissuedate: [['maxissuedate=2026-10-01', ['OLD']]],
  minduedate: [['minduedate=2026-11-01&type=invoice', ['BILL']]],
  maxduedate: [['maxduedate=2026-10-31', ['OLD']]],
  minpaiddate: [
    [`minpaiddate=${paidOn}`, ['OLD']],
    ['minpaiddate=2031-01-01', []],
  ],
  maxpaiddate: [
    [`maxpaiddate=${paidOn}`, ['OLD']],
    ['maxpaiddate=2020-01-01', []],
  ],
  minamount: [['minamount=100&type=invoice', ['BILL']]],
  maxamount: [['maxamount=11.90', ['OLD']]],
  assignee: [['assignee=me', ['PO']]],
  onlydrafts: [['onlydrafts=true', ['DRAFT']]],
  toanswer: [['toanswer=true', ['PO']]],
  since: [[`since=${since}&stag=draft`, ['DRAFT']]],
  sentBy: [
    [`sentBy=${supplier.companyId}`, ['BILL', 'OLD']],
    [`sentBy=${buyer.companyId}`, ['PO']],
  ],
  sentTo: [[`sentTo=${supplier.companyId}`, ['PO']]],
  processState: [
    ['processState=ACCEPTED', ['OLD']],
    ['processState=PAID', ['OLD']],
    ['processState=PENDING', ['BILL', 'PO']],
  ],
  onlydeleted: [['onlydeleted=true', ['GONE']]],
  limit: [['limit=1', ['PO']]],
  page: [['limit=2&page=1', ['OLD']]],
  ordering: [['ordering=ID', ['PO', 'OLD', 'BILL']]],
  ascending: [['ordering=ID&ascending=true', ['BILL', 'OLD', 'PO']]],
  // These shape what is told of a row and narrow nothing.
  _onlyIndex: [['_onlyIndex=true&populatePersonInfo=false&limit=1000', ['BILL', 'PO', 'OLD']]],
  includeSourceDocuments: [['includeSourceDocuments=true', ['BILL', 'PO', 'OLD']]],
  populatePersonInfo: [['populatePersonInfo=false', ['BILL', 'PO', 'OLD']]],
  totals: [['totals=true', ['BILL', 'PO', 'OLD']]],
  actions: [['actions=true', ['BILL', 'PO', 'OLD']]],
}

const sorted = (numbers: readonly string[], query: string) =>
  query.includes('ordering') ? numbers : numbers.toSorted()

test.each(Object.entries(shown))('the list honours %s', async (_parameter, cases) => {
  for (const [query, numbers] of cases) {
    const { Document } = await list(supplier, query)
    const found = Document.map(({ ID }) => ID)
    expect([query, sorted(found, query)]).toEqual([query, sorted(numbers, query)])
  }
})

test('what only shapes a row is there where it is asked for', async () => {
  const first = async (query: string) => (await list(supplier, `q=harbour&${query}`)).Document[0]
  expect(await first('includeSourceDocuments=true')).toHaveProperty('SourceDocument')
  expect(await first('includeSourceDocuments=false')).not.toHaveProperty('SourceDocument')
  expect((await first('populatePersonInfo=true'))?.Actor).toHaveProperty('Email')
  expect((await first('populatePersonInfo=false'))?.Actor).not.toHaveProperty('Email')
  expect(await first('actions=true')).toHaveProperty('AllowedActions')
  expect(await first('actions=false')).not.toHaveProperty('AllowedActions')
  expect((await list(supplier, 'totals=true')).Sums).not.toEqual([])
  expect((await list(supplier, 'totals=false')).Sums).toBeUndefined()
})

test('the day of payment is a column of the list and of its files', async () => {
  const { Document } = await list(supplier, 'state=PAID_UNCONFIRMED')
  expect(Document).toMatchObject([{ ID: 'OLD', PaidDate: paidOn }])
  const file = await supplier.send('GET documents/csv?column=Id&column=PaidDate&ordering=ID')
  expect((await file.text()).replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'Id,PaidDate',
    'PO,',
    `OLD,${paidOn}`,
    'BILL,',
  ])
})
