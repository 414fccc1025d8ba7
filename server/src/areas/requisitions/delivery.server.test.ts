import { randomUUID } from 'node:crypto'
import { compose, formOf, readDocument, write } from '@kontor/ubl'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from './testing-procurement.ts'

const {
  admin,
  companyId,
  draft,
  emre,
  jonas,
  lia,
  move,
  plain,
  put,
  read,
  server,
  statusOf,
  stranger,
  svea,
  askedPartner,
} = await startProcurement()

const yard = { street: 'Peutestraße', buildingnumber: '48', zip: '20539', city: 'Hamburg', country: 'DE' }

/** A legal entity that is delivered at a place and billed at another. */
async function entity(Name = 'Nordlicht Logistik GmbH') {
  const id = randomUUID()
  const Locations = [
    { Id: 'yard', Type: 'DELIVERY', IsDefault: true, Address: yard },
    { Id: 'office', Type: 'BILLING', IsDefault: true, Address: { ...yard, street: 'Am Kai' } },
  ]
  await json(admin.send(`PUT legalentities/${id}`, { json: { CompanyId: companyId, Name, Locations } }), 204)
  return id
}
const external = 'procurement/external/documents/requisitions'
const orderOf = async (id: string) => {
  const { Orders } = await json<{ Orders: { DocumentId: string }[] }>(svea.send(`GET ${base}/${id}/orders`))
  return Orders[0]?.DocumentId ?? ''
}
const formAt = async (by: TestPerson, id: string) => {
  const answer = await by.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })
  return formOf(readDocument(new Uint8Array(await answer.arrayBuffer())))
}
const ordered = async (id: string, meanwhile: () => Promise<void> = async () => undefined) => {
  await json(move(emre, id, 'PENDING'), 204)
  await meanwhile()
  await json(move(jonas, id, 'APPROVED'), 204)
  await server.settle()
  return orderOf(id)
}

test('what somebody needs is of a category, and its order says so by the codes of UNCL7143', async () => {
  const pens = { CommodityCode: '44121706', CommodityScheme: 'UNSPSC' }
  const desk = { CommodityCode: '39100000-3', CommodityScheme: 'CPV' }
  const id = await draft(emre, [plain('Pens', '2', pens), plain('Desk', '20', desk), plain('Lamp', '3')])
  expect((await read(emre, id)).Lines).toMatchObject([pens, desk, { Name: 'Lamp' }])
  const { lines } = await formAt(svea, await ordered(id))
  expect(lines.map(({ classification }) => classification)).toEqual([
    { code: '44121706', scheme: 'TST' },
    { code: '39100000-3', scheme: 'STI' },
    undefined,
  ])
})

test('a requisition says where it is delivered, in words, and its order carries the address', async () => {
  const LegalEntityId = await entity()
  const DeliverTo = { LegalEntityId, LocationId: 'yard' }
  const id = await draft(emre, [plain('Rope', '10', { AccountingCostCode: '4711' })], { DeliverTo })
  expect(await read(emre, id)).toMatchObject({
    DeliverTo,
    DeliveryPlace: 'Nordlicht Logistik GmbH, Peutestraße 48, 20539 Hamburg',
  })
  const form = await formAt(svea, await ordered(id))
  expect(form?.deliveryAddress).toMatchObject({
    ...{ street: 'Peutestraße', number: '48', zip: '20539', city: 'Hamburg', country: 'DE' },
  })
})

test('REQ-08, REQ-09: the next one begins with the place and the cost centre of one’s last, and of nobody else’s', async () => {
  const DeliverTo = { LegalEntityId: await entity('Nordlicht Immobilien GmbH'), LocationId: 'yard' }
  server.platform.clock.advance(60_000)
  await draft(emre, [plain('Hook', '10', { AccountingCostCode: '4980' })], { DeliverTo })
  expect(await json(emre.send(`GET ${base}/template`))).toMatchObject({ DeliverTo, Lines: [], Currency: 'EUR' })
  // Without a draft the basket is a new one, which begins so, too.
  const { Items } = await json<{ Items: { DocumentId: string }[] }>(emre.send(`GET ${base}?draft=true&limit=100`))
  for (const { DocumentId } of Items) await json(move(emre, DocumentId, 'CANCELED'), 204)
  expect(await json(emre.send(`GET ${base}/default`))).toMatchObject({ DeliverTo, Lines: [], State: 'DRAFT' })
  expect(await json(emre.send(`GET ${base}/RequisitionLine/template`))).toMatchObject({ AccountingCostCode: '4980' })
  expect(await json(lia.send(`GET ${base}/template`))).toEqual({ ID: '', Draft: true, Currency: 'EUR', Lines: [] })
})

test('RQX-04: a place that is none of the company’s is refused, and one that is gone is said before anybody approves', async () => {
  const LegalEntityId = await entity()
  const deliveredTo = (LocationId: string, id = LegalEntityId) =>
    statusOf(put(emre, randomUUID(), { Lines: [], DeliverTo: { LegalEntityId: id, LocationId } }))
  expect([await deliveredTo('yard'), await deliveredTo('office'), await deliveredTo('x')]).toEqual([204, 400, 400])
  expect(await deliveredTo('yard', randomUUID())).toBe(400)

  const id = await draft(emre, [plain('Rope', '10')], { DeliverTo: { LegalEntityId, LocationId: 'yard' } })
  const valid = { Valid: true, Findings: [] }
  expect(await json(emre.send(`GET ${external}/${id}/validateLegalEntities`))).toEqual(valid)
  expect(await statusOf(stranger.send(`GET ${external}/${id}/validateLegalEntities`))).toBe(404)
  await json(admin.send(`PUT legalentities/${LegalEntityId}/locations`, { json: { Locations: [] } }), 204)
  const gone = { Rule: 'LEGAL_ENTITY', Field: 'DeliverTo', Fix: 'Choose another delivery place.' }
  for (const path of [`${external}/${id}/validateLegalEntities`, `${base}/${id}/validate`])
    expect(await json(emre.send(`GET ${path}`))).toMatchObject({ Valid: false, Findings: [gone] })
  const refused = await json<{ Message: string }>(move(emre, id, 'PENDING'), 400)
  expect(refused.Message).toContain('The delivery place no longer exists')
})

test('OSP-05: an order that could not be sent takes over what its requisition knows; one that was sent does not change', async () => {
  const { connectionId, turnDown } = await askedPartner('Tide Supplies Ltd')
  const LegalEntityId = await entity()
  const id = await draft(emre, [plain('Rope', '10', { SupplierConnectionId: connectionId })], {
    ...{ DeliverTo: { LegalEntityId, LocationId: 'yard' }, NeededBy: '2027-02-01' },
  })
  const order = await ordered(id, turnDown)
  // Somebody wrote it anew, without all that.
  const { deliveryAddress: _address, deliveryDate: _date, ...form } = (await formAt(svea, order))!
  const body = new Uint8Array(write(compose({ ...form, note: 'By boat' })))
  await json(
    svea.send(`PUT documents/${order}?draft=true`, { body, headers: { 'content-type': 'application/xml' } }),
    204,
  )
  for (const _ of ['once', 'again']) await json(svea.send(`POST order-spawning/v1/orders/${order}/enrichMoR`), 204)
  expect(await formAt(svea, order)).toMatchObject({
    ...{ note: 'By boat', deliveryDate: '2027-02-01', buyerReference: 'Emre Requester' },
    deliveryAddress: { street: 'Peutestraße', city: 'Hamburg' },
  })
  const sent = await ordered(await draft(emre))
  expect(await statusOf(svea.send(`POST order-spawning/v1/orders/${sent}/enrichMoR`))).toBe(409)
  expect(await statusOf(stranger.send(`POST order-spawning/v1/orders/${order}/enrichMoR`))).toBe(404)
})

test('OSP-06: an order is read as it stands, each line with the one of the requisition that it was made of and by when it is needed', async () => {
  const lines = [plain('Rope', '10', { RequestedDeliveryDate: '2027-03-01', RequisitionPurposeCode: 'DECK' })]
  const id = await draft(emre, lines)
  const order = await ordered(id)
  const read = json<{ Lines: object[] }>(svea.send(`GET order-spawning/v1/orders/${order}`))
  expect(await read).toMatchObject({
    ...{ OrderId: order, SourceType: 'REQUISITION', RequisitionId: id, SupplierName: 'Brandt Werkzeuge GmbH' },
    Lines: [{ Line: { lineId: '1', description: 'Rope', state: 'OPEN', unitCode: 'C62' }, SourceLineId: '1' }],
  })
  expect((await formAt(svea, order))?.lines[0]).toMatchObject({ period: { end: '2027-03-01' } })
  expect(await json(svea.send(`GET order-spawning/v1/orders/${order}/validate`))).toMatchObject({ valid: true })
  expect(await statusOf(stranger.send(`GET order-spawning/v1/orders/${order}`))).toBe(404)
})

test('OSP-02: documentSource says out of what an order came, and sends nothing else', async () => {
  const { connectionId, turnDown } = await askedPartner('Reef Supplies Ltd')
  const spawned = await ordered(
    await draft(emre, [plain('Rope', '10', { SupplierConnectionId: connectionId })]),
    turnDown,
  )
  const dispatch = (id: string, query = '') => svea.send(`POST order-spawning/v1/documents/${id}/dispatch${query}`)
  const wrong = await json<{ Message: string }>(dispatch(spawned, '?documentSource=ORDER'), 409)
  expect(wrong.Message).toContain('use REQUISITION')
  expect(await statusOf(dispatch(spawned, '?documentSource=ELSEWHERE'))).toBe(400)
  const byHand = randomUUID()
  const body = new Uint8Array(documentOf('Order', { id: 'BY-HAND-1' }))
  const headers = { 'content-type': 'application/xml' }
  await json(svea.send(`PUT documents/${byHand}?draft=true`, { body, headers }), 204)
  const unspawned = await json<{ Message: string }>(dispatch(byHand), 409)
  expect(unspawned.Message).toContain('use documentSource ORDER')
  // It names nobody yet to whom it could go.
  expect(await statusOf(dispatch(byHand, '?documentSource=ORDER'))).toBe(409)
})

test('REQ-04: a requester, who sends no documents, is told to ask a buyer for a change of the order; a buyer may change it', async () => {
  const order = await ordered(await draft(emre))
  const changeOf = (by: TestPerson) =>
    json(by.send(`GET procurement/documents/orders/${order}/order-change-request/can-generate`))
  expect(await changeOf(emre)).toMatchObject({
    CanGenerate: false,
    Because: 'only buyers can change an order: ask one',
  })
  expect(await changeOf(svea)).toEqual({ CanGenerate: true, OrderId: order, ChangedLines: [] })
})

/** A list of codes of the company. */
async function codingList(Name: string): Promise<string> {
  const ListId = randomUUID()
  await json(admin.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name, Target: 'LINE', Required: false } }))
  return ListId
}

test('codes that a requester gives a line are on the line of its order, without any call', async () => {
  const listId = await codingList('Project')
  const id = await draft(emre, [plain('Tape', '3'), plain('Rope', '10', { Coding: [{ listId, code: 'P-7' }] })])
  const order = await ordered(id)
  expect(await json(svea.send(`GET coding/entry/v0/legacy/${order}`))).toMatchObject({
    ...{ header: [], lines: [{ lineId: '2', splits: [{ values: [{ listId, code: 'P-7' }] }] }] },
  })
})

test('codes of a list that the company does not have are refused; of one that was deleted meanwhile they are left out', async () => {
  const theirs = randomUUID()
  const list = { ListId: theirs, Name: 'Theirs', Target: 'LINE', Required: false }
  await json(stranger.send(`PUT coding/lists/${theirs}`, { json: list }))
  const Coding = [{ listId: theirs, code: '1' }]
  expect(await statusOf(put(emre, randomUUID(), { Lines: [plain('Rope', '10', { Coding })] }))).toBe(404)
  const gone = await codingList('Gone')
  const id = await draft(emre, [plain('Rope', '10', { Coding: [{ listId: gone, code: '1' }] })])
  await json(admin.send(`DELETE coding/lists/${gone}`), 204)
  const { Lines } = await read(emre, id)
  expect(await statusOf(put(emre, id, { Lines }))).toBe(204)
  const order = await ordered(id)
  expect(order).not.toBe('')
  expect((await svea.send(`GET coding/entry/v0/legacy/${order}`)).status).toBe(404)
})

test('OSP-01, RQX-03: codes of a requisition are carried to its order, whole or line by line, and change nothing twice', async () => {
  const listId = await codingList('Account')
  const coded = (code: string) => ({ Coding: [{ listId, code }] })
  const id = await draft(emre, [plain('Rope', '10', coded('4711')), plain('Hook', '5', coded('4711'))])
  const line = (lineId: string, code = '4711') => ({ lineId, splits: [{ values: [{ listId, code }] }] })
  expect(await json(emre.send(`GET ${external}/${id}/coding`))).toEqual({ header: [], lines: [line('1'), line('2')] })
  const order = await ordered(id)
  const carry = (from: string, to: string) =>
    svea.send(`POST order-spawning/v1/orders/${order}/codingInformation/sourceType/${from}/targetType/${to}`)
  for (const _ of ['once', 'again'])
    expect(await json(carry('REQUISITION', 'LINE'))).toMatchObject({ version: 1, lines: [line('1'), line('2')] })
  expect(await json(carry('REQUISITION', 'HEADER'))).toMatchObject({ version: 2, header: line('1').splits })
  const refused = await json<{ Message: string }>(carry('LINE', 'HEADER'), 409)
  expect(refused.Message).toContain('Codes cannot be copied from LINE to HEADER')
  expect(await statusOf(carry('CLOUD', 'LINE'))).toBe(400)
})
