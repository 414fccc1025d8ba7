import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { hammer, startMatching, wrench } from '../matching/testing-matching.ts'

const { supplier, buyer, stranger, sent, server, answer, dispatch } = await startMatching()

type Change = ResultOf<Areas['requisitions']['canGenerateOrderChange']>
const changeOf = (orderId: string, person: TestPerson = buyer) =>
  json<Change>(person.send(`GET procurement/documents/orders/${orderId}/order-change-request/can-generate`))
const begin = async (orderId: string) => {
  const given = { documents: [{ documentId: orderId }], targetType: 'orderchange' }
  return (
    await json<{ documentId: string }>(buyer.send('POST flipper/v0/flip/orders/multi-lines', { json: given }), 201)
  ).documentId
}
type Lines = ResultOf<Areas['documentLines']['listLines']>['lines']
const linesOf = async (id: string) =>
  (await json<{ lines: Lines }>(buyer.send(`GET documents/${id}/lines`))).lines.map(
    ({ lineId, quantity, price, state }) => [lineId, quantity, price, state],
  )

/** Numbered as buyers' systems do. */
const lines = [
  { ...wrench, id: '10' },
  { ...hammer, id: '20' },
  { ...hammer, id: '30', name: 'Saw' },
]

test('REQ-04: what the supplier’s response would change is what a change of the order begins with, line by line', async () => {
  const order = await sent(buyer, 'Order', { id: 'OC-1', lines })
  expect(await changeOf(order)).toEqual({ CanGenerate: true, OrderId: order, ChangedLines: [] })
  await sent(supplier, 'OrderResponse', {
    id: 'OR-1',
    typeCode: 'CA',
    orderReference: 'OC-1',
    lines: [
      { ...wrench, id: '1', orderLineId: '10', quantity: '8', price: '13.00', statusCode: '3' },
      { ...hammer, id: '2', orderLineId: '20', statusCode: '5' },
      { ...hammer, id: '3', orderLineId: '30', name: 'Saw', statusCode: '7' },
    ],
  })
  expect((await changeOf(order)).ChangedLines).toEqual([
    { LineId: '10', Quantity: '8', Price: { value: '13.00', currencyID: 'EUR' } },
    { LineId: '30', Cancel: true },
  ])
  const change = await begin(order)
  expect(await linesOf(change)).toEqual([
    ['10', '8', '13.00', 'OPEN'],
    ['20', '4', '20.00', 'OPEN'],
    ['30', '0', '20.00', 'OPEN'],
  ])
  await json(dispatch(buyer, change), 201)
  await server.settle()
  server.platform.clock.advance(60_000)
  const waiting = await changeOf(order)
  expect(waiting).toMatchObject({
    CanGenerate: false,
    ChangedLines: [],
    Because: expect.stringContaining('is awaiting'),
  })

  await json(answer(supplier, change, { ResponseCode: 'BusinessAccept' }), 201)
  await server.settle()
  expect(await changeOf(order)).toEqual({ CanGenerate: true, OrderId: order, ChangedLines: [] })
  expect(await linesOf(order)).toEqual([
    ['10', '8', '13.00', 'OPEN'],
    ['20', '4', '20.00', 'OPEN'],
    ['30', '0', '20.00', 'CANCELED'],
  ])
})

test('only who sent an order changes it, and nothing that ended', async () => {
  const order = await sent(buyer, 'Order', { id: 'OC-2', lines })
  expect(await changeOf(order, supplier)).toMatchObject({
    CanGenerate: false,
    Because: expect.stringContaining('sent'),
  })
  await json(answer(supplier, order, { ResponseCode: 'BusinessReject', Reason: 'Sold out' }), 201)
  await server.settle()
  expect(await changeOf(order)).toMatchObject({
    CanGenerate: false,
    Over: true,
    Because: expect.stringContaining('REJECTED'),
  })
  const path = `procurement/documents/orders/${order}/order-change-request/can-generate`
  expect((await stranger.send(`GET ${path}`)).status).toBe(404)
})
