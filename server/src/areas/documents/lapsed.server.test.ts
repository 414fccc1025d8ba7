import { expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import type { TestPerson } from '../../testing.ts'
import { making } from './testing-making.ts'
import { json } from './testing-trade.ts'

const { server, supplier, buyer, sent } = await making()

test('a quote closes on both sides when its validity is over by the day of each company; one that is opened again stays open', async () => {
  const { clock } = server.platform
  const at = (instant: string) => clock.advance(Date.parse(instant) - clock.now().getTime())
  const state = async (person: TestPerson, id: string) =>
    (await json<{ UnifiedState: string }>(person.send(`GET documents/${id}/metadata`))).UnifiedState
  const hour = async () => {
    for (const { companyId } of [supplier, buyer])
      await server.platform.transact(companyId, { actorId: null, requestId: 'hour' }, areas.hourly)
  }
  at('2026-12-01T12:00:00Z')
  const quote = await sent(supplier, 'Quotation', { id: 'Q-1', period: { end: '2026-12-10' } })
  const answered = await sent(supplier, 'Quotation', { id: 'Q-2', period: { end: '2026-12-10' } })
  const endless = await sent(supplier, 'Quotation', { id: 'Q-3', period: undefined })
  const accept = { ResponseId: crypto.randomUUID(), ResponseCode: 'BusinessAccept' }
  await json(buyer.send(`PUT documents/${answered}/statechange`, { json: accept }), 201)
  await server.settle()
  at('2026-12-10T12:00:00Z')
  await hour()
  expect([await state(supplier, quote), await state(buyer, quote)]).toEqual(['DELIVERED_SENT', 'DELIVERED_RECEIVED'])
  at('2026-12-11T12:00:00Z')
  await hour()
  expect([await state(supplier, quote), await state(buyer, quote)]).toEqual(['CLOSED', 'CLOSED'])
  expect(await state(buyer, answered)).toBe('ACCEPTED')
  expect(await state(buyer, endless)).toBe('DELIVERED_RECEIVED')

  await json(buyer.send(`DELETE documents/${quote}/closed`), 204)
  await hour()
  expect([await state(supplier, quote), await state(buyer, quote)]).toEqual(['CLOSED', 'DELIVERED_RECEIVED'])
})
