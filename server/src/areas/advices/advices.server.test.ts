import { randomUUID } from 'node:crypto'
import type { AdvisableDocument, NamedDocuments, Of } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { get } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { startPayments } from '../payments/testing-payments.ts'

type Named = Of<typeof NamedDocuments>

const { accepted, answer, buyer, clerk, connection, dispatch, fault, next, order, sent, server, stranger, supplier } =
  await startPayments()

const advisable = async (person: TestPerson, ids: readonly string[]) => {
  const path = `advices/remittanceadvice/documents?connection=${connection}`
  const { Documents } = await get<{ Documents: Of<typeof AdvisableDocument>[] }>(person, path)
  return ids.map((id) => Documents.find(({ DocumentId }) => DocumentId === id))
}
const make = (person: TestPerson, DocumentIds: string[], id: string = randomUUID()) =>
  person.send(`PUT advices/remittanceadvice/${id}`, { json: { DocumentIds } })
const named = (person: TestPerson, id: string) => get<Named>(person, `documents/${id}/advices`)
const xmlOf = async (person: TestPerson, id: string) =>
  (await (await person.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })).text()).replace(
    />\s+</g,
    '><',
  )
const paid = async () => {
  const id = await accepted()
  await json(answer(buyer, id, { ResponseCode: 'BusinessPaid' }), 201)
  await server.settle()
  return id
}
const send = async (id: string) => {
  await json(dispatch(buyer, id), 201)
  await server.settle()
}

describe('a clerk tells a supplier what was paid', () => {
  test('of invoices and a credit note: each is led to on both sides, and advised once', async () => {
    const [first, second] = [await paid(), await accepted()]
    const lines = [
      { id: '1', name: 'Returned', quantity: '1', unit: 'C62', price: '10', tax: { category: 'S', percent: '19' } },
    ]
    const credit = await sent(supplier, 'CreditNote', { id: `CREDIT-${next()}`, lines })
    await json(answer(buyer, credit, { ResponseCode: 'BusinessAccept' }), 201)
    await server.settle()
    expect(await advisable(clerk, [first, second, credit])).toMatchObject([
      { Amount: '119.00', Settled: 'PAID' },
      { Amount: '119.00' },
      { Amount: '-11.90', type: 'creditnote' },
    ])

    const id = randomUUID()
    for (const _ of ['once', 'again']) await json(make(clerk, [first, second, credit], id), 204)
    const xml = await xmlOf(clerk, id)
    expect(xml).toContain('<cbc:TotalDebitAmount currencyID="EUR">238.00<')
    expect(xml).toContain('<cbc:TotalCreditAmount currencyID="EUR">11.90<')
    expect(xml).toContain('<cbc:TotalPaymentAmount currencyID="EUR">226.10<')
    expect(await get(clerk, `documents/${id}/metadata`)).toMatchObject({ State: 'DRAFT', Amount: '226.10' })
    // A draft has told nobody anything.
    expect((await named(clerk, first)).NamedBy).toEqual([])

    await send(id)
    for (const person of [buyer, supplier]) {
      expect((await named(person, id)).Names.map(({ LineId, DocumentId }) => [LineId, DocumentId])).toEqual([
        ['1', first],
        ['2', second],
        ['3', credit],
      ])
      expect((await named(person, first)).NamedBy).toMatchObject([{ DocumentId: id, type: 'remittanceadvice' }])
    }
    const [again, stillOpen] = await advisable(clerk, [first, second])
    expect(again).toBeUndefined()
    // What is open still is paid later, and then more is to be told.
    expect(stillOpen).toMatchObject({ NamedBy: { DocumentId: id } })
    expect((await stranger.send(`GET documents/${first}/advices`)).status).toBe(404)
  })

  test('of what the bank was told to pay, with its day, its account and how the bank names it', async () => {
    const id = await accepted()
    await json(order(buyer, randomUUID(), [id]))
    expect(await advisable(clerk, [id])).toMatchObject([{ Settled: 'ORDERED', PaidOn: '2099-12-31' }])
    const advice = randomUUID()
    await json(make(clerk, [id], advice), 204)
    const xml = await xmlOf(clerk, advice)
    expect(xml).toContain('<cbc:PaymentDueDate>2099-12-31<')
    expect(xml).toMatch(/<cbc:PaymentID>[0-9a-f]{32}</)
    expect(xml).toMatch(/<cac:PayeeFinancialAccount><cbc:ID>DE/)
  })

  test('who is turned down is not told that they are paid, and it says so', async () => {
    const id = await sent(supplier, 'Invoice', { id: `PAY-${next()}` })
    expect(await advisable(clerk, [id])).toMatchObject([{ Because: expect.stringContaining('accept it before') }])
    expect(await fault(make(clerk, [id]))).toEqual([409, expect.stringContaining('accept it before')])
    expect((await make(supplier, [id])).status).toBe(409)
    expect((await make(stranger, [id])).status).toBe(404)
    await json(answer(buyer, id, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'No' }), 201)
    await server.settle()
    expect(await advisable(clerk, [id])).toEqual([undefined])
  })

  test('a line that names by number alone is led to the bill, and one that nobody holds stays as it is', async () => {
    const id = await paid()
    const { ID } = await get<{ ID: string }>(buyer, `documents/${id}/metadata`)
    const line = { quantity: '1', unit: 'C62', price: '5.00', tax: { category: '', percent: '' } }
    const lines = [
      { ...line, id: '1', name: ID, document: { id: ID } },
      { ...line, id: '2', name: 'OLD-1', document: { id: 'OLD-1' } },
    ]
    const advice = await sent(buyer, 'RemittanceAdvice', { id: `RA-${next()}`, lines })
    for (const person of [buyer, supplier])
      expect((await named(person, advice)).Names).toMatchObject([{ LineId: '1', DocumentId: id }])
  })
})
