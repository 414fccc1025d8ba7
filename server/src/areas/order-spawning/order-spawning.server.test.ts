import { randomUUID } from 'node:crypto'
import { compose, write } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'
import { startQuoteRequests } from '../quote-requests/testing-quote-requests.ts'
import { base } from '../requisitions/testing-procurement.ts'

const {
  admin,
  asked,
  connections,
  draft,
  emre,
  formAt,
  jonas,
  move,
  plain,
  quoted,
  requestTo,
  server,
  suppliers,
  svea,
  askedPartner,
} = await startQuoteRequests()

async function codingList(Name: string): Promise<string> {
  const ListId = randomUUID()
  await json(admin.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name, Target: 'LINE', Required: false } }))
  return ListId
}
async function ordered(id: string, meanwhile: () => Promise<void> = async () => undefined): Promise<string> {
  await json(move(emre, id, 'PENDING'), 204)
  await meanwhile()
  await json(move(jonas, id, 'APPROVED'), 204)
  await server.settle()
  const { Orders } = await json<{ Orders: { DocumentId: string }[] }>(svea.send(`GET ${base}/${id}/orders`))
  return Orders[0]?.DocumentId ?? ''
}
const carry = (order: string, from: string, to: string) =>
  json<{ version?: number; header: object[]; lines: object[] }>(
    svea.send(`POST order-spawning/v1/orders/${order}/codingInformation/sourceType/${from}/targetType/${to}`),
  )
const code = (order: string, coding: object) =>
  json(svea.send(`PUT coding/entry/v0/legacy/${order}`, { json: coding }), 204)
const splits = (listId: string, value: string) => [{ values: [{ listId, code: value }] }]

test('OSP-01: a head without codes takes none from the lines', async () => {
  const listId = await codingList('Project')
  const order = await ordered(await draft(emre, [plain('Rope', '10', { Coding: [{ listId, code: 'P-1' }] })]))
  expect(await carry(order, 'HEADER', 'LINE')).toMatchObject({
    version: 1,
    lines: [{ lineId: '1', splits: splits(listId, 'P-1') }],
  })
})

test('OSP-01: an order that somebody wrote by hand has the codes of its head carried to its lines, too', async () => {
  const listId = await codingList('Account')
  const order = randomUUID()
  const body = new Uint8Array(documentOf('Order', { id: 'BY-HAND-7' }))
  await json(svea.send(`PUT documents/${order}?draft=true`, { body, headers: xml }), 204)
  await code(order, { header: splits(listId, '4711'), lines: [] })
  const { lines } = await carry(order, 'HEADER', 'LINE')
  expect(lines).toMatchObject([{ splits: splits(listId, '4711') }])
})

test('OSP-01: carried again changes nothing, whatever the codes are called and in which order they stand', async () => {
  const [one, other] = [await codingList('One'), await codingList('Other')].toSorted().toReversed() as [string, string]
  const Coding = [
    { listId: one, code: '1', label: 'The first' },
    { listId: other, code: '2', label: 'The second' },
  ]
  const coded = { Coding }
  const order = await ordered(
    await draft(emre, [plain('Rope', '10', coded), plain('Hook', '5'), plain('Sail', '7', coded)]),
  )
  await code(order, { version: 1, header: [], lines: [{ lineId: '2', splits: splits(one, '9') }] })
  expect((await carry(order, 'REQUISITION', 'LINE')).version).toBe(3)
  expect((await carry(order, 'REQUISITION', 'LINE')).version).toBe(3)
})

test('OSP-01: codes of a list that was deleted meanwhile are left out', async () => {
  const [gone, here] = [await codingList('Gone'), await codingList('Here')]
  const Coding = [
    { listId: gone, code: '1' },
    { listId: here, code: '2' },
  ]
  const id = await draft(emre, [plain('Rope', '10', { Coding })])
  await json(admin.send(`DELETE coding/lists/${gone}`), 204)
  const order = await ordered(id)
  expect(await carry(order, 'REQUISITION', 'LINE')).toMatchObject({ lines: [{ splits: splits(here, '2') }] })
})

test('OSP-03: an order that was written by a quote names it', async () => {
  const { id } = await asked(connections.slice(0, 1))
  const quote = await quoted(suppliers.brandt, await requestTo(id, 'Brandt'), [{ price: '300' }, { price: '90' }])
  const flip = { documents: [{ documentId: quote }], targetType: 'order' }
  const { documentId: order } = await json<{ documentId: string }>(
    svea.send('POST flipper/v0/flip/orders/multi-lines', { json: flip }),
    201,
  )
  const source = { OrderId: order, SourceType: 'ORDER', QuoteId: quote, Lines: [] }
  expect(await json(svea.send(`GET order-spawning/v1/orders/${order}/source`))).toEqual(source)
})

test('OSP-05: an order that says all that its requisition knows stays as it is', async () => {
  const { connectionId, turnDown } = await askedPartner('Tide Supplies Ltd')
  const line = plain('Rope', '10', { SupplierConnectionId: connectionId })
  const order = await ordered(await draft(emre, [line], { NeededBy: '2027-02-01' }), turnDown)
  const { deliveryDate: _date, ...form } = await formAt(svea, order)
  const body = asBody(write(compose(form)))
  await json(svea.send(`PUT documents/${order}?draft=true`, { body, headers: xml }), 204)
  const enrich = () => json(svea.send(`POST order-spawning/v1/orders/${order}/enrichMoR`), 204)
  const modified = async () => (await json<{ LastEdit: string }>(svea.send(`GET documents/${order}/metadata`))).LastEdit
  await enrich()
  const before = await modified()
  server.platform.clock.advance(60_000)
  await enrich()
  expect(await modified()).toBe(before)
  expect((await formAt(svea, order)).deliveryDate).toBe('2027-02-01')
})
