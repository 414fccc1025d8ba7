import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { hammer, startMatching, wrench } from './testing-matching.ts'

const { server, supplier, buyer, stranger, sent, matchOf, view, ...matching } = await startMatching()
const { order, stateOf } = matching
const clerk = await server.person(buyer.companyId, { role: 'apClerk' })
const requester = await server.person(buyer.companyId, { role: 'requester' })

type Found = ResultOf<Areas['matching']['listMatchOrders']>
const ordersFor = (id: string, q = '', person = buyer) =>
  person.send(`GET documents/${id}/match/orders${q && `?q=${encodeURIComponent(q)}`}`)
const numbers = async (id: string, q = '') => (await json<Found>(ordersFor(id, q))).Orders.map(({ ID }) => ID)

test('an invoice that names no order waits in a view of its own, until a line of it is led to an order; that can be undone', async () => {
  const PO = await order('NO-1')
  const id = await sent(supplier, 'Invoice', {
    id: 'NO-1-A',
    lines: [{ ...wrench, name: 'Spanner', sellersItemId: '' }],
  })
  expect((await view('NO_ORDER')).rows).toMatchObject([{ DocumentId: id, AllowedActions: ['remap'] }])
  expect(await matchOf(id)).toMatchObject({
    ...{ Matched: false, Orders: [], AllowedActions: ['remap'] },
    Lines: [{ LineId: '1', Description: 'Spanner', Quantity: '10', Differences: ['NOT_ORDERED'] }],
  })
  const lead = { json: { documentId: PO, lineId: '1' } }
  expect((await requester.send(`POST remap/${id}/lines/1`, lead)).status).toBe(403)
  await json(clerk.send(`POST remap/${id}/lines/1`, lead), 204)
  await server.settle()
  expect(await matchOf(id)).toMatchObject({ State: 'MATCHED', Lines: [{ OrderId: PO, IsLed: true }] })
  expect([(await view('NO_ORDER')).numbers, (await view('FITS')).numbers]).toEqual([[], ['NO-1-A']])
  await json(clerk.send(`DELETE remap/${id}/lines/1`), 204)
  await server.settle()
  expect([(await view('NO_ORDER')).numbers, (await view('FITS')).numbers]).toEqual([['NO-1-A'], []])
  expect(await stateOf(id)).toBeUndefined()
})

test('its lines can be led to orders of the same supplier and currency, open ones first, found by number', async () => {
  const closed = await order('NO-2-CLOSED')
  await matching.bill('NO-2-CLOSED', 'NO-2-0', { orderLineId: '1' })
  await order('NO-2-OPEN', [wrench, hammer])
  await sent(buyer, 'Order', { id: 'NO-2-USD', currency: 'USD', lines: [wrench] })
  const id = await sent(supplier, 'Invoice', { id: 'NO-2-A', lines: [hammer] })
  expect(await numbers(id, 'NO-2')).toEqual(['NO-2-OPEN', 'NO-2-CLOSED'])
  expect(await numbers(id, 'NO-2-CL')).toEqual(['NO-2-CLOSED'])
  expect((await json<Found>(ordersFor(id, 'NO-2-CL'))).Orders).toMatchObject([
    { DocumentId: closed, IsClosed: true, Amount: '148.75', Currency: 'EUR' },
  ])
  expect((await ordersFor(id, '', stranger)).status).toBe(404)
  expect((await ordersFor(id, '', requester)).status).toBe(403)
})

test('of a supplier with whom nothing was ordered there is nothing to choose', async () => {
  const id = await sent(buyer, 'Invoice', { id: 'NO-3-A', lines: [hammer] })
  expect(await numbers(id)).toEqual([])
})
