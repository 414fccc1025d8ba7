import type { Areas, ResultOf } from '@kontor/contract'
import type { FormType } from '@kontor/ubl'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

type Metadata = ResultOf<Areas['documents']['readMetadata']>

const { server, supplier, buyer, answer, sent: sentNow, save, dispatch, metadata } = await making()

const accept = { ResponseCode: 'BusinessAccept' }
const tax = { category: 'S', percent: '19' }
const line = (quantity: string) => ({ id: '1', name: 'Wrench', quantity, unit: 'C62', price: '12.50', tax })
/** Each version comes a minute after the one before. */
async function sent(from: TestPerson, type: FormType, more: Parameters<typeof documentOf>[1]): Promise<string> {
  server.platform.clock.advance(60_000)
  return sentNow(from, type, more)
}
const order = (id: string, quantity: string) => sent(buyer, 'Order', { id, lines: [line(quantity)] })
const statesOf = async (id: string) => [
  (await metadata(supplier, id)).UnifiedState,
  (await metadata(buyer, id)).UnifiedState,
]
const relations = ({ Related }: Metadata) => Related.map(({ DocumentId, Relation }) => [DocumentId, Relation])
async function answered(by: TestPerson, id: string, body: object, status = 201): Promise<void> {
  await json(answer(by, id, body), status)
  await server.settle()
}
const flip = (by: TestPerson, documentId: string, targetType: string) =>
  by.send('POST flipper/v0/flip/orders/multi-lines', { json: { documents: [{ documentId }], targetType } })

test('an order that its buyer sends again takes the place of the one before, on both sides; nothing more is done with that', async () => {
  const before = await order('PO-1', '5')
  const later = await order('PO-1', '7')
  expect(await statesOf(before)).toEqual(['REPLACED', 'REPLACED'])
  expect(await statesOf(later)).toEqual(['DELIVERED_RECEIVED', 'DELIVERED_SENT'])
  for (const by of [supplier, buyer]) {
    const [old, now] = [await metadata(by, before), await metadata(by, later)]
    expect(relations(old)).toEqual([[later, 'replacedBy']])
    expect(relations(now)).toEqual([[before, 'replaces']])
    expect([old.Notices, now.Notices]).toEqual([['version'], []])
    expect(old.TurnsInto).toEqual(by === buyer ? ['order'] : [])
    const actions = old.AllowedActions.map(({ Action }) => Action)
    for (const action of ['accept', 'reject', 'cancel', 'close'] as const) expect(actions).not.toContain(action)
    const { Events } = await get<ResultOf<Areas['documents']['readHistory']>>(by, `documents/${before}/history`)
    expect(Events.map(({ Type }) => Type)).toContain('document.replaced')
  }
  // It is no copy that somebody should look at, and nothing of the old one is lost.
  expect((await metadata(supplier, later)).Warnings).toBeUndefined()
  expect((await supplier.send(`GET documents/${before}`)).status).toBe(200)
  await answered(supplier, before, accept, 409)
  expect((await flip(supplier, before, 'despatchadvice')).status).toBe(409)
  await answered(supplier, later, accept)
  expect(await statesOf(later)).toEqual(['ACCEPTED', 'ACCEPTED'])
})

test('what was accepted stays until its receiver accepts the later version as well', async () => {
  const before = await order('PO-3', '5')
  await answered(supplier, before, accept)
  const later = await order('PO-3', '7')
  expect(await statesOf(before)).toEqual(['ACCEPTED', 'ACCEPTED'])
  for (const by of [supplier, buyer]) {
    expect((await metadata(by, before)).Notices).toContain('version')
    expect((await metadata(by, later)).Notices).toContain('version')
    expect(relations(await metadata(by, before))).toContainEqual([later, 'laterVersion'])
    expect(relations(await metadata(by, later))).toContainEqual([before, 'earlierVersion'])
  }
  // Nobody accepts it in passing.
  expect((await metadata(supplier, later)).AllowedActions).toContainEqual({ Action: 'accept', Confirm: ['DUPLICATE'] })
  await answered(supplier, later, accept)
  expect(await statesOf(before)).toEqual(['REPLACED', 'REPLACED'])
  expect(await statesOf(later)).toEqual(['ACCEPTED', 'ACCEPTED'])
  for (const by of [supplier, buyer]) expect((await metadata(by, later)).Notices).not.toContain('version')
})

test('a later version that its receiver rejects changes nothing', async () => {
  const before = await order('PO-4', '5')
  await answered(supplier, before, accept)
  const later = await order('PO-4', '7')
  await answered(supplier, later, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'Five it is' })
  expect(await statesOf(before)).toEqual(['ACCEPTED', 'ACCEPTED'])
  for (const by of [supplier, buyer]) expect((await metadata(by, before)).Notices).not.toContain('version')
})

test('an order of which something was shipped stays, whatever is said of a later version', async () => {
  const before = await order('PO-5', '5')
  await sent(supplier, 'DespatchAdvice', { id: 'D-5', orderReference: 'PO-5', lines: [line('2')] })
  const later = await order('PO-5', '7')
  await answered(supplier, later, accept)
  expect(await statesOf(before)).toEqual(['DELIVERED_RECEIVED', 'DELIVERED_SENT'])
  expect(await statesOf(later)).toEqual(['ACCEPTED', 'ACCEPTED'])
  expect((await metadata(supplier, later)).Notices).toContain('version')
})

test('the last of three versions takes the place of all that were not answered', async () => {
  const [first, second, third] = [await order('PO-6', '1'), await order('PO-6', '2'), await order('PO-6', '3')]
  for (const id of [first, second]) expect(await statesOf(id)).toEqual(['REPLACED', 'REPLACED'])
  expect(relations(await metadata(buyer, first))).toEqual([[second, 'replacedBy']])
  expect(relations(await metadata(buyer, third))).toEqual([[second, 'replaces']])
})

test('a response to an order that was replaced is not sent', async () => {
  const before = await order('PO-7', '5')
  const response = documentOf('OrderResponse', {
    id: 'R-7',
    typeCode: 'AP',
    orderReference: 'PO-7',
    lines: [line('5')],
  })
  const begun = await save(supplier, response)
  await order('PO-7', '7')
  const { Message } = await json<{ Message: string }>(dispatch(supplier, begun), 409)
  expect(Message).toContain('the order PO-7 was replaced by a later version')
  expect(await statesOf(before)).toEqual(['REPLACED', 'REPLACED'])
})

test('a supplier who quotes again takes their earlier quote back, under whatever number; the buyer compares the last one', async () => {
  const request = await sent(buyer, 'RequestForQuotation', { id: 'RFQ-1' })
  const quote = (id: string, price: string) =>
    sent(supplier, 'Quotation', { id, quoteReference: 'RFQ-1', lines: [{ ...line('1'), price }] })
  const before = await quote('Q-1', '90')
  const later = await quote('Q-2', '80')
  expect(await statesOf(before)).toEqual(['REPLACED', 'REPLACED'])
  const { Quotes } = await get<ResultOf<Areas['quotes']['listQuotesOfRequest']>>(
    buyer,
    `documents/requestforquotes/${request}/quotes`,
  )
  expect(Object.fromEntries(Quotes.map(({ DocumentId, State }) => [DocumentId, State]))).toEqual({
    [before]: 'REJECTED',
    [later]: 'SENT',
  })
  expect((await buyer.send(`PUT documents/quotes/${before}/state/ACCEPTED`)).status).toBe(409)
  await answered(buyer, later, accept)
  const third = await quote('Q-3', '70')
  expect(await statesOf(later)).toEqual(['ACCEPTED', 'ACCEPTED'])
  expect((await metadata(buyer, third)).Notices).toContain('version')
  await answered(buyer, third, accept)
  expect(await statesOf(later)).toEqual(['REPLACED', 'REPLACED'])
})

test('nobody replaces another company’s order or quote, under whatever number and name they send their own', async () => {
  const name = 'Nordlicht Software GmbH'
  const rogueId = await server.company({ name })
  const rogue = await server.person(rogueId)
  const [toSupplier, toBuyer] = [
    await server.connect(rogueId, supplier.companyId),
    await server.connect(rogueId, buyer.companyId),
  ]
  const genuine = await order('PO-8', '5')
  const request = await sent(buyer, 'RequestForQuotation', { id: 'RFQ-8' })
  const quote = await sent(supplier, 'Quotation', { id: 'Q-8', quoteReference: 'RFQ-8', lines: [line('1')] })
  server.platform.clock.advance(60_000)
  const forged = [
    [documentOf('Order', { id: 'PO-8', lines: [line('500')] }), toSupplier],
    [documentOf('Quotation', { id: 'Q-8', quoteReference: 'RFQ-8', lines: [line('9')] }), toBuyer],
  ] as const
  for (const [bytes, to] of forged) {
    const id = await save(rogue, bytes)
    await json(dispatch(rogue, id, undefined, to), 201)
  }
  await server.settle()
  expect(await statesOf(genuine)).toEqual(['DELIVERED_RECEIVED', 'DELIVERED_SENT'])
  expect(await statesOf(quote)).toEqual(['DELIVERED_SENT', 'DELIVERED_RECEIVED'])
  expect(await statesOf(request)).toEqual(['CLOSED', 'CLOSED'])
})

test('the same bytes again are a copy, and replace nothing', async () => {
  const bytes = documentOf('Order', { id: 'PO-9', lines: [line('5')] })
  const ids = []
  for (const _ of ['once', 'again']) {
    server.platform.clock.advance(60_000)
    const id = await save(buyer, bytes)
    await json(dispatch(buyer, id), 201)
    await server.settle()
    ids.push(id)
  }
  const [first = '', second = ''] = ids
  expect(await statesOf(first)).toEqual(['DELIVERED_RECEIVED', 'DELIVERED_SENT'])
  expect(await metadata(supplier, second)).toMatchObject({ Warnings: ['DUPLICATE'], DuplicateBy: 'BYTES' })
})
