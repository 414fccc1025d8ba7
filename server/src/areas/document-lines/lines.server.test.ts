import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { type Line, type Lines, startLines, two } from './testing-lines.ts'

const { buyer, buyerId, connection, get, linesOf, sent, server, states, stranger, supplier } = await startLines()

test('the lines of an order say what was billed of them, on both sides', async () => {
  const order = await sent(buyer, 'Order', { id: 'PO-1', lines: two() })
  expect(states(await linesOf(supplier, order))).toEqual([
    ['1', 'OPEN', undefined],
    ['2', 'OPEN', undefined],
  ])
  const bill = (id: string, quantity: string) =>
    sent(supplier, 'Invoice', {
      id,
      orderReference: 'PO-1',
      lines: [{ ...two(quantity)[0]!, id: 'A', orderLineId: '1' }],
    })
  const first = await bill('INV-1', '4')
  for (const side of [supplier, buyer])
    expect((await linesOf(side, order))[0]).toMatchObject({
      state: 'PARTLY_BILLED',
      quantity: '10',
      billedQuantity: '4',
      billedAmount: '50',
      amount: '125.00',
      currency: 'EUR',
    })
  await bill('INV-2', '6')
  expect(states(await linesOf(buyer, order))).toEqual([
    ['1', 'BILLED', '10'],
    ['2', 'OPEN', undefined],
  ])
  expect(await get(buyer, `documents/${first}/hasOrder`)).toEqual({ hasOrder: true, orderId: order })
  expect(await get(buyer, `documents/${order}/hasOrder`)).toEqual({ hasOrder: false })
  expect(await get(buyer, `documents/${first}/references`)).toEqual({
    references: [{ lineId: 'A', documentId: order, type: 'order', ID: 'PO-1', referencedLineId: '1' }],
  })
})

test('what a rejected invoice billed can be billed anew', async () => {
  const order = await sent(buyer, 'Order', { id: 'PO-2', lines: two() })
  const invoice = await sent(supplier, 'Invoice', {
    id: 'INV-3',
    orderReference: 'PO-2',
    lines: [{ ...two()[0]!, orderLineId: '1' }],
  })
  expect((await linesOf(buyer, order))[0]?.state).toBe('BILLED')
  await buyer.send(`PUT documents/${invoice}/statechange`, {
    json: { ResponseId: randomUUID(), ResponseCode: 'BusinessReject', Reason: 'No' },
  })
  await server.settle()
  expect((await linesOf(buyer, order))[0]?.state).toBe('OPEN')
  expect((await linesOf(supplier, invoice))[0]?.state).toBe('CANCELED')
})

test('a dispute names its lines, travels as a document, and both sides see which and why', async () => {
  const invoice = await sent(supplier, 'Invoice', { id: 'INV-4', lines: two() })
  const ResponseId = randomUUID()
  const dispute = (Lines: object[], ResponseCode = 'BusinessDispute') =>
    buyer.send(`PUT documents/${invoice}/statechange`, { json: { ResponseId, ResponseCode, Lines } })
  const unknown = await dispute([{ LineId: '9', ReasonCode: 'QTY' }])
  expect([unknown.status, ((await unknown.json()) as { Message: string }).Message]).toEqual([
    400,
    'The document has no line 9: use one of 1, 2.',
  ])
  expect((await dispute([{ LineId: '2' }])).status).toBe(400)
  expect((await dispute([{ LineId: '2', ReasonCode: 'QTY' }], 'BusinessAccept')).status).toBe(400)
  expect((await dispute([{ LineId: '2', ReasonCode: 'QTY', Reason: 'Three came' }])).status).toBe(201)
  await server.settle()
  for (const side of [supplier, buyer]) {
    const [first, second] = await linesOf(side, invoice)
    expect(first?.state).toBe('OPEN')
    expect(second).toMatchObject({ state: 'DISPUTED', dispute: 'Quantity is wrong: Three came' })
  }
  const settlements = async (person: TestPerson) =>
    (await get<{ AllowedActions: string[] }>(person, `documents/${invoice}/lines`)).AllowedActions
  expect([await settlements(supplier), await settlements(buyer)]).toEqual([['credit', 'replace', 'answer'], []])
  const creditable = async (person: TestPerson) =>
    (await linesOf(person, invoice)).map(({ allowedActions }) => allowedActions)
  expect([await creditable(supplier), await creditable(buyer)]).toEqual([
    [[], ['credit']],
    [['dispute'], []],
  ])
  // Another line turns out to be wrong, too; the whole document is not disputed twice.
  const again = (Lines?: object[]) =>
    buyer.send(`PUT documents/${invoice}/statechange`, {
      json: { ResponseId: randomUUID(), ResponseCode: 'BusinessDispute', ReasonCode: 'QTY', Lines },
    })
  expect((await again()).status).toBe(409)
  expect((await again([{ LineId: '1', Reason: 'Broken' }])).status).toBe(201)
  await server.settle()
  expect((await linesOf(supplier, invoice)).map(({ state, dispute }) => [state, dispute])).toEqual([
    ['DISPUTED', 'Broken'],
    ['DISPUTED', 'Quantity is wrong: Three came'],
  ])
  const kept = await (await supplier.send(`GET documents/${ResponseId}`)).text()
  expect(kept).toContain('<cbc:LineID>2</cbc:LineID>')
  expect(await get(supplier, `documents/${ResponseId}/findings`)).toMatchObject({ Findings: [] })
  await buyer.send(`PUT documents/${invoice}/statechange`, {
    json: { ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' },
  })
  await server.settle()
  expect((await linesOf(supplier, invoice))[1]?.state).toBe('OPEN')
})

test('F-189: a line is said to belong to a line of another document, and that is taken back', async () => {
  const order = await sent(buyer, 'Order', { id: 'PO-5', lines: two() })
  const invoice = await sent(supplier, 'Invoice', { id: 'INV-5', lines: two('3', '1') })
  const remap = (lineId: string, json: object) => buyer.send(`POST remap/${invoice}/lines/${lineId}`, { json })
  expect((await remap('1', { documentId: order, lineId: '2' })).status).toBe(204)
  expect(states(await linesOf(buyer, order))[1]).toEqual(['2', 'PARTLY_BILLED', '3'])
  expect(await get(buyer, `documents/${invoice}/references`)).toMatchObject({
    references: [{ lineId: '1', documentId: order, referencedLineId: '2' }],
  })
  expect((await remap('9', { documentId: order, lineId: '2' })).status).toBe(404)
  expect((await remap('1', { documentId: order, lineId: '9' })).status).toBe(404)
  expect((await remap('1', { documentId: invoice, lineId: '2' })).status).toBe(409)
  // An order of another supplier: nobody bills what somebody else was asked for.
  const rivalId = await server.company()
  const elsewhere = await sent(buyer, 'Order', { id: 'PO-RIVAL', lines: two() }, await server.connect(buyerId, rivalId))
  const refused = await remap('1', { documentId: elsewhere, lineId: '2' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('another partner')])
  expect(
    (await stranger.send(`POST remap/${invoice}/lines/1`, { json: { documentId: order, lineId: '2' } })).status,
  ).toBe(404)
  expect((await buyer.send(`DELETE remap/${invoice}/lines/1`)).status).toBe(204)
  expect((await buyer.send(`DELETE remap/${invoice}/lines/1`)).status).toBe(404)
  expect(states(await linesOf(buyer, order))[1]).toEqual(['2', 'OPEN', undefined])
})

test('F-405: lines are found by words, by page and across documents', async () => {
  const invoice = await sent(supplier, 'Invoice', { id: 'INV-6', lines: two() })
  const page = await get<{ itemCount: number; Items: Line[] }>(buyer, `documents/${invoice}/lines/list?limit=1&page=1`)
  expect([page.itemCount, page.Items.map(({ lineId }) => lineId)]).toEqual([2, ['2']])
  const hammers = await get<{ Items: Line[] }>(buyer, `documents/${invoice}/lines/list?q=hammer`)
  expect(hammers.Items.map(({ lineId }) => lineId)).toEqual(['2'])
  expect(await get(buyer, `documents/${invoice}/lines/2`)).toMatchObject({ description: 'Hammer', price: '20.00' })
  expect((await buyer.send(`GET documents/${invoice}/lines/3`)).status).toBe(404)
  const search = async (json: object, person = buyer) => person.send('POST documents/lines/search', { json })
  const found = (await (await search({ documentIds: [invoice], q: 'wrench' })).json()) as { Items: Line[] }
  expect(found.Items.map(({ lineId }) => lineId)).toEqual(['1'])
  expect((await search({ documentIds: [invoice] }, stranger)).status).toBe(404)
  const order = await sent(buyer, 'Order', { id: 'PO-6', lines: two() })
  const documentIds = [invoice, order]
  const documents = async (json: object) => {
    const { Items } = (await (await search({ documentIds, ...json })).json()) as { Items: Line[] }
    return [...new Set(Items.map(({ documentId }) => documentId))]
  }
  expect(await documents({ type: 'order' })).toEqual([order])
  expect(await documents({ connectionId: connection })).toEqual(documentIds)
  expect(await documents({ connectionId: randomUUID() })).toEqual([])
  expect((await search({ documentIds: Array.from({ length: 101 }, () => invoice) })).status).toBe(400)
  expect(
    ((await (await search({ connectionId: connection })).json()) as { Items: Line[] }).Items.length,
  ).toBeGreaterThan(2)
})

test('F-209: what the lines of an order come to after a change, asked for or written', async () => {
  const order = await sent(buyer, 'Order', { id: 'PO-8', lines: two() })
  const resolve = async (json: object) =>
    (
      (await (await buyer.send(`POST line-state-constructor/resolve/${order}/orderchange`, { json })).json()) as {
        lines: Lines
      }
    ).lines
  const request = {
    CanGenerate: true,
    OrderId: order,
    ChangedLines: [
      { LineId: '1', Quantity: '2' },
      { LineId: '2', Cancel: true },
    ],
  }
  expect(await resolve({ request })).toMatchObject([
    { lineId: '1', quantity: '2', amount: '25.00', state: 'OPEN' },
    { lineId: '2', state: 'CANCELED' },
  ])
  const change = await sent(buyer, 'OrderChange', {
    id: 'POC-8',
    orderReference: 'PO-8',
    lines: [
      { ...two('5')[0]!, statusCode: '3' },
      { ...two()[1]!, id: '3', name: 'Saw', statusCode: '1' },
    ],
  })
  expect(await resolve({ orderChangeId: change })).toMatchObject([
    { lineId: '1', quantity: '5', amount: '62.50' },
    { lineId: '2', quantity: '4' },
    { lineId: '3', description: 'Saw', amount: '80.00' },
  ])
  expect(states(await linesOf(buyer, order)).map(([id]) => id)).toEqual(['1', '2'])
})

test('an order is as its changes left it once the supplier agrees: on both sides, in what is left to bill, and when it closes', async () => {
  const order = await sent(buyer, 'Order', { id: 'PO-9', lines: two() })
  const change = await sent(buyer, 'OrderChange', {
    id: 'POC-9',
    orderReference: 'PO-9',
    lines: [
      { ...two('5')[0]!, price: '11.00', statusCode: '3' },
      { ...two()[1]!, statusCode: '2' },
    ],
  })
  const asRead = async (person: TestPerson) =>
    (await linesOf(person, order)).map(({ quantity, price, state, amount }) => [quantity, price, amount, state])
  expect(await asRead(supplier)).toEqual([
    ['10', '12.50', '125.00', 'OPEN'],
    ['4', '20.00', '80.00', 'OPEN'],
  ])
  const json = { ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' }
  expect((await supplier.send(`PUT documents/${change}/statechange`, { json })).status).toBe(201)
  await server.settle()
  for (const person of [supplier, buyer])
    expect(await asRead(person)).toEqual([
      ['5', '11.00', '55.00', 'OPEN'],
      ['0', '20.00', '0.00', 'CANCELED'],
    ])
  const flip = await supplier.send('POST flipper/v0/flip/orders/multi-lines', {
    json: { documents: [{ documentId: order }] },
  })
  const { documentId } = (await flip.json()) as { documentId: string }
  expect(await get(supplier, `documents/${documentId}/metadata`)).toMatchObject({ Amount: '65.45' })
  await supplier.send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
  await server.settle()
  expect(await get(buyer, `documents/${order}/metadata`)).toMatchObject({ UnifiedState: 'CLOSED' })
})

test('lines below a line come where they are asked for, each behind the one above it', async () => {
  const below = (id: string, name: string, more = '') =>
    `<cac:SubInvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">25.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">12.50</cbc:PriceAmount></cac:Price>${more}</cac:SubInvoiceLine>`
  const plain = Buffer.from(documentOf('Invoice', { lines: two() })).toString()
  const xml = plain.replace('</cac:InvoiceLine>', `${below('1.1', 'Head', below('1.1.1', 'Jaw'))}</cac:InvoiceLine>`)
  const id = randomUUID()
  const headers = { 'content-type': 'application/xml' }
  expect((await supplier.send(`PUT documents/${id}?draft=true`, { body: xml, headers })).status).toBe(204)
  const shown = async (query: string) =>
    (await get<{ lines: Lines }>(supplier, `documents/${id}/lines${query}`)).lines.map(
      ({ lineId, parentLineId, description, amount }) => [lineId, parentLineId, description, amount],
    )
  const [wrench, hammer] = [
    ['1', undefined, 'Wrench', '125.00'],
    ['2', undefined, 'Hammer', '80.00'],
  ]
  expect(await shown('')).toEqual([wrench, hammer])
  expect(await shown('?showChildren=false')).toEqual([wrench, hammer])
  expect(await get(supplier, `documents/${id}/lines/1.1.1`)).toMatchObject({ parentLineId: '1.1', description: 'Jaw' })
  const listed = async (query: string) =>
    (await get<{ Items: Line[] }>(supplier, `documents/${id}/lines/list${query}`)).Items.map(({ lineId }) => lineId)
  expect(await listed('')).toEqual(['1', '2'])
  expect(await listed('?showChildren=true')).toEqual(['1', '1.1', '1.1.1', '2'])
  expect(await listed('?showChildren=true&q=jaw')).toEqual(['1.1.1'])
  expect(await shown('?showChildren=true')).toEqual([
    wrench,
    ['1.1', '1', 'Head', '25.00'],
    ['1.1.1', '1.1', 'Jaw', '25.00'],
    hammer,
  ])
})
