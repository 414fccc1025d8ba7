import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { applicationResponse, formOf, orderCancellation, readDocument, write } from '@kontor/ubl'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { json, xml } from '../documents/testing-trade.ts'
import { peppolOf } from '../exchange/testing-peppol.ts'
import { hammer, startMatching, wrench } from '../matching/testing-matching.ts'

const { server, supplier, buyer, stranger, sent, save, dispatch, metadata, answer, order, bill, stateOf } =
  await startMatching()

const accept = { ResponseCode: 'BusinessAccept' }
const cancel = (id: string, Reason = 'The job was called off', cancellationId: string = randomUUID(), by = buyer) =>
  by.send(`PUT procurement/documents/orders/${id}/cancellations/${cancellationId}`, { json: { Reason } })
const refusal = async (given: Promise<Response>, status = 409) =>
  (await json<{ Message: string }>(given, status)).Message
const settled = async () => {
  await server.settle()
  server.platform.clock.advance(60_000)
}
async function accepted(number: string): Promise<string> {
  const id = await order(number, [wrench, hammer])
  await json(answer(supplier, id, accept), 201)
  await settled()
  return id
}
/** Asks for it, and says under which id. */
async function asked(id: string): Promise<string> {
  const cancellationId = randomUUID()
  await json(cancel(id, undefined, cancellationId), 204)
  await settled()
  return cancellationId
}
const flip = (by: TestPerson, documentId: string, targetType: string) =>
  by.send('POST flipper/v0/flip/orders/multi-lines', { json: { documents: [{ documentId }], targetType } })
const actionsOf = async (by: TestPerson, id: string) =>
  (await metadata(by, id)).AllowedActions.map(({ Action }) => Action)
const linesOf = async (by: TestPerson, id: string) =>
  (await json<ResultOf<Areas['documentLines']['listLines']>>(by.send(`GET documents/${id}/lines`))).lines.map(
    ({ state }) => state,
  )
const whyNoChange = async (id: string) =>
  (
    await json<{ Because?: string }>(
      buyer.send(`GET procurement/documents/orders/${id}/order-change-request/can-generate`),
    )
  ).Because

test('an order that its supplier accepted is canceled once they agree, for both sides and with all of its lines', async () => {
  const id = await accepted('CO-1')
  expect(await actionsOf(buyer, id)).toContain('cancelOrder')
  expect(await actionsOf(buyer, id)).not.toContain('cancel')
  expect(await actionsOf(supplier, id)).not.toContain('cancelOrder')
  expect(await refusal(cancel(id, '  '), 400)).toContain('Reason is empty')

  const cancellation = randomUUID()
  for (const _ of ['once', 'again']) await json(cancel(id, undefined, cancellation), 204)
  await settled()
  expect(await metadata(supplier, cancellation)).toMatchObject({
    ...{ DocumentType: { type: 'orderchange' }, OrderKind: 'CANCELLATION', Note: 'The job was called off' },
    Related: [{ DocumentId: id, Relation: 'corrects' }],
  })
  const written = await (
    await supplier.send(`GET documents/${cancellation}`, { headers: { accept: 'application/xml' } })
  ).text()
  for (const part of ['<OrderCancellation', '<cbc:CancellationNote>The job was called off<', '<cbc:ID>CO-1<'])
    expect(written).toContain(part)
  const { Related, ProcessState } = await metadata(supplier, id)
  expect(ProcessState).toBe('ACCEPTED')
  expect(Related).toContainEqual(expect.objectContaining({ DocumentId: cancellation, OrderKind: 'CANCELLATION' }))

  const { ID } = await metadata(buyer, cancellation)
  expect(await refusal(cancel(id))).toContain(`${ID} is awaiting a response`)
  expect(await whyNoChange(id)).toBe(`its cancellation ${ID} is awaiting a response`)
  expect((await metadata(buyer, id)).TurnsInto).toEqual(['order'])
  expect(await refusal(flip(buyer, id, 'orderchange'))).toContain(`its cancellation ${ID} is awaiting a response`)

  const response = { id: 'CO-1-R', typeCode: 'AP', orderReference: 'CO-1', lines: [wrench] }
  const begun = await save(supplier, documentOf('OrderResponse', response))
  await json(answer(supplier, cancellation, accept), 201)
  await settled()
  for (const by of [buyer, supplier]) {
    expect(await metadata(by, id)).toMatchObject({
      ...{ ProcessState: 'CANCELED', UnifiedState: 'REJECTED_BY_SENDER', StatusMessage: 'The job was called off' },
      TurnsInto: by === buyer ? ['order'] : [],
    })
    expect(await linesOf(by, id)).toEqual(['CANCELED', 'CANCELED'])
    const { Events } = await json<ResultOf<Areas['documents']['readHistory']>>(by.send(`GET documents/${id}/history`))
    expect(Events.filter(({ Type }) => Type === 'document.canceled')).toHaveLength(1)
  }
  await refusal(flip(supplier, id, 'despatchadvice'))
  expect(await refusal(dispatch(supplier, begun))).toContain('the order CO-1 was canceled')
  expect(await refusal(cancel(id))).toContain('it is REJECTED_BY_SENDER')
  // Whoever bills it all the same bills what was not ordered.
  const late = await bill('CO-1', 'CO-1-I')
  expect(await stateOf(late)).toBe('DIFFERS')
})

test('a supplier who does not agree keeps the order, and can be asked again', async () => {
  const id = await accepted('CO-2')
  const cancellation = await asked(id)
  await json(answer(supplier, cancellation, { ResponseCode: 'BusinessReject', Reason: 'It is made already' }), 201)
  await settled()
  for (const by of [buyer, supplier]) expect(await metadata(by, id)).toMatchObject({ ProcessState: 'ACCEPTED' })
  expect(await linesOf(buyer, id)).toEqual(['OPEN', 'OPEN'])
  expect(await actionsOf(buyer, id)).toContain('cancelOrder')
  await asked(id)
})

test('what its supplier confirmed by a document is not withdrawn, but canceled by both; what nobody answered is withdrawn', async () => {
  const open = await order('CO-3')
  expect(await actionsOf(buyer, open)).toContain('cancel')
  expect(await refusal(cancel(open))).toContain('cancel it directly')
  const id = await order('CO-4')
  await sent(supplier, 'OrderResponse', { id: 'CO-4-R', typeCode: 'AP', orderReference: 'CO-4', lines: [wrench] })
  expect(await refusal(answer(buyer, id, { ResponseCode: 'BusinessCancel' }))).toContain('ask them to cancel it')
  expect(await actionsOf(buyer, id)).not.toContain('cancel')
  await json(answer(supplier, await asked(id), accept), 201)
  await settled()
  expect(await metadata(buyer, id)).toMatchObject({ ProcessState: 'CANCELED' })
})

test('of what was shipped or billed in part the rest is changed, whoever comes first', async () => {
  const billed = await accepted('CO-5')
  await bill('CO-5', 'CO-5-I', { quantity: '1' })
  expect(await refusal(cancel(billed))).toContain('change the order instead')
  expect(await actionsOf(buyer, billed)).not.toContain('cancelOrder')

  const shipped = await accepted('CO-6')
  const cancellation = await asked(shipped)
  await sent(supplier, 'DespatchAdvice', {
    id: 'CO-6-D',
    orderReference: 'CO-6',
    lines: [{ ...wrench, orderLineId: '1' }],
  })
  expect(await actionsOf(supplier, cancellation)).toEqual(expect.arrayContaining(['reject']))
  expect(await actionsOf(supplier, cancellation)).not.toContain('accept')
  expect(await refusal(answer(supplier, cancellation, accept))).toContain('change the order instead')
  expect(await metadata(supplier, shipped)).toMatchObject({ ProcessState: 'ACCEPTED' })
})

test('what crosses the agreement of its supplier leaves a canceled order on both sides, and each says so', async () => {
  const id = await accepted('CO-10')
  await json(answer(supplier, await asked(id), accept), 201)
  // The buyer has not heard of it when the supplier bills what is already on its way.
  const late = await save(
    supplier,
    documentOf('Invoice', { id: 'CO-10-I', orderReference: 'CO-10', lines: [{ ...wrench, quantity: '1' }] }),
  )
  await json(dispatch(supplier, late), 201)
  expect(await metadata(buyer, id)).toMatchObject({ ProcessState: 'ACCEPTED' })
  await settled()
  for (const by of [buyer, supplier]) {
    expect(await metadata(by, id)).toMatchObject({ ProcessState: 'CANCELED' })
    for (const one of [id, late]) expect((await metadata(by, one)).Notices).toContain('canceledOrder')
  }
  await json(answer(buyer, late, { ResponseCode: 'BusinessReject', Reason: 'It is canceled' }), 201)
  await settled()
  for (const by of [buyer, supplier])
    for (const one of [id, late]) expect((await metadata(by, one)).Notices).not.toContain('canceledOrder')
})

test('of a shipment and the agreement to cancel that leave at the same moment, one is refused', async () => {
  for (const number of ['CO-11', 'CO-12', 'CO-13', 'CO-14']) {
    const cancellation = await asked(await accepted(number))
    const shipment = await save(
      supplier,
      documentOf('DespatchAdvice', { id: `${number}-D`, orderReference: number, lines: [wrench] }),
    )
    const done = await Promise.all([answer(supplier, cancellation, accept), dispatch(supplier, shipment)])
    expect(done.map(({ status }) => status).toSorted()).toEqual([201, 409])
    await settled()
  }
})

test('a program that agrees by a document of its own cancels nothing of which something was shipped', async () => {
  const id = await accepted('CO-15')
  const cancellation = await asked(id)
  const { ID } = await metadata(supplier, cancellation)
  await sent(supplier, 'DespatchAdvice', { id: 'CO-15-D', orderReference: 'CO-15', lines: [wrench] })
  const parties = { sender: { name: 'Supplier' }, receiver: { name: 'Buyer' } }
  const agreed = applicationResponse({
    ...{ id: 'CO-15-R', issueDate: '2026-11-22', ...parties, responseCode: 'AP' },
    document: { id: ID, uuid: cancellation, type: 'OrderCancellation' },
  })
  expect(await refusal(dispatch(supplier, await save(supplier, write(agreed))))).toContain('change the order instead')
  for (const by of [buyer, supplier]) expect(await metadata(by, id)).toMatchObject({ ProcessState: 'ACCEPTED' })
})

/** An OrderCancellation as another program writes it, with parties as the two companies call themselves. */
async function foreign(by: TestPerson, id: string, number: string): Promise<string> {
  const { SenderCompanyName, ReceiverCompanyName } = await metadata(buyer, id)
  const party = (name: string) => `<cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:Party>`
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
  const body = `<OrderCancellation xmlns="${ubl}:OrderCancellation-2" xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2">
    <cbc:ID>${number}-X</cbc:ID><cbc:IssueDate>2026-11-20</cbc:IssueDate><cbc:CancellationNote>Sold</cbc:CancellationNote>
    <cac:OrderReference><cbc:ID>${number}</cbc:ID></cac:OrderReference>
    <cac:BuyerCustomerParty>${party(SenderCompanyName)}</cac:BuyerCustomerParty>
    <cac:SellerSupplierParty>${party(ReceiverCompanyName)}</cac:SellerSupplierParty></OrderCancellation>`
  const cancellation = randomUUID()
  await json(by.send(`PUT documents/${cancellation}?draft=true`, { body, headers: xml }), 204)
  await json(dispatch(by, cancellation), 201)
  await settled()
  return cancellation
}

test('a cancellation that another program wrote does the same', async () => {
  const id = await accepted('CO-7')
  const cancellation = await foreign(buyer, id, 'CO-7')
  expect(await metadata(supplier, cancellation)).toMatchObject({ OrderKind: 'CANCELLATION', Note: 'Sold' })
  await json(answer(supplier, cancellation, accept), 201)
  await settled()
  for (const by of [buyer, supplier]) expect(await metadata(by, id)).toMatchObject({ ProcessState: 'CANCELED' })
})

test('a cancellation that comes over Peppol cancels the order that came over Peppol', async () => {
  const { pair } = peppolOf(server)
  const { seller, buyer: nordic, at } = await pair()
  const { id: partner } = await nordic.partner({ scheme: '9930', value: at.seller })
  const ordered = documentOf('Order', { id: 'CO-P', period: { end: '2026-12-31' } })
  await nordic.dispatch(await nordic.draft(ordered), partner)
  await settled()
  const written = formOf(readDocument(ordered))!
  const paper = { id: 'CO-P-X', issueDate: '2026-11-22', reason: 'Moved away', order: { id: 'CO-P' } }
  const { buyer: from, seller: to } = written
  await nordic.dispatch(await nordic.draft(write(orderCancellation({ ...paper, buyer: from, seller: to }))), partner)
  await settled()
  const came = async (number: string) => (await seller.list()).find(({ ID }) => ID === number)!
  expect(await came('CO-P-X')).toMatchObject({ OrderKind: 'CANCELLATION', Note: 'Moved away' })
  for (const number of ['CO-P', 'CO-P-X'])
    await json(
      seller.send(`PUT documents/${(await came(number)).DocumentId}/statechange`, {
        json: { ResponseId: randomUUID(), ...accept },
      }),
      201,
    )
  await settled()
  expect(await came('CO-P')).toMatchObject({ UnifiedState: 'REJECTED_BY_SENDER', StatusMessage: 'Moved away' })
})

test('only its buyer cancels an order: not its supplier by the same paper, and nobody of another company', async () => {
  const id = await accepted('CO-8')
  await json(answer(buyer, await foreign(supplier, id, 'CO-8'), accept), 201)
  await settled()
  for (const by of [buyer, supplier]) expect(await metadata(by, id)).toMatchObject({ ProcessState: 'ACCEPTED' })
  expect(await refusal(cancel(id, 'Mine', randomUUID(), supplier))).toContain('only the company that sent an order')
  await refusal(cancel(id, 'Mine', randomUUID(), stranger), 404)
  const other = await accepted('CO-9')
  expect(await refusal(cancel(other, 'Again', await asked(id)))).toContain('names another document')
})
