import { randomUUID } from 'node:crypto'
import type { Of, PaymentParts, PaymentProposal, StatementResult } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { get } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { startPayments, statement } from './testing-payments.ts'

const { server, supplier, buyer, stranger, sent, answer, clerk, accepted, proposal, fault, read, outcomes, ordered } =
  await startPayments()

describe('an invoice that is paid in parts', () => {
  interface Standing {
    UnifiedState: string
    Paid?: string
    Open?: string
    PaymentFileId?: string
  }
  const standing = (person: TestPerson, id: string) => get<Standing>(person, `documents/${id}/metadata`)
  const owed = async (id: string) => Number((await get<{ Amount: string }>(buyer, `documents/${id}/metadata`)).Amount)
  const pay = (person: TestPerson, id: string, Amount: string, more: object = {}, part: string = randomUUID()) =>
    person.send(`PUT documents/${id}/payments/${part}`, { json: { Amount, Day: '2026-01-05', ...more } })
  const parts = async (person: TestPerson, id: string) =>
    (await get<Of<typeof PaymentParts>>(person, `documents/${id}/payments`)).Parts.map(({ Amount }) => Amount)

  test('says what is left open to both parties, in the list, its export and its history, and a second part closes it', async () => {
    const id = await accepted()
    const amount = await owed(id)
    const part = randomUUID()
    await json(pay(clerk, id, '1.50', {}, part), 204)
    await json(pay(clerk, id, '1.50', {}, part), 204)
    await server.settle()
    const open = (amount - 1.5).toFixed(2)
    for (const person of [buyer, supplier])
      expect(await standing(person, id)).toMatchObject({ UnifiedState: 'ACCEPTED', Paid: '1.50', Open: open })
    const number = (await get<{ ID: string }>(buyer, `documents/${id}/metadata`)).ID
    const csv = await (
      await supplier.send(`GET documents/csv?q=${number}&words=true&column=Id&column=Status&column=Open`, {
        headers: { 'accept-language': 'en-US' },
      })
    ).text()
    expect(csv).toContain(`${number},Partly paid,${open}`)
    const { Events } = await get<{ Events: { Type: string }[] }>(supplier, `documents/${id}/history`)
    expect(Events.filter(({ Type }) => Type === 'document.part_paid')).toHaveLength(1)

    const [status, message] = await fault(pay(clerk, id, String(amount)))
    expect([status, message]).toEqual([409, expect.stringContaining(`has ${open} open`)])
    await json(pay(clerk, id, open, { Day: '2026-01-06' }), 204)
    await server.settle()
    for (const person of [buyer, supplier]) expect((await standing(person, id)).UnifiedState).toBe('PAID_UNCONFIRMED')
    expect(await parts(buyer, id)).toEqual(['1.50', open])
    expect(await parts(supplier, id)).toEqual([])
    expect((await fault(pay(clerk, id, '1')))[0]).toBe(409)
  })

  test('is paid in a file with what is open alone, and can be paid anew once the bank executed less', async () => {
    const id = await accepted()
    const amount = await owed(id)
    await json(pay(buyer, id, '2'), 204)
    const open = (amount - 2).toFixed(2)
    expect((await proposal(buyer, [id])).Payments).toMatchObject([{ Amount: open }])
    const [one] = await ordered([id])
    expect(one!.amount).toBe(open)
    const xml = statement([{ ...one!, amount: '1.00' }])
    expect(await outcomes(xml)).toEqual(['PART'])
    expect(await outcomes(xml)).toEqual(['ALREADY'])
    expect(await standing(buyer, id)).toMatchObject({ Paid: '3.00', Open: (amount - 3).toFixed(2) })
    expect((await standing(buyer, id)).PaymentFileId).toBeUndefined()
    expect((await proposal(buyer, [id])).Payments).toMatchObject([{ Amount: (amount - 3).toFixed(2) }])
    // What was booked and comes back is for people to see to.
    expect(await outcomes(statement([{ ...one!, amount: '1.00', isIn: true }]))).toEqual(['RETURNED_PAID'])
  })

  test('for which the bank executed more than is open is asked about, and marked only when somebody says so', async () => {
    const id = await accepted()
    const [one] = await ordered([id])
    const { Entries } = await json<Of<typeof StatementResult>>(read(buyer, statement([{ ...one!, amount: '99999' }])))
    expect(Entries).toMatchObject([{ Outcome: 'OVERPAID', DocumentId: id, Open: one!.amount }])
    expect((await standing(buyer, id)).UnifiedState).toBe('ACCEPTED')
    const Movement = Entries[0]!.Movement
    await json(pay(buyer, id, '99999', { Overpaid: true, Movement }), 204)
    expect((await standing(buyer, id)).UnifiedState).toBe('PAID_UNCONFIRMED')
    expect(await outcomes(statement([{ ...one!, amount: '99999' }]))).toEqual(['ALREADY'])
  })

  test('what came in is the seller’s to note: a part is theirs alone, the rest confirms the payment', async () => {
    const id = await sent(supplier, 'Invoice', { id: 'PAY-IN' })
    const amount = await owed(id)
    await json(pay(supplier, id, '1'), 204)
    expect(await standing(supplier, id)).toMatchObject({ Paid: '1.00', Open: (amount - 1).toFixed(2) })
    expect((await standing(buyer, id)).Paid).toBeUndefined()
    await json(pay(supplier, id, (amount - 1).toFixed(2)), 204)
    await server.settle()
    for (const person of [buyer, supplier]) expect((await standing(person, id)).UnifiedState).toBe('PAID_CONFIRMED')
  })

  test('what came in is taken back by who noted it by mistake, and is owed again; what others were told of stays', async () => {
    const id = await sent(supplier, 'Invoice', { id: 'PAY-BACK' })
    const amount = await owed(id)
    const [wrong, right] = [randomUUID(), randomUUID()]
    await json(pay(supplier, id, '2', {}, right), 204)
    await json(pay(supplier, id, '3', {}, wrong), 204)
    const take = (person: TestPerson, part: string) => person.send(`DELETE documents/${id}/payments/${part}`)
    expect((await take(stranger, wrong)).status).toBe(404)
    expect((await take(buyer, wrong)).status).toBe(404)
    const { Parts } = await get<Of<typeof PaymentParts>>(supplier, `documents/${id}/payments`)
    expect(Parts.map(({ AllowedActions }) => AllowedActions)).toEqual([['takeBack'], ['takeBack']])
    await json(take(supplier, wrong), 204)
    expect((await take(supplier, wrong)).status).toBe(404)
    expect(await standing(supplier, id)).toMatchObject({ Paid: '2.00', Open: (amount - 2).toFixed(2) })
    // What the buyer says of it stands, whatever is taken back here.
    await json(answer(buyer, id, { ResponseCode: 'BusinessAccept' }), 201)
    const theirs = randomUUID()
    await json(pay(buyer, id, '1', {}, theirs), 204)
    await server.settle()
    expect((await fault(take(buyer, theirs)))[0]).toBe(409)
    await json(take(supplier, right), 204)
    expect(await standing(supplier, id)).toMatchObject({ Paid: '1.00' })
    expect(await parts(supplier, id)).toEqual([])
    expect(await server.faultsOfLog(supplier.companyId)).toEqual([])
  })

  test('takes its early-payment discount within its days, and not after', async () => {
    const terms = { paymentTerms: '2 % Skonto\n#SKONTO#TAGE=0#PROZENT=2.00#\n' }
    const [early, late] = [await accepted(terms), await accepted(terms)]
    const [first] = (
      await get<{ Discounts: { Until: string; Amount: string }[] }>(buyer, `documents/${early}/metadata`)
    ).Discounts
    const less = ((await owed(early)) - Number(first!.Amount)).toFixed(2)
    const [theDay, dayAfter] = [first!.Until, '2099-01-01']
    const at = async (ExecutionDate: string) =>
      (
        await json<Of<typeof PaymentProposal>>(
          buyer.send('POST payments/proposal', { json: { DocumentIds: [early], ExecutionDate } }),
        )
      ).Payments[0]
    expect(await at(theDay)).toMatchObject({ Amount: less, Discount: first!.Amount })
    expect((await at(dayAfter))?.Discount).toBeUndefined()
    await json(pay(buyer, early, less, { Day: theDay }), 204)
    expect((await standing(buyer, early)).UnifiedState).toBe('PAID_UNCONFIRMED')
    const after = '2026-11-21'
    await json(pay(buyer, late, less, { Day: after }), 204)
    expect(await standing(buyer, late)).toMatchObject({ UnifiedState: 'ACCEPTED', Open: first!.Amount })
  })

  test('takes no nonsense, from nobody else', async () => {
    const id = await accepted()
    expect((await fault(pay(buyer, id, '0')))[1]).toContain('Amount is 0')
    expect((await fault(pay(buyer, id, '-1')))[1]).toContain('Amount is -1')
    expect((await fault(pay(buyer, id, '1.001')))[1]).toContain('decimals')
    expect((await fault(pay(buyer, id, '1', { Day: '2099-01-01' })))[1]).toContain('in the future')
    expect((await pay(stranger, id, '1')).status).toBe(404)
    expect((await stranger.send(`GET documents/${id}/payments`)).status).toBe(404)
    const part = randomUUID()
    await json(pay(buyer, id, '1', {}, part), 204)
    expect((await pay(buyer, id, '2', {}, part)).status).toBe(409)
  })
})
