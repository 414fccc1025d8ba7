import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startQuoteRequests } from './testing-quote-requests.ts'

const {
  admin,
  asked,
  award,
  connections,
  emre,
  quoted,
  quoteRequest,
  requestTo,
  server,
  stateOf,
  suppliers,
  svea,
  tasksOf,
} = await startQuoteRequests()
const { brandt, fjord, ostsee } = suppliers

const desk = { price: '300' }
const chair = { price: '90' }

describe('F-221: quotes that come', () => {
  test('stand beside each other line by line, in one currency, with what differs and which is lowest', async () => {
    const { id } = await asked(connections, { RespondBy: '2027-03-01' })
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair], {
      period: { end: '2027-06-30' },
      deliveryDate: '2027-04-15',
    })
    const second = await quoted(fjord, await requestTo(id, 'Fjord'), [
      { price: '280.50', name: 'Desk “Fjord”' },
      { price: '95', quantity: '6' },
    ])
    const third = await quoted(ostsee, await requestTo(id, 'Ostsee'), [undefined, { price: '70', unit: 'BX' }])
    const request = await quoteRequest(id)
    expect(request).toMatchObject({ Asked: 3, Answered: 3 })
    const [desks, chairs] = request.Lines
    expect(desks?.Offers).toMatchObject([
      { QuoteId: first, Price: '300', Amount: '600.00', Differences: [], IsBest: false },
      { QuoteId: second, Price: '280.5', Amount: '561.00', Name: 'Desk “Fjord”', Differences: ['item'], IsBest: true },
    ])
    expect(chairs?.Offers).toMatchObject([
      { QuoteId: first, Price: '90', Differences: [], IsBest: true },
      { QuoteId: second, Price: '95', Quantity: '6', Differences: ['quantity'], IsBest: false },
      { QuoteId: third, Price: '70', Unit: 'BX', Differences: ['unit'], IsBest: false },
    ])
    expect(
      request.Suppliers.map(({ Reply, Quotes: [quote] }) => [Reply, quote?.Net, quote?.IsComplete, quote?.IsBest]),
    ).toEqual([
      ['QUOTED', '960', true, true],
      ['QUOTED', '1131', true, false],
      ['QUOTED', '280', false, false],
    ])
    expect(request.Suppliers[0]?.Quotes[0]).toMatchObject({
      ...{ ValidUntil: '2027-06-30', DeliveryDate: '2027-04-15', IsLate: false, IsExpired: false },
    })
    // U-025: each request by itself.
    const { Quotes } = await json<{ Quotes: object[] }>(
      svea.send(`GET documents/requestforquotes/${await requestTo(id, 'Brandt')}/quotes`),
    )
    expect(Quotes).toMatchObject([{ DocumentId: first, State: 'SENT', LineCount: 2 }])
  })

  test('close the request on both sides; once all have answered the buyer has the comparison to do, also when one declines', async () => {
    const { id } = await asked(connections.slice(0, 2))
    const [theirs, others] = [await requestTo(id, 'Brandt'), await requestTo(id, 'Fjord')]
    await quoted(brandt, theirs, [desk, chair])
    expect([await stateOf(brandt, theirs), await stateOf(svea, theirs)]).toEqual(['CLOSED', 'CLOSED'])
    expect(await tasksOf(id)).toBe(0)
    const no = { ResponseId: randomUUID(), ResponseCode: 'BusinessReject', Reason: 'We sell no desks' }
    await json(fjord.send(`PUT documents/${others}/statechange`, { json: no }), 201)
    await server.settle()
    expect((await quoteRequest(id)).Suppliers.map(({ Reply, Reason }) => [Reply, Reason])).toEqual([
      ['QUOTED', undefined],
      ['DECLINED', 'We sell no desks'],
    ])
    expect(await tasksOf(id)).toBe(1)
    // It is done with once the request is.
    await json(svea.send(`PUT ${base}/${id}/state/CLOSED`), 204)
    expect(await tasksOf(id)).toBe(0)
  })

  test('whatever their supplier wrote into them: what is none, or costs less than nothing, is not offered', async () => {
    const { id } = await asked(connections)
    await quoted(brandt, await requestTo(id, 'Brandt'), [{ price: '-300' }, chair])
    await quoted(fjord, await requestTo(id, 'Fjord'), [{ price: '300' }, { price: '80', quantity: '0' }])
    const { Lines, Suppliers } = await quoteRequest(id)
    expect(Lines.map(({ Offers }) => Offers.map(({ Price }) => Price))).toEqual([['300'], ['90']])
    expect(Suppliers.slice(0, 2).flatMap(({ Quotes }) => Quotes.map(({ IsComplete }) => IsComplete))).toEqual([
      false,
      false,
    ])
  })

  test('are seen by those only who may read them', async () => {
    const { id } = await asked(connections.slice(0, 1))
    const quote = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
    expect((await quoteRequest(id)).Suppliers[0]?.Reply).toBe('QUOTED')
    await json(
      admin.send(`PUT documents/${quote}/access`, { json: { Grants: [{ UserId: admin.id, Right: 'admin' }] } }),
      204,
    )
    expect((await quoteRequest(id, emre)).Lines.flatMap(({ Offers }) => Offers)).toEqual([])
    expect((await award(id, [{ LineId: '1', QuoteId: quote }])).status).toBe(400)
  })
})
