import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base as requisitions } from '../requisitions/testing-procurement.ts'
import { lookForOverdue } from './commands/tell-buyer.ts'
import { base, startQuoteRequests } from './testing-quote-requests.ts'

const {
  asked,
  award,
  connection,
  connections,
  draft,
  emre,
  formAt,
  jonas,
  lia,
  list,
  move,
  plain,
  put,
  quoted,
  quoteRequest,
  read,
  requestTo,
  server,
  stateOf,
  statusOf,
  stranger,
  suppliers,
  svea,
  workOf,
} = await startQuoteRequests()
const { brandt, fjord, ostsee } = suppliers

const desk = { price: '300' }
const chair = { price: '90' }

describe('asking for quotes', () => {
  test('sends each supplier a request of their own under one number, with what is needed and nothing of what it may cost', async () => {
    const { id, requisitionId } = await asked(connections, { RespondBy: '2027-03-01', Note: 'With delivery, please' })
    const request = await quoteRequest(id)
    expect(request).toMatchObject({
      ...{ State: 'OPEN', RequisitionId: requisitionId, Title: 'New workplaces', Asked: 3, Answered: 0 },
      ...{ RespondBy: '2027-03-01', Note: 'With delivery, please' },
      Lines: [
        { LineId: '1', Name: 'Desk', Quantity: { value: '2', unitCode: 'C62' }, Offers: [] },
        { LineId: '2', Name: 'Chair', Quantity: { value: '4', unitCode: 'C62' }, Offers: [] },
      ],
      AllowedActions: ['invite', 'postToAll', 'award', 'close'],
    })
    expect(request.Suppliers.map(({ Reply, Quotes }) => [Reply, Quotes])).toEqual([
      ['WAITING', []],
      ['WAITING', []],
      ['WAITING', []],
    ])
    const form = await formAt(brandt, await requestTo(id, 'Brandt'))
    expect(form).toMatchObject({
      ...{ type: 'RequestForQuotation', id: request.ID, dueDate: '2027-03-01', note: 'With delivery, please' },
      lines: [
        { id: '1', name: 'Desk', quantity: '2', price: '' },
        { id: '2', name: 'Chair', quantity: '4', price: '' },
      ],
    })
    expect((await formAt(fjord, await requestTo(id, 'Fjord'))).id).toBe(request.ID)
    expect(
      await json(svea.send(`GET documents/v2/requestforquotes/${request.Suppliers[0]?.RequestId}/information`)),
    ).toEqual({ currency: 'EUR', context: 'REQUESTING', requisitionLinesType: 'plain' })
  })

  test('asking twice asks once; one more is asked later; who asked for the things sees it, a colleague and a stranger do not', async () => {
    const { id, requisitionId } = await asked([connection])
    await json(
      svea.send(`PUT ${base}/${id}`, { json: { RequisitionId: requisitionId, ConnectionIds: connections } }),
      204,
    )
    expect((await quoteRequest(id)).Asked).toBe(1)
    for (const _ of ['once', 'again']) await json(svea.send(`PUT ${base}/${id}/suppliers/${connections[1]}`), 204)
    expect((await quoteRequest(id)).Suppliers.map(({ Name }) => Name)).toEqual([
      'Brandt Werkzeuge GmbH',
      'Fjord Logistik A/S',
    ])
    expect((await quoteRequest(id, emre)).AllowedActions).toEqual([])
    expect((await list(emre, `?requisitionId=${requisitionId}`)).Items).toMatchObject([{ Id: id, Asked: 2 }])
    expect((await list(svea, '?state=OPEN')).Items.map(({ Id }) => Id)).toContain(id)
    expect((await list(svea, '?state=ORDERED')).Items).toEqual([])
    for (const somebody of [lia, stranger, brandt]) {
      expect(await statusOf(somebody.send(`GET ${base}/${id}`))).toBe(404)
      expect(await statusOf(somebody.send(`GET ${base}?requisitionId=${requisitionId}`))).toBe(404)
      expect((await list(somebody)).Items).toEqual([])
    }
  })

  test('asked twice at once, under one id, each supplier is asked once', async () => {
    const { requisitionId } = await asked([connection])
    const id = randomUUID()
    const ask = () =>
      statusOf(svea.send(`PUT ${base}/${id}`, { json: { RequisitionId: requisitionId, ConnectionIds: connections } }))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([204, 204, 204])
    expect((await quoteRequest(id)).Asked).toBe(3)
    await json(emre.send(`GET ${base}/${id}`))
    const other = await asked([connection])
    const taken = { json: { RequisitionId: other.requisitionId, ConnectionIds: connections } }
    expect(await statusOf(svea.send(`PUT ${base}/${id}`, taken))).toBe(409)
  })

  test('once the day is over the buyer has the comparison to do, whoever has not answered', async () => {
    const { id } = await asked(connections, { RespondBy: '2026-11-22' })
    const { ID } = await quoteRequest(id)
    const tasks = async () =>
      (await json<{ items: { Subject?: string }[] }>(svea.send('GET inbox?limit=100'))).items.filter((one) =>
        JSON.stringify(one).includes(ID),
      ).length
    expect(await tasks()).toBe(0)
    const { platform } = server
    const hour = () =>
      platform.transact(svea.companyId, { actorId: null, requestId: 'test' }, (uow) => lookForOverdue(uow))
    await hour()
    await server.settle()
    expect(await tasks()).toBe(0)
    platform.clock.advance(3 * 86_400_000)
    for (const _ of ['one', 'the next']) {
      await hour()
      await server.settle()
    }
    expect(await tasks()).toBe(1)
  })

  test('is for buyers, while it is a draft, for lines that are there, by a day to come: else nobody is asked', async () => {
    const { requisitionId } = await asked([connection])
    const ask = (body: object, by = svea) =>
      by.send(`PUT ${base}/${randomUUID()}`, {
        json: { RequisitionId: requisitionId, ConnectionIds: [connection], ...body },
      })
    const before = (await list(svea)).itemCount
    expect(await statusOf(ask({}, emre))).toBe(403)
    expect(await statusOf(ask({}, jonas))).toBe(403)
    expect(await statusOf(ask({ LineIds: ['9'] }))).toBe(404)
    expect(await statusOf(ask({ ConnectionIds: [connection, randomUUID()] }))).toBe(404)
    expect(await statusOf(ask({ RequisitionId: randomUUID() }))).toBe(404)
    const past = await json<{ Message: string }>(ask({ RespondBy: '2020-01-01' }), 400)
    expect(past.Message).toContain('RespondBy is 2020-01-01, which is over')
    await put(emre, requisitionId, { Lines: [plain('Desk', '300')] })
    await move(emre, requisitionId, 'PENDING')
    expect(await statusOf(ask({}))).toBe(423)
    expect((await list(svea)).itemCount).toBe(before)
  })

  test('what is said to all reaches each in their own thread once, with the new day; nobody sees who asked', async () => {
    const { id } = await asked()
    const mine = await requestTo(id, 'Brandt')
    await json(
      brandt.send(`PUT conversations/documents/${mine}/posts/${randomUUID()}`, { json: { Text: 'Which height?' } }),
      201,
    )
    const post = { Text: 'The desks are 72 cm high.', RespondBy: '2027-04-01' }
    const at = `${base}/${id}/posts/${randomUUID()}`
    for (const _ of ['once', 'again']) await json(svea.send(`PUT ${at}`, { json: post }), 204)
    await server.settle()
    expect((await quoteRequest(id)).RespondBy).toBe('2027-04-01')
    const saidTo = async (by: typeof brandt, requestId: string) => {
      type Said = { Conversation: { History: { Details: { Key: string; Value: string }[] }[] }[] }
      const { Conversation } = await json<Said>(by.send(`GET conversations/documents/${requestId}`))
      const details = Conversation.flatMap(({ History }) => History.flatMap(({ Details }) => Details))
      return details.flatMap(({ Key, Value }) => (Key === 'text' ? [Value] : []))
    }
    expect(await saidTo(brandt, mine)).toEqual(['Which height?', post.Text])
    expect(await saidTo(fjord, await requestTo(id, 'Fjord'))).toEqual([post.Text])
    const none = { json: { Text: 'x', RespondBy: '2020-01-01' } }
    expect(await statusOf(svea.send(`PUT ${base}/${id}/posts/${randomUUID()}`, none))).toBe(400)
  })
})

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
    const { ID } = await quoteRequest(id)
    const waits = async () => (await workOf(svea)).filter(({ why }) => why?.includes(ID)).length
    expect(await waits()).toBe(0)
    const no = { ResponseId: randomUUID(), ResponseCode: 'BusinessReject', Reason: 'We sell no desks' }
    await json(fjord.send(`PUT documents/${others}/statechange`, { json: no }), 201)
    await server.settle()
    expect((await quoteRequest(id)).Suppliers.map(({ Reply, Reason }) => [Reply, Reason])).toEqual([
      ['QUOTED', undefined],
      ['DECLINED', 'We sell no desks'],
    ])
    expect((await workOf(svea)).length).toBeGreaterThan(0)
  })
})

describe('an award', () => {
  test('line by line: the requisition is bought as offered; once it is ordered, each supplier is told how it came out', async () => {
    const { id, requisitionId } = await asked()
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [{ ...desk, sellersItemId: 'D-72' }, chair])
    const second = await quoted(fjord, await requestTo(id, 'Fjord'), [{ price: '320' }, { price: '80' }])
    const lines = [
      { LineId: '1', QuoteId: first },
      { LineId: '2', QuoteId: second },
    ]
    await json(award(id, lines, { Thanks: 'Thank you, we chose another offer.' }), 204)
    expect(await read(emre, requisitionId)).toMatchObject({
      Total: { value: '920.00' },
      Lines: [
        { Price: { value: '300' }, SellersItemID: 'D-72', SupplierName: 'Brandt Werkzeuge GmbH', QuoteId: first },
        { Price: { value: '80' }, SupplierName: 'Fjord Logistik A/S', QuoteId: second },
      ],
    })
    expect(await quoteRequest(id)).toMatchObject({
      State: 'AWARDED',
      Lines: [{ AwardedTo: first }, { AwardedTo: second }],
      AllowedActions: ['postToAll', 'award', 'reopen', 'close'],
    })
    // Nobody is told before it is ordered.
    await server.settle()
    expect(await stateOf(brandt, first)).toBe('DELIVERED_SENT')
    await json(move(emre, requisitionId, 'PENDING'), 204)
    expect(await statusOf(award(id, lines))).toBe(423)
    await json(move(jonas, requisitionId, 'APPROVED'), 204)
    await server.settle()
    server.platform.clock.advance(60_000)
    expect((await quoteRequest(id)).State).toBe('ORDERED')
    expect([await stateOf(brandt, first), await stateOf(fjord, second)]).toEqual(['ACCEPTED', 'ACCEPTED'])
    const third = await requestTo(id, 'Ostsee')
    expect(await stateOf(ostsee, third)).toBe('REJECTED_BY_SENDER')
    const { Orders } = await json<{ Orders: { DocumentId: string; SupplierName: string }[] }>(
      svea.send(`GET ${requisitions}/${requisitionId}/orders`),
    )
    expect(Orders).toHaveLength(2)
    const order = Orders.find(({ SupplierName }) => SupplierName.startsWith('Brandt'))
    const form = await formAt(brandt, order?.DocumentId ?? '')
    expect(form.quoteReference).toBe((await formAt(brandt, first)).id)
    expect(form.lines).toMatchObject([{ name: 'Desk', price: '300', sellersItemId: 'D-72' }])
    // F-209: out of what the order came.
    expect(await json(svea.send(`GET order-spawning/v1/orders/${order?.DocumentId}/source`))).toMatchObject({
      ...{ SourceType: 'REQUISITION', RequisitionId: requisitionId, QuoteId: first },
      Lines: [{ OrderLineId: '1', SourceLineId: '1' }],
    })
  })

  test('whole: the others are thanked with the buyer’s words', async () => {
    const { id, requisitionId } = await asked(connections.slice(0, 2))
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
    const second = await quoted(fjord, await requestTo(id, 'Fjord'), [{ price: '10' }, { price: '10' }])
    const lines = ['1', '2'].map((LineId) => ({ LineId, QuoteId: second }))
    await json(award(id, lines, { Thanks: 'Thank you, we chose another offer.' }), 204)
    await json(move(svea, requisitionId, 'PENDING'), 204)
    await json(move(jonas, requisitionId, 'APPROVED'), 204)
    await server.settle()
    expect([await stateOf(brandt, first), await stateOf(fjord, second)]).toEqual(['REJECTED_BY_RECEIVER', 'ACCEPTED'])
    const { Conversation } = await json<{ Conversation: object[] }>(brandt.send(`GET conversations/documents/${first}`))
    expect(JSON.stringify(Conversation)).toContain('Thank you, we chose another offer.')
  })

  test('is opened again and changed while the requisition is a draft; a line that somebody changes is of no quote any more', async () => {
    const { id, requisitionId } = await asked(connections.slice(0, 2))
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
    const all = ['1', '2'].map((LineId) => ({ LineId, QuoteId: first }))
    await json(award(id, all), 204)
    const saved = await read(svea, requisitionId)
    await json(put(svea, requisitionId, { Lines: saved.Lines, Note: 'Again' }), 204)
    expect((await read(svea, requisitionId)).Lines.map(({ QuoteId }) => QuoteId)).toEqual([first, first])
    const [one, two] = saved.Lines
    const dearer = { ...one, Price: { value: '301', currencyID: 'EUR' } }
    await json(put(svea, requisitionId, { Lines: [dearer, two] }), 204)
    expect((await read(svea, requisitionId)).Lines.map(({ QuoteId }) => QuoteId)).toEqual([undefined, first])
    await json(svea.send(`PUT ${base}/${id}/state/OPEN`), 204)
    expect((await quoteRequest(id)).State).toBe('OPEN')
    expect((await read(svea, requisitionId)).Lines.map(({ QuoteId }) => QuoteId)).toEqual([undefined, undefined])
    await json(award(id, all.slice(0, 1)), 204)
    expect((await quoteRequest(id)).Lines.map(({ AwardedTo }) => AwardedTo)).toEqual([first, undefined])
  })

  test('of what is approved already is bought within what was approved, and ordered; above it, it is approved again', async () => {
    const id = await draft(emre, [plain('Desk', '310', { SupplierConnectionId: undefined })], { Note: 'A desk' })
    await json(move(emre, id, 'PENDING'), 204)
    await json(move(jonas, id, 'APPROVED'), 204)
    const [one, other] = [randomUUID(), randomUUID()]
    for (const requestId of [one, other])
      await json(
        svea.send(`PUT ${base}/${requestId}`, { json: { RequisitionId: id, ConnectionIds: [connection] } }),
        204,
      )
    const dear = await quoted(brandt, await requestTo(one, 'Brandt'), [{ price: '311' }])
    const fair = await quoted(brandt, await requestTo(other, 'Brandt'), [{ price: '305' }])
    const refused = await json<{ Message: string }>(award(one, [{ LineId: '1', QuoteId: dear }]), 423)
    expect(refused.Message).toContain('it would come to 622.00 EUR, and 620.00 EUR are approved')
    await json(award(other, [{ LineId: '1', QuoteId: fair }]), 204)
    await json(move(svea, id, 'ORDERED'), 204)
    await server.settle()
    expect(await read(svea, id)).toMatchObject({ State: 'ORDERED', Total: { value: '610.00' } })
    expect([(await quoteRequest(one)).State, (await quoteRequest(other)).State]).toEqual(['CLOSED', 'ORDERED'])
  })

  test('of what is not offered, over, or in another currency is refused and says why', async () => {
    const { id } = await asked(connections.slice(0, 2))
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk], { period: { end: '2026-01-02' } })
    const second = await quoted(fjord, await requestTo(id, 'Fjord'), [desk], { currency: 'DKK' })
    const messageOf = async (lines: Parameters<typeof award>[1], status: number) =>
      (await json<{ Message: string }>(award(id, lines), status)).Message
    expect(await messageOf([{ LineId: '2', QuoteId: first }], 400)).toContain('which it does not offer')
    expect(await messageOf([{ LineId: '1', QuoteId: randomUUID() }], 400)).toContain('which it does not offer')
    expect(await messageOf([{ LineId: '1', QuoteId: first }], 409)).toContain('it was valid until 2026-01-02')
    expect(await messageOf([{ LineId: '1', QuoteId: second }], 409)).toContain('it is in DKK')
    expect((await quoteRequest(id)).Suppliers[1]?.Quotes[0]?.NotBecause).toContain('DKK')
    expect((await quoteRequest(id)).State).toBe('OPEN')
  })
})

describe('ending without buying', () => {
  test('thanks who quoted and tells the others that it is over; so does canceling the requisition', async () => {
    for (const how of ['closed', 'canceled'] as const) {
      const { id, requisitionId } = await asked(connections.slice(0, 2))
      const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
      const open = await requestTo(id, 'Fjord')
      if (how === 'closed') await json(svea.send(`PUT ${base}/${id}/state/CLOSED`), 204)
      else await json(move(emre, requisitionId, 'CANCELED'), 204)
      await server.settle()
      expect((await quoteRequest(id)).State).toBe('CLOSED')
      expect([await stateOf(brandt, first), await stateOf(fjord, open)]).toEqual([
        'REJECTED_BY_RECEIVER',
        'REJECTED_BY_SENDER',
      ])
      expect(await statusOf(svea.send(`PUT ${base}/${id}/state/OPEN`))).toBe(409)
    }
  })
})
