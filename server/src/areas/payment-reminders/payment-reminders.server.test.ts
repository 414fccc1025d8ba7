import { randomUUID } from 'node:crypto'
import type { NamedDocuments, Of, RemindableDocument } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { runOverdue } from '../documents/index.ts'
import { get } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { startPayments } from '../payments/testing-payments.ts'

type Named = Of<typeof NamedDocuments>

const { answer, buyer, connection, dispatch, fault, next, sent, server, stranger, supplier } = await startPayments()

const late = { dueDate: '2026-11-01', issueDate: '2026-10-02' }
const fallDue = async () => {
  for (const { companyId } of [supplier, buyer])
    await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, runOverdue)
}
/** Invoices that the buyer has had since October, and has not paid. */
const overdue = async (count: number, more: object = {}): Promise<string[]> => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1)
    ids.push(await sent(supplier, 'Invoice', { id: `LATE-${next()}`, ...late, ...more }))
  await fallDue()
  return ids
}
const remindable = async (ids: readonly string[]) => {
  const path = `payment-reminders/documents?connection=${connection}`
  const { Documents } = await get<{ Documents: Of<typeof RemindableDocument>[] }>(supplier, path)
  return ids.map((id) => Documents.find(({ DocumentId }) => DocumentId === id))
}
const make = (person: TestPerson, DocumentIds: string[], id: string = randomUUID()) =>
  person.send(`PUT payment-reminders/${id}`, { json: { DocumentIds } })
const named = (person: TestPerson, id: string) => get<Named>(person, `documents/${id}/advices`)
const xmlOf = async (person: TestPerson, id: string) =>
  (await (await person.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })).text()).replace(
    />\s+</g,
    '><',
  )
const stateOf = async (person: TestPerson, id: string) =>
  (await get<{ UnifiedState: string }>(person, `documents/${id}/metadata`)).UnifiedState
const send = async (id: string) => {
  await json(dispatch(supplier, id), 201)
  await server.settle()
}

describe('a seller asks for what is overdue', () => {
  test('of invoices with the credit note over one: each is led to on both sides, and nothing is paid by it', async () => {
    const [first, second] = (await overdue(2)) as [string, string]
    const { ID: number } = await get<{ ID: string }>(supplier, `documents/${first}/metadata`)
    const lines = [
      { id: '1', name: 'Returned', quantity: '1', unit: 'C62', price: '10', tax: { category: 'S', percent: '19' } },
    ]
    const credit = await sent(supplier, 'CreditNote', {
      id: `CREDIT-${next()}`,
      lines,
      precedingInvoice: { id: number },
    })
    await json(
      supplier.send(`PUT documents/${second}/payments/${randomUUID()}`, {
        json: { Amount: '19.00', Day: '2026-11-15' },
      }),
      204,
    )
    await server.settle()
    expect(await remindable([first, second, credit])).toMatchObject([
      { Amount: '119.00', DueDate: '2026-11-01', DaysOverdue: expect.any(Number) },
      { Amount: '100.00' },
      { Amount: '-11.90', type: 'creditnote' },
    ])

    const id = randomUUID()
    for (const _ of ['once', 'again']) await json(make(supplier, [first, second], id), 204)
    const xml = await xmlOf(supplier, id)
    expect(xml).toContain('<cbc:ReminderSequenceNumeric>1<')
    expect(xml).toContain('<cac:ReminderPeriod><cbc:StartDate>2026-11-01<')
    expect(xml).toContain('<cbc:CreditLineAmount currencyID="EUR">11.90<')
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">207.10<')
    expect(xml).toMatch(/<cac:PayeeFinancialAccount><cbc:ID>DE02120300000000202051</)
    expect(await get(supplier, `documents/${id}/metadata`)).toMatchObject({ State: 'DRAFT', Amount: '207.10' })
    // A draft has reminded nobody yet, and says what it names.
    expect((await named(supplier, first)).NamedBy).toEqual([])
    expect((await named(supplier, id)).Names.map(({ DocumentId }) => DocumentId)).toEqual([first, second, credit])

    await send(id)
    for (const person of [supplier, buyer]) {
      expect((await named(person, id)).Names.map(({ LineId, DocumentId }) => [LineId, DocumentId])).toEqual([
        ['1', first],
        ['2', second],
        ['3', credit],
      ])
      expect((await named(person, first)).NamedBy).toMatchObject([{ DocumentId: id, type: 'reminder', Level: 1 }])
      expect(await stateOf(person, first)).toBe('OVERDUE')
    }
    expect(await remindable([first])).toMatchObject([{ NamedBy: { DocumentId: id, Level: 1 } }])
  })

  test('a second time, by what the first one says', async () => {
    const [first, other] = (await overdue(2)) as [string, string]
    const one = randomUUID()
    await json(make(supplier, [first], one), 204)
    expect(await xmlOf(supplier, one)).toMatch(/<cbc:PaymentID>LATE/)
    await send(one)
    server.platform.clock.advance(86_400_000)
    const two = randomUUID()
    await json(make(supplier, [first, other], two), 204)
    expect(await xmlOf(supplier, two)).toContain('<cbc:ReminderSequenceNumeric>2<')
    await send(two)
    for (const person of [supplier, buyer])
      expect((await named(person, first)).NamedBy).toMatchObject([{ Level: 2 }, { DocumentId: one, Level: 1 }])
  })

  test('not before it is due, nor of what is disputed, and it says so; of what is paid it says nothing', async () => {
    const early = await sent(supplier, 'Invoice', { id: `LATE-${next()}`, dueDate: '2099-12-31' })
    const [disputed, paid] = (await overdue(2)) as [string, string]
    await json(answer(buyer, disputed, { ResponseCode: 'BusinessDispute', ReasonCode: 'OTH', Reason: 'No' }), 201)
    await json(answer(buyer, paid, { ResponseCode: 'BusinessPaid' }), 201)
    await server.settle()
    expect(await remindable([early, disputed, paid])).toMatchObject([
      { Because: 'it is not due yet' },
      { Because: expect.stringContaining('it is disputed') },
      undefined,
    ])
    expect(await fault(make(supplier, [early]))).toEqual([409, expect.stringContaining('it is not due yet')])
    expect(await fault(make(supplier, [disputed]))).toEqual([409, expect.stringContaining('it is disputed')])
    expect((await make(supplier, [paid])).status).toBe(409)
    expect((await make(buyer, [early])).status).toBe(409)
    expect((await make(stranger, [early])).status).toBe(404)
    expect((await stranger.send(`GET payment-reminders/documents?connection=${connection}`)).status).toBe(404)
    expect((await stranger.send(`GET documents/${early}/advices`)).status).toBe(404)
  })

  test('a draft says which of its bills are paid or disputed by now', async () => {
    const [first, second, third] = (await overdue(3)) as [string, string, string]
    const id = randomUUID()
    await json(make(supplier, [first, second, third], id), 204)
    await json(answer(buyer, first, { ResponseCode: 'BusinessPaid' }), 201)
    await json(answer(buyer, second, { ResponseCode: 'BusinessDispute', ReasonCode: 'OTH', Reason: 'No' }), 201)
    await server.settle()
    expect((await named(supplier, id)).Names.map(({ Because }) => Because)).toEqual([
      'it is already marked as paid',
      expect.stringContaining('it is disputed'),
      undefined,
    ])
    // Whoever sends it all the same may: the partner has it in writing.
    await send(id)
    expect((await named(supplier, id)).Names.map(({ Because }) => Because)).toEqual([undefined, undefined, undefined])
  })

  test('one from elsewhere is led by its numbers, with a fee that names no bill; nobody copies it', async () => {
    const [id] = (await overdue(1)) as [string]
    const { ID } = await get<{ ID: string }>(supplier, `documents/${id}/metadata`)
    const line = { quantity: '1', unit: 'C62', price: '119.00', tax: { category: '', percent: '' } }
    const lines = [
      { ...line, id: '1', name: ID, document: { id: ID } },
      { ...line, id: '2', name: 'Late fee', note: 'Late fee', price: '5.00' },
    ]
    const reminder = await sent(supplier, 'Reminder', { id: `REM-${next()}`, lines, sequence: '3' })
    for (const person of [supplier, buyer]) {
      expect((await named(person, reminder)).Names).toMatchObject([{ LineId: '1', DocumentId: id }])
      expect((await named(person, id)).NamedBy).toMatchObject([{ DocumentId: reminder, Level: 3 }])
      const shown = await get<{ Amount: string; TurnsInto: string[] }>(person, `documents/${reminder}/metadata`)
      expect(shown).toMatchObject({ Amount: '124.00', TurnsInto: [] })
    }
  })
})
