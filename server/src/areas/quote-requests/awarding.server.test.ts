import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base as requisitions } from '../requisitions/testing-procurement.ts'
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
  suppliers,
  svea,
} = await startQuoteRequests()
const { brandt, fjord, ostsee } = suppliers

const desk = { price: '300' }
const chair = { price: '90' }

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

  test('leaves each line in the category in which it was requested, whatever the quote says', async () => {
    const { id, requisitionId } = await asked(connections.slice(0, 1))
    const saved = await read(svea, requisitionId)
    const CPV = { CommodityCode: '39121100', CommodityScheme: 'CPV' }
    await json(put(svea, requisitionId, { Lines: [{ ...saved.Lines[0], ...CPV }, saved.Lines[1]] }), 204)
    const classification = { code: '44500000', scheme: 'STI' }
    const quote = await quoted(brandt, await requestTo(id, 'Brandt'), [
      { ...desk, classification },
      { ...chair, classification },
    ])
    await json(
      award(
        id,
        ['1', '2'].map((LineId) => ({ LineId, QuoteId: quote })),
      ),
      204,
    )
    const [one, two] = (await read(svea, requisitionId)).Lines
    expect(one).toMatchObject({ ...CPV, QuoteId: quote })
    // By its category is told what is tolerated of a supplier, who does not choose it.
    expect(two).not.toHaveProperty('CommodityCode')
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
    // Of the other all is ordered: nothing more is expected of it.
    expect([await stateOf(brandt, first), await stateOf(fjord, second)]).toEqual(['REJECTED_BY_RECEIVER', 'CLOSED'])
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
    expect(refused.Message).toContain('its total would be 622.00 EUR, but only 620.00 EUR are approved')
    await json(award(other, [{ LineId: '1', QuoteId: fair }]), 204)
    await json(move(svea, id, 'ORDERED'), 204)
    await server.settle()
    expect(await read(svea, id)).toMatchObject({ State: 'ORDERED', Total: { value: '610.00' } })
    expect([(await quoteRequest(one)).State, (await quoteRequest(other)).State]).toEqual(['CLOSED', 'ORDERED'])
  })

  test('is chosen anew within what was approved, also where the first was cheaper', async () => {
    const requisitionId = await draft(emre, [plain('Desk', '310', { SupplierConnectionId: undefined })])
    await json(move(emre, requisitionId, 'PENDING'), 204)
    await json(move(jonas, requisitionId, 'APPROVED'), 204)
    const id = randomUUID()
    const body = { RequisitionId: requisitionId, ConnectionIds: connections.slice(0, 2) }
    await json(svea.send(`PUT ${base}/${id}`, { json: body }), 204)
    const cheap = await quoted(brandt, await requestTo(id, 'Brandt'), [{ price: '250' }])
    const fair = await quoted(fjord, await requestTo(id, 'Fjord'), [{ price: '309' }])
    for (const QuoteId of [cheap, fair]) await json(award(id, [{ LineId: '1', QuoteId }]), 204)
    expect((await read(svea, requisitionId)).Total).toMatchObject({ value: '618.00' })
    // Taken back, it is no more approved than any draft.
    await json(move(svea, requisitionId, 'DRAFT'), 204)
    expect(await read(svea, requisitionId)).toMatchObject({ State: 'DRAFT' })
  })

  const everyLine = (QuoteId: string) => ['1', '2'].map((LineId) => ({ LineId, QuoteId }))

  test('that is undone by buying elsewhere is none: once it is ordered, who quoted is thanked and not accepted', async () => {
    const { id, requisitionId } = await asked(connections.slice(0, 2))
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [desk, chair])
    await json(award(id, everyLine(first), { Thanks: 'We chose another offer.' }), 204)
    const { Lines } = await read(svea, requisitionId)
    const elsewhere = Lines.map((line) => ({ ...line, SupplierConnectionId: connections[1] }))
    await json(put(svea, requisitionId, { Lines: elsewhere }), 204)
    expect((await quoteRequest(id)).Lines.map(({ AwardedTo }) => AwardedTo)).toEqual([undefined, undefined])
    await json(move(svea, requisitionId, 'PENDING'), 204)
    await json(move(jonas, requisitionId, 'APPROVED'), 204)
    await server.settle()
    expect([(await quoteRequest(id)).State, await stateOf(brandt, first)]).toEqual(['CLOSED', 'REJECTED_BY_RECEIVER'])
    expect(JSON.stringify(await json(brandt.send(`GET conversations/documents/${first}`)))).toContain('Vielen Dank')
  })

  test('goes no further than the supplier: whom a buyer chooses instead is not ordered from by their quote and item number', async () => {
    const { id, requisitionId } = await asked(connections.slice(0, 2))
    const first = await quoted(brandt, await requestTo(id, 'Brandt'), [{ ...desk, sellersItemId: 'D-72' }, chair])
    await json(award(id, everyLine(first)), 204)
    const { Lines } = await read(svea, requisitionId)
    // What has a supplier for each line is ordered as soon as it is approved.
    const nobodys = { ...Lines[1], SupplierConnectionId: undefined }
    await json(put(svea, requisitionId, { Lines: [Lines[0], nobodys] }), 204)
    await json(move(svea, requisitionId, 'PENDING'), 204)
    await json(move(jonas, requisitionId, 'APPROVED'), 204)
    const choose = (lineId: string, connectionId: string | undefined) =>
      svea.send(`PUT ${requisitions}/${requisitionId}/RequisitionLines/${lineId}`, {
        json: { Name: 'Whatever', Quantity: { value: '1', unitCode: 'C62' }, SupplierConnectionId: connectionId },
      })
    const chosen = await json<object>(choose('1', connections[1]))
    expect(chosen).toMatchObject({ Name: 'Desk', SupplierConnectionId: connections[1] })
    for (const field of ['QuoteId', 'SellersItemID']) expect(chosen).not.toHaveProperty(field)
    await json(choose('2', connections[0]))
    await json(move(svea, requisitionId, 'ORDERED'), 204)
    await server.settle()
    const { Orders } = await json<{ Orders: { DocumentId: string; SupplierName: string }[] }>(
      svea.send(`GET ${requisitions}/${requisitionId}/orders`),
    )
    const toFjord = Orders.find(({ SupplierName }) => SupplierName.startsWith('Fjord'))
    expect((await formAt(fjord, toFjord?.DocumentId ?? '')).quoteReference).toBeUndefined()
    expect(await stateOf(brandt, first)).toBe('REJECTED_BY_RECEIVER')
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
