import { describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { startTestServer } from '../../testing.ts'
import { documentOf } from './testing.ts'
import { json, trading } from './testing-trade.ts'

const server = await startTestServer()

describe('an invoice that is not paid', () => {
  // In the night to 28 March 2027 clocks in Berlin go forward: its midnight is 23:00 in UTC, that of the next day 22:00.
  test.each([
    ['in winter', '2027-03-26', '2027-03-26T22:59:00Z', '2027-03-26T23:01:00Z'],
    ['on the day on which clocks change', '2027-03-28', '2027-03-28T21:59:00Z', '2027-03-28T22:01:00Z'],
  ])('is overdue when the day is over where most people of the company are: %s', async (_, dueDate, before, after) => {
    const { supplier, buyer, connection, save, metadata } = await trading(server)
    await server.person(buyer.companyId)
    await server.person(buyer.companyId, { timeZone: 'Asia/Tokyo' })
    const id = await save(supplier, documentOf('Invoice', { dueDate }))
    const body = { ConnectionId: connection }
    await json(supplier.send(`PUT documents/${id}/dispatches/${crypto.randomUUID()}`, { json: body }), 201)
    await server.settle()
    const stateAt = async (instant: string) => {
      server.platform.clock.advance(Date.parse(instant) - server.platform.clock.now().getTime())
      await server.platform.transact(buyer.companyId, { actorId: null, requestId: 'hour' }, areas.hourly)
      return (await metadata({ ...buyer, send: (await server.browser(buyer)).write }, id)).PaymentState
    }
    expect(await stateAt(before)).toBe('NONE')
    expect(await stateAt(after)).toBe('OVERDUE')
  })

  test('is overdue as it arrives, for both, where its due date is over by then', async () => {
    const { supplier, buyer, connection, save, metadata } = await trading(server)
    const today = server.platform.clock.now()
    const daysAway = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const stateOf = async (dueDate: string) => {
      const id = await save(supplier, documentOf('Invoice', { dueDate }))
      const body = { ConnectionId: connection }
      await json(supplier.send(`PUT documents/${id}/dispatches/${crypto.randomUUID()}`, { json: body }), 201)
      const [sent, received] = [await metadata(supplier, id), await metadata(buyer, id)]
      return [sent.PaymentState, received.PaymentState, received.UnifiedState]
    }
    expect(await stateOf(daysAway(-3))).toEqual(['OVERDUE', 'OVERDUE', 'OVERDUE'])
    expect(await stateOf(daysAway(3))).toEqual(['NONE', 'NONE', 'DELIVERED_RECEIVED'])
  })
})
