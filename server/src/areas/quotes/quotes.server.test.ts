import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, supplier, buyer, stranger, sent } = await making()

const quotesOf = async (request: string) =>
  (await get<ResultOf<Areas['quotes']['listQuotesOfRequest']>>(buyer, `documents/requestforquotes/${request}/quotes`))
    .Quotes

describe('a request for quotation', () => {
  test('F-186, F-221: says what it asks for, gets its quotes, and one is accepted', async () => {
    const request = await sent(buyer, 'RequestForQuotation', { id: 'RFQ-1' })
    const information = { currency: 'EUR', context: 'BASKET', requisitionLinesType: 'plain' }
    const path = `documents/v2/requestforquotes/${request}/information`
    await json(buyer.send(`PUT ${path}`, { json: information }), 204)
    expect(await get(buyer, path)).toEqual(information)
    const quote = await sent(supplier, 'Quotation', {
      id: 'QUO-1',
      quoteReference: 'RFQ-1',
      period: { end: '2026-12-31' },
    })
    const quotes = () => quotesOf(request)
    expect(await quotes()).toMatchObject([{ DocumentId: quote, State: 'SENT', ValidUntil: '2026-12-31', LineCount: 1 }])
    const move = (state: string, person = buyer) => person.send(`PUT documents/quotes/${quote}/state/${state}`)
    expect([(await move('EXPIRED')).status, (await move('ACCEPTED', supplier)).status]).toEqual([409, 409])
    expect([(await move('DRAFT')).status, (await move('SENT')).status]).toEqual([409, 204])
    await json(move('ACCEPTED'), 204)
    expect((await quotes())[0]?.State).toBe('ACCEPTED')
    expect([(await move('ACCEPTED')).status, (await move('REJECTED')).status]).toEqual([204, 409])
    expect((await buyer.send(`PUT documents/quotes/${request}/state/ACCEPTED`)).status).toBe(404)
  })

  test('U-082: says its own currency until a program sets another; a word that there is not is refused and changes nothing', async () => {
    const request = await sent(buyer, 'RequestForQuotation', { id: 'RFQ-4' })
    const path = `documents/v2/requestforquotes/${request}/information`
    expect(await get(buyer, path)).toEqual({ currency: 'EUR' })
    const put = (json: object, by = buyer) => by.send(`PUT ${path}`, { json })
    await json(put({ currency: 'USD', requisitionLinesType: 'bundle' }), 204)
    for (const wrong of [{}, { currency: 'euros' }, { currency: 'EUR', context: 'HERE' }])
      expect((await put(wrong)).status).toBe(400)
    expect(await get(buyer, path)).toEqual({ currency: 'USD', requisitionLinesType: 'bundle' })
    // What is left out is taken back; said again, it has the effect of one.
    for (let at = 0; at < 2; at++) await json(put({ currency: 'USD' }), 204)
    expect(await get(buyer, path)).toEqual({ currency: 'USD' })
    // The other side's program does not hear of it: each company keeps its own.
    const received = (await get<{ Quotes: object[] }>(supplier, `documents/requestforquotes/${request}/quotes`)).Quotes
    expect(received).toEqual([])
    expect(await get(supplier, path)).toEqual({ currency: 'EUR' })
    expect((await put({ currency: 'USD' }, stranger)).status).toBe(404)
    const order = await sent(buyer, 'Order', { id: 'RFQ-4-O' })
    expect(
      (await buyer.send(`PUT documents/v2/requestforquotes/${order}/information`, { json: { currency: 'USD' } }))
        .status,
    ).toBe(404)
  })

  test('U-024: a seller’s program sends the quote that it saved, and withdraws it again; the buyer’s declines another', async () => {
    const request = await sent(buyer, 'RequestForQuotation', { id: 'RFQ-3' })
    const move = (quote: string, state: string, person = supplier) =>
      person.send(`PUT documents/quotes/${quote}/state/${state}`)
    const flipped = async () => {
      const given = { documents: [{ documentId: request }], targetType: 'quote' }
      const answer = supplier.send('POST flipper/v0/flip/orders/multi-lines', { json: given })
      return (await json<{ documentId: string }>(answer, 201)).documentId
    }
    const [first, second] = [await flipped(), await flipped()]
    expect((await move(first, 'DRAFT')).status).toBe(204)
    expect((await move(first, 'SENT', buyer)).status).toBe(404)
    for (const quote of [first, first, second]) await json(move(quote, 'SENT'), 204)
    await server.settle()
    const states = async () =>
      Object.fromEntries((await quotesOf(request)).map(({ DocumentId, State }) => [DocumentId, State]))
    expect(await states()).toEqual({ [first]: 'SENT', [second]: 'SENT' })
    const unsent = await json<{ Message: string }>(move(first, 'DRAFT'), 409)
    expect(unsent.Message).toContain('it has been sent')
    await json(move(first, 'REJECTED'), 204)
    await json(move(second, 'REJECTED', buyer), 204)
    await server.settle()
    expect(await states()).toEqual({ [first]: 'REJECTED', [second]: 'REJECTED' })
    expect((await move(first, 'SENT')).status).toBe(409)
  })

  test('is open again on both sides once its supplier has withdrawn all that they quoted, and closed by the next quote', async () => {
    const request = await sent(buyer, 'RequestForQuotation', { id: 'RFQ-5' })
    const quote = () => sent(supplier, 'Quotation', { id: `QUO-5-${++count}`, quoteReference: 'RFQ-5' })
    let count = 0
    const states = async () => {
      await server.settle()
      const read = async (person: typeof buyer) =>
        (await get<{ UnifiedState: string }>(person, `documents/${request}/metadata`)).UnifiedState
      return [await read(buyer), await read(supplier)]
    }
    const open = await states()
    const [first, second] = [await quote(), await quote()]
    expect(await states()).toEqual(['CLOSED', 'CLOSED'])
    const withdraw = (id: string) => json(supplier.send(`PUT documents/quotes/${id}/state/REJECTED`), 204)
    await withdraw(first)
    expect(await states()).toEqual(['CLOSED', 'CLOSED'])
    await withdraw(second)
    expect(await states()).toEqual(open)
    await quote()
    expect(await states()).toEqual(['CLOSED', 'CLOSED'])
  })

  test('has quotes until their day is over where they are looked at', async () => {
    const request = await sent(buyer, 'RequestForQuotation', { id: 'RFQ-2' })
    await sent(supplier, 'Quotation', { id: 'QUO-2', quoteReference: 'RFQ-2', period: { end: '2026-12-31' } })
    const state = async () => (await quotesOf(request))[0]?.State
    // Midnight in Berlin, by which its people live.
    server.platform.clock.advance(Date.parse('2026-12-31T22:59:00Z') - server.platform.clock.now().getTime())
    expect(await state()).toBe('SENT')
    server.platform.clock.advance(60_000)
    expect(await state()).toBe('EXPIRED')
  })
})
