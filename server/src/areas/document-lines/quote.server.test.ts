import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, supplier, buyer, answer, sent } = await making()

const tax = { category: 'S', percent: '19' }
const lines = (wrenches: string, hammers: string) =>
  [
    { id: '1', name: 'Wrench', quantity: wrenches, unit: 'C62', price: '12.50', tax },
    { id: '2', name: 'Hammer', quantity: hammers, unit: 'C62', price: '20.00', tax },
  ].filter(({ quantity }) => quantity !== '0')

test('a quote closes on both sides once all of it is ordered, and opens again where an order is turned down', async () => {
  const quote = await sent(supplier, 'Quotation', { id: 'QUOTED-1', period: undefined, lines: lines('10', '4') })
  const state = async (person: TestPerson) =>
    (await get<{ UnifiedState: string }>(person, `documents/${quote}/metadata`)).UnifiedState
  const states = async () => [await state(supplier), await state(buyer)]
  const order = (id: string, wrenches: string, hammers: string) =>
    sent(buyer, 'Order', { id, quoteReference: 'QUOTED-1', lines: lines(wrenches, hammers) })
  await order('PART-1', '6', '4')
  expect(await states()).toEqual(['DELIVERED_SENT', 'DELIVERED_RECEIVED'])
  const rest = await order('PART-2', '4', '0')
  expect(await states()).toEqual(['CLOSED', 'CLOSED'])
  const declined = { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'Sold out' }
  await json(answer(supplier, rest, declined), 201)
  await server.settle()
  expect(await states()).toEqual(['DELIVERED_SENT', 'DELIVERED_RECEIVED'])

  await order('PART-3', '4', '0')
  expect(await states()).toEqual(['CLOSED', 'CLOSED'])
  // Whoever opens it again keeps it open.
  await json(buyer.send(`DELETE documents/${quote}/closed`), 204)
  await order('PART-4', '1', '0')
  expect(await states()).toEqual(['CLOSED', 'DELIVERED_RECEIVED'])
})
