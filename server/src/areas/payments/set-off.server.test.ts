import { randomUUID } from 'node:crypto'
import type { Of, PaymentFile } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { get } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { startPayments, statement } from './testing-payments.ts'

const { next, server, supplier, buyer, sent, answer, accepted, proposal, order, fault, outcomes, stateOf } =
  await startPayments()

describe('credit notes are set off in a payment', () => {
  const credited = async (price: string): Promise<string> => {
    const lines = [
      { id: '1', name: 'Returned', quantity: '1', unit: 'C62', price, tax: { category: 'S', percent: '19' } },
    ]
    const id = await sent(supplier, 'CreditNote', { id: `CREDIT-${next()}`, lines })
    await json(answer(buyer, id, { ResponseCode: 'BusinessAccept' }), 201)
    await server.settle()
    return id
  }

  test('an invoice and a credit note of one partner are one transfer of the difference, which names both', async () => {
    const [invoice, other, credit] = [await accepted(), await accepted(), await credited('10.00')]
    const proposed = await proposal(buyer, [invoice, credit, other])
    expect(proposed).toMatchObject({ Transfers: 1, Refused: [], Sums: [{ Sum: '226.10' }] })
    expect(proposed.Payments.find(({ DocumentId }) => DocumentId === credit)?.Amount).toBe('-11.90')
    const id = randomUUID()
    const file = await json<Of<typeof PaymentFile>>(order(buyer, id, [invoice, credit, other]))
    expect(file).toMatchObject({ Transfers: 1, Sums: proposed.Sums })
    const xml = await (await buyer.send(`GET payments/${id}/file`)).text()
    expect(xml).toContain('<InstdAmt Ccy="EUR">226.10</InstdAmt>')
    expect(xml.match(/<Cd>CINV<\/Cd>/g)).toHaveLength(2)
    expect(xml).toContain('<Cd>CREN</Cd>')
    // Used once: neither it nor the invoices are in another file.
    expect((await proposal(buyer, [credit])).Refused).toMatchObject([{ Reason: 'it is already in a payment file' }])

    const [, end = ''] = /<EndToEndId>([^<]+)/.exec(xml) ?? []
    const executed = statement([{ id: end, amount: '226.10' }])
    expect(await outcomes(executed)).toEqual(['PAID'])
    expect(await outcomes(executed)).toEqual(['ALREADY'])
    await server.settle()
    for (const one of [invoice, other, credit]) expect(await stateOf(supplier, one)).toBe('PAID_UNCONFIRMED')
  })

  test('one that is more than the invoices settles them without the bank, and what is left of it is used later', async () => {
    const [invoice, credit] = [await accepted(), await credited('150.00')]
    const id = randomUUID()
    const file = await json<Of<typeof PaymentFile>>(order(buyer, id, [invoice, credit]))
    expect(file).toMatchObject({ Transfers: 0, Sums: [{ Sum: '0.00' }] })
    expect((await fault(buyer.send(`GET payments/${id}/file`)))[1]).toContain('is set off')
    expect(await stateOf(buyer, invoice)).toBe('PAID_UNCONFIRMED')
    expect(await get(buyer, `documents/${credit}/metadata`)).toMatchObject({ Paid: '119.00', Open: '59.50' })
    const next = await proposal(buyer, [await accepted(), credit])
    expect(next.Sums).toMatchObject([{ Sum: '59.50' }])
  })

  test('one without an invoice of its partner is told apart, and nothing is paid', async () => {
    const credit = await credited('10.00')
    expect(await proposal(buyer, [credit])).toMatchObject({
      Payments: [],
      Transfers: 0,
      Refused: [{ DocumentId: credit }],
    })
    expect(await fault(order(buyer, randomUUID(), [credit]))).toEqual([409, expect.stringContaining('no invoice')])
  })
})
