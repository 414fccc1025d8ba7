import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'
import { get, making } from './testing-making.ts'
import { json } from './testing-trade.ts'

const { server, supplier, buyer, answer, sent, save, dispatch } = await making()

const stateOf = async (person: TestPerson, id: string) =>
  (await get<{ UnifiedState: string }>(person, `documents/${id}/metadata`)).UnifiedState
const corrected = (number: string, before: string, typeCode = '384') =>
  sent(supplier, 'Invoice', { id: number, typeCode, precedingInvoice: { id: before } })

test('F-115: a corrected invoice takes the place of the disputed one that it names, on both sides', async () => {
  const before = await sent(supplier, 'Invoice', { id: 'WRONG-1' })
  await json(
    answer(buyer, before, { ResponseCode: 'BusinessDispute', ReasonCode: 'QTY', Reason: 'Two are missing' }),
    201,
  )
  await server.settle()
  await corrected('RIGHT-1', 'WRONG-1')
  expect([await stateOf(supplier, before), await stateOf(buyer, before)]).toEqual(['REPLACED', 'REPLACED'])
  // Nothing can be said about it any more, and it waits for nobody.
  expect((await answer(buyer, before, { ResponseCode: 'BusinessAccept' })).status).toBe(409)
  const { Document } = await get<{ Document: { ID: string }[] }>(buyer, 'documents?toanswer=true')
  expect(Document.map(({ ID }) => ID)).toEqual(['RIGHT-1'])
  const { Events } = await get<{ Events: { Type: string }[] }>(buyer, `documents/${before}/history`)
  expect(Events.map(({ Type }) => Type)).toContain('document.replaced')
})

test('a draft corrects nothing: a bill counts as corrected once what corrects it has been sent', async () => {
  const invoice = await sent(supplier, 'Invoice', { id: 'CREDIT-ME-1', issueDate: '2026-11-03' })
  const relations = async (person: TestPerson) =>
    (await get<{ Related: { Relation: string }[] }>(person, `documents/${invoice}/metadata`)).Related.map(
      ({ Relation }) => Relation,
    )
  const credit = await save(
    supplier,
    documentOf('CreditNote', { id: 'CREDIT-1', precedingInvoice: { id: 'CREDIT-ME-1' } }),
  )
  expect([await relations(supplier), await relations(buyer)]).toEqual([['prepared'], []])
  expect((await dispatch(supplier, credit)).status).toBe(201)
  await server.settle()
  expect([await relations(supplier), await relations(buyer)]).toEqual([['correctedBy'], ['correctedBy']])
})

test('what was accepted stays, and an invoice that merely names another replaces nothing', async () => {
  const [accepted, partial] = [
    await sent(supplier, 'Invoice', { id: 'WRONG-2' }),
    await sent(supplier, 'Invoice', { id: 'PART-1' }),
  ]
  await json(answer(buyer, accepted, { ResponseCode: 'BusinessAccept' }), 201)
  await server.settle()
  await corrected('RIGHT-2', 'WRONG-2')
  await corrected('FINAL-1', 'PART-1', '380')
  expect([await stateOf(buyer, accepted), await stateOf(buyer, partial)]).toEqual(['ACCEPTED', 'DELIVERED_RECEIVED'])
})

test('nobody replaces another supplier’s invoice or closes another’s order, under whatever id they keep their own', async () => {
  const name = 'Rogue Trading Ltd'
  const rogueId = await server.company({ name })
  const [rogue, friendId] = [await server.person(rogueId), await server.company()]
  const toFriend = await server.connect(rogueId, friendId)
  const toBuyer = await server.connect(rogueId, buyer.companyId)
  const seller = { name }
  const tax = { category: 'S', percent: '19' }
  const lines = [{ id: '1', name: 'Wrench', quantity: '1', unit: 'C62', price: '12.50', tax }]

  const invoice = await sent(supplier, 'Invoice', { id: 'GENUINE-1' })
  const order = await sent(buyer, 'Order', { id: 'PO-GENUINE', lines })
  // Ids are each company's own: theirs is exchanged with a friend, and what follows it is sent to us.
  await save(rogue, documentOf('Invoice', { id: 'GENUINE-1', seller }), '?draft=true', invoice)
  expect((await dispatch(rogue, invoice, undefined, toFriend)).status).toBe(201)
  await save(rogue, documentOf('Order', { id: 'PO-GENUINE', buyer: seller, lines }), '?draft=true', order)
  expect((await dispatch(rogue, order, undefined, toFriend)).status).toBe(201)
  await server.settle()

  const correction = { id: 'EVIL-1', typeCode: '384', precedingInvoice: { id: 'GENUINE-1' }, seller }
  const bill = { id: 'EVIL-2', orderReference: 'PO-GENUINE', seller, lines: [{ ...lines[0]!, orderLineId: '1' }] }
  for (const form of [correction, bill]) {
    const id = await save(rogue, documentOf('Invoice', form))
    expect((await dispatch(rogue, id, undefined, toBuyer)).status).toBe(201)
    await server.settle()
    expect(await stateOf(buyer, id)).toBe('DELIVERED_RECEIVED')
  }
  expect([await stateOf(buyer, invoice), await stateOf(supplier, invoice)]).toEqual([
    'DELIVERED_RECEIVED',
    'DELIVERED_SENT',
  ])
  expect(await stateOf(buyer, order)).toBe('DELIVERED_SENT')
  const billed = await get<{ lines: { state: string }[] }>(buyer, `documents/${order}/lines`)
  expect(billed.lines.map(({ state }) => state)).toEqual(['OPEN'])
})
