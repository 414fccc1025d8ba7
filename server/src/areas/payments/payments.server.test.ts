import { randomUUID } from 'node:crypto'
import type { Of, PaymentFile, PaymentParts, PaymentProposal, StatementResult } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, supplier, buyer, stranger, sent, answer } = await making()
const clerk = await server.person(buyer.companyId, { role: 'apClerk' })

const account = 'DE02120300000000202051'
await json(
  buyer.send('PUT account', { json: { Identifiers: [{ scheme: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' }] } }),
  204,
)

let number = 0
/** An invoice that the buyer has accepted, its bank details confirmed. */
async function accepted(more: object = {}): Promise<string> {
  number += 1
  const id = await sent(supplier, 'Invoice', { id: `PAY-${number}`, ...more })
  await json(answer(buyer, id, { ResponseCode: 'BusinessAccept' }), 201)
  await server.settle()
  const { AllowedActions } = await get<{ AllowedActions: { Action: string }[] }>(buyer, `documents/${id}/metadata`)
  if (AllowedActions.some(({ Action }) => Action === 'confirmPayee'))
    await json(buyer.send(`PUT documents/${id}/payee`, { json: { Reason: 'Asked by telephone' } }), 204)
  return id
}

const may = async (person: TestPerson, id: string) =>
  (await get<{ AllowedActions: { Action: string }[] }>(person, `documents/${id}/metadata`)).AllowedActions.some(
    ({ Action }) => Action === 'pay',
  )
const proposal = (person: TestPerson, DocumentIds: string[]) =>
  json<Of<typeof PaymentProposal>>(person.send('POST payments/proposal', { json: { DocumentIds } }))
const order = (person: TestPerson, id: string, DocumentIds: string[], more: object = {}) =>
  person.send(`PUT payments/${id}`, {
    json: { DocumentIds, Account: account, ExecutionDate: '2099-12-31', ...more },
  })
const fault = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, ((await response.json()) as { Message: string }).Message] as const
}

describe('accepted invoices become a file for the bank', () => {
  test('that names each with its payee, account and amount, the same bytes each time, and is made once', async () => {
    const [one, two] = [await accepted(), await accepted()]
    expect(await may(buyer, one)).toBe(true)
    const proposed = await proposal(buyer, [one, two])
    expect(proposed).toMatchObject({ Accounts: [account], Refused: [] })
    const id = randomUUID()
    const file = await json<Of<typeof PaymentFile>>(order(buyer, id, [one, two]))
    expect(file).toMatchObject({ Id: id, Account: account, ExecutionDate: '2099-12-31', Sums: proposed.Sums })
    expect(file.Payments.map(({ DocumentId }) => DocumentId).toSorted()).toEqual([one, two].toSorted())
    expect(await json(order(buyer, id, [two, one]))).toEqual(file)
    expect((await fault(order(buyer, id, [one])))[0]).toBe(409)

    const download = async () => (await buyer.send(`GET payments/${id}/file`)).text()
    const xml = await download()
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    for (const { ID, Amount, Account } of file.Payments) {
      expect(xml).toContain(`<Ustrd>${ID}</Ustrd>`)
      expect(xml).toContain(`>${Amount}</InstdAmt>`)
      expect(xml).toContain(`<IBAN>${Account}</IBAN>`)
    }
    expect(await download()).toBe(xml)
    expect(await get(buyer, `documents/${one}/metadata`)).toMatchObject({ PaymentFileId: id })
  })

  test('none is in two files: who pays it again is told why, until the first is taken back', async () => {
    const [one, two] = [await accepted(), await accepted()]
    const id = randomUUID()
    await json(order(buyer, id, [one]))
    expect(await may(buyer, one)).toBe(false)
    expect(await fault(order(buyer, randomUUID(), [two, one]))).toEqual([
      409,
      expect.stringContaining('it is already in a payment file'),
    ])
    // All or none: the other one is free still.
    expect(await may(buyer, two)).toBe(true)
    expect((await proposal(buyer, [one, two])).Refused).toMatchObject([
      { DocumentId: one, Reason: 'it is already in a payment file' },
    ])
    await json(buyer.send(`DELETE payments/${id}`), 204)
    expect((await buyer.send(`GET payments/${id}`)).status).toBe(404)
    await json(order(buyer, randomUUID(), [one, two]))
    const { Events } = await get<{ Events: { Type: string }[] }>(buyer, `documents/${one}/history`)
    const ours = Events.map(({ Type }) => Type).filter((type) => type.includes('payment_'))
    expect(ours.toSorted()).toEqual([
      'document.payment_ordered',
      'document.payment_ordered',
      'document.payment_withdrawn',
    ])
  })

  test('two who press at the same moment pay once', async () => {
    const one = await accepted()
    const both = await Promise.all([order(buyer, randomUUID(), [one]), order(buyer, randomUUID(), [one])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('the same request twice at the same moment has the effect of one', async () => {
    const some = [await accepted(), await accepted()]
    const id = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => json<Of<typeof PaymentFile>>(order(buyer, id, some))))
    expect(all[1]).toEqual(all[0])
    expect(all[2]).toEqual(all[0])
    const { Events } = await get<{ Events: { Type: string }[] }>(buyer, `documents/${some[0]}/history`)
    expect(Events.filter(({ Type }) => Type === 'document.payment_ordered')).toHaveLength(1)
  })

  test('does not show to others what is confined to some', async () => {
    const [open, confined] = [await accepted(), await accepted()]
    const id = randomUUID()
    await json(order(buyer, id, [open, confined]))
    const Grants = [{ UserId: buyer.id, Right: 'admin' }]
    await json(buyer.send(`PUT documents/${confined}/access`, { json: { Grants } }), 204)
    const seen = await json<Of<typeof PaymentFile>>(clerk.send(`GET payments/${id}`))
    expect(seen.Payments.map(({ DocumentId }) => DocumentId)).toEqual([open])
    expect(seen.Sums).toMatchObject([{ Sum: seen.Payments[0]?.Amount }])
    expect((await json<Of<typeof PaymentFile>>(buyer.send(`GET payments/${id}`))).Payments).toHaveLength(2)
    // Nor do they get the file, which names it.
    const head = await server.person(buyer.companyId, { role: 'apManager' })
    expect(await fault(head.send(`GET payments/${id}/file`))).toEqual([
      403,
      expect.stringContaining('confined to others'),
    ])
    expect((await buyer.send(`GET payments/${id}/file`)).status).toBe(200)
  })

  test('is today for whoever is farther west than the server, and what is being marked as paid is not paid too', async () => {
    const one = await accepted()
    const now = server.platform.clock.now()
    const there = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
    await json(order(buyer, randomUUID(), [one], { ExecutionDate: there }))
    const other = await accepted()
    await json(answer(buyer, other, { ResponseCode: 'BusinessPaid', HoldFor: 10 }), 201)
    const [status, message] = await fault(order(buyer, randomUUID(), [other]))
    expect([status, message]).toEqual([409, expect.stringContaining('was already chosen')])
  })

  test('nothing is paid that nobody accepted, from another’s account, in the past or twice', async () => {
    const waiting = await sent(supplier, 'Invoice', { id: 'PAY-WAITS' })
    expect((await fault(order(buyer, randomUUID(), [waiting])))[1]).toContain('accept it before it is paid')
    const one = await accepted()
    const foreign = await fault(order(buyer, randomUUID(), [one], { Account: 'DE75512108001245126199' }))
    expect(foreign).toEqual([400, expect.stringContaining('not an account of your company')])
    expect(await fault(order(buyer, randomUUID(), [one], { ExecutionDate: '2001-01-01' }))).toEqual([
      400,
      expect.stringContaining('ExecutionDate is 2001-01-01'),
    ])
    await json(answer(buyer, one, { ResponseCode: 'BusinessPaid' }), 201)
    expect((await fault(order(buyer, randomUUID(), [one])))[1]).toContain('PAID_UNCONFIRMED')
  })

  test('is for who may pay, and for nobody of another company', async () => {
    const one = await accepted()
    expect(await may(clerk, one)).toBe(false)
    expect((await order(clerk, randomUUID(), [one])).status).toBe(403)
    expect((await order(supplier, randomUUID(), [one])).status).toBe(409)
    expect((await order(stranger, randomUUID(), [one])).status).toBe(404)
    const id = randomUUID()
    await json(order(buyer, id, [one]))
    expect(await json(clerk.send(`GET payments/${id}`))).toMatchObject({ Id: id })
    for (const call of [`GET payments/${id}`, `GET payments/${id}/file`, `DELETE payments/${id}`] as const)
      expect((await stranger.send(call)).status).toBe(404)
  })
})

const statement = (movements: readonly { id: string; amount: string; isIn?: boolean; status?: string }[]) => `
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${movements
    .map(
      ({ id, amount, isIn = false, status = 'BOOK' }) => `<Ntry><Amt Ccy="EUR">${amount}</Amt>
      <CdtDbtInd>${isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt>
      <NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`
const read = (person: TestPerson, xml: string) =>
  person.send('POST payments/statements', { body: xml, headers: { 'content-type': 'application/xml' } })
const outcomes = async (xml: string) =>
  (await json<Of<typeof StatementResult>>(read(buyer, xml))).Entries.map(({ Outcome }) => Outcome)
const ordered = async (documents: string[]) => {
  const id = randomUUID()
  const { Payments } = await json<Of<typeof PaymentFile>>(order(buyer, id, documents))
  const xml = await (await buyer.send(`GET payments/${id}/file`)).text()
  const ids = [...xml.matchAll(/<EndToEndId>([^<]+)/g)].map(([, one = '']) => one)
  return Payments.map(({ Amount, DocumentId }, at) => ({ id: ids[at] ?? '', amount: Amount, document: DocumentId }))
}
const stateOf = async (person: TestPerson, id: string) =>
  (await get<{ UnifiedState: string }>(person, `documents/${id}/metadata`)).UnifiedState

describe('a bank’s statement', () => {
  test('marks as paid what it executed, once; what differs, waits or is not ours stays as it is', async () => {
    const [one, two, three] = await ordered([await accepted(), await accepted(), await accepted()])
    const xml = statement([
      one!,
      { ...two!, amount: '0.50' },
      { ...three!, status: 'PDNG' },
      { id: 'RENT', amount: '900' },
    ])
    expect(await outcomes(xml)).toEqual(['PAID', 'PART', 'PENDING', 'UNKNOWN'])
    await server.settle()
    expect([await stateOf(buyer, one!.document), await stateOf(supplier, one!.document)]).toEqual([
      'PAID_UNCONFIRMED',
      'PAID_UNCONFIRMED',
    ])
    expect(await stateOf(buyer, two!.document)).toBe('ACCEPTED')
    expect(await outcomes(xml)).toEqual(['ALREADY', 'ALREADY', 'PENDING', 'UNKNOWN'])
  })

  test('what came back can be paid anew, and one that was disputed meanwhile is not marked', async () => {
    const [back, disputed] = await ordered([await accepted(), await accepted()])
    await json(
      answer(buyer, disputed!.document, {
        ResponseCode: 'BusinessDispute',
        ReasonCode: 'QTY',
        Reason: 'One is missing',
      }),
      201,
    )
    await json(
      answer(buyer, disputed!.document, { ResponseCode: 'BusinessReject', ReasonCode: 'QTY', Reason: 'No' }),
      201,
    )
    expect(await outcomes(statement([{ ...back!, isIn: true }, disputed!]))).toEqual(['RETURNED', 'REFUSED'])
    expect(await may(buyer, back!.document)).toBe(true)
  })

  test('what comes back after it was marked as paid is for people to see to', async () => {
    const [one] = await ordered([await accepted()])
    const xml = statement([one!, { ...one!, isIn: true }])
    const { Entries } = await json<Of<typeof StatementResult>>(read(buyer, xml))
    expect(Entries.map(({ Place, Outcome }) => [Place, Outcome])).toEqual([
      [1, 'PAID'],
      [2, 'RETURNED_PAID'],
    ])
    expect(await may(buyer, one!.document)).toBe(false)
  })

  test('two at once are taken in whatever their order, and each payment counts once', async () => {
    const [one, two] = await ordered([await accepted(), await accepted()])
    const both = await Promise.all([outcomes(statement([one!, two!])), outcomes(statement([two!, one!]))])
    expect(both.flat().toSorted()).toEqual(['ALREADY', 'ALREADY', 'PAID', 'PAID'])
  })

  test.each([
    ['an amount in words', { amount: 'plenty' }, 'Amt is plenty'],
    ['an amount that no bank counts', { amount: '9'.repeat(39) }, 'Amt is 9999'],
    ['an exponent', { amount: '1e9999999' }, 'Amt is 1e9999999'],
  ])('with %s is refused as a whole, with what is wrong', async (_what, wrong, says) => {
    const [one] = await ordered([await accepted()])
    const [status, message] = await fault(read(buyer, statement([one!, { id: 'X', ...wrong }])))
    expect([status, message]).toEqual([400, expect.stringContaining(says)])
    expect(await stateOf(buyer, one!.document)).toBe('ACCEPTED')
  })

  test('is told apart from other files, and is no way into another company', async () => {
    const [one] = await ordered([await accepted()])
    const [status, message] = await fault(read(buyer, '<Invoice xmlns="urn:x"/>'))
    expect([status, message]).toEqual([400, expect.stringContaining('no bank statement')])
    expect((await read(clerk, statement([one!]))).status).toBe(403)
    const theirs = await json<Of<typeof StatementResult>>(read(stranger, statement([one!])))
    expect(theirs.Entries).toMatchObject([{ Outcome: 'UNKNOWN' }])
    expect(await stateOf(buyer, one!.document)).toBe('ACCEPTED')
  })
})

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
    expect([status, message]).toEqual([409, expect.stringContaining(`${open} is open`)])
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
    expect((await fault(pay(buyer, id, '1', { Day: '2099-01-01' })))[1]).toContain('still to come')
    expect((await pay(stranger, id, '1')).status).toBe(404)
    expect((await stranger.send(`GET documents/${id}/payments`)).status).toBe(404)
    const part = randomUUID()
    await json(pay(buyer, id, '1', {}, part), 204)
    expect((await pay(buyer, id, '2', {}, part)).status).toBe(409)
  })
})

describe('credit notes are set off in a payment', () => {
  const credited = async (price: string): Promise<string> => {
    number += 1
    const lines = [
      { id: '1', name: 'Returned', quantity: '1', unit: 'C62', price, tax: { category: 'S', percent: '19' } },
    ]
    const id = await sent(supplier, 'CreditNote', { id: `CREDIT-${number}`, lines })
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
    expect((await fault(buyer.send(`GET payments/${id}/file`)))[1]).toContain('everything is set off')
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

describe('a batch that the bank books as one movement', () => {
  const batch = (amount: string, day: string, named: string) => `
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>${account}</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd>
    <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>${named}</Ntry></Stmt></BkToCstmrStmt></Document>`
  const btch = (name: string, value: string) =>
    `<NtryDtls><Btch><${name}>${value}</${name}><NbOfTxs>2</NbOfTxs></Btch></NtryDtls>`

  test.each([
    ['the file’s id', 'MsgId'],
    ['the group’s id', 'PmtInfId'],
    ['its sum, account and day', ''],
  ])('is known by %s, and marks all of it, once', async (_by, name) => {
    const documents = [await accepted(), await accepted()]
    number += 1
    const [id, day] = [randomUUID(), `209${number % 10}-0${1 + (number % 9)}-1${number % 10}`]
    await json(order(buyer, id, documents, { ExecutionDate: day }))
    const xml = await (await buyer.send(`GET payments/${id}/file`)).text()
    const value = new RegExp(`<${name}>([^<]+)`).exec(xml)?.[1] ?? ''
    const told = (amount: string) => batch(amount, day, name === '' ? '' : btch(name, value))
    if (name !== '') expect(await outcomes(told('237.00'))).toEqual(['DIFFERS'])
    expect(await outcomes(told('238.00'))).toEqual(['PAID'])
    for (const one of documents) expect(await stateOf(buyer, one)).toBe('PAID_UNCONFIRMED')
    expect(await outcomes(told('238.00'))).toEqual(['ALREADY'])
  })

  test('is left to people where its sum fits two files of the day', async () => {
    const day = '2088-08-08'
    for (const one of [await accepted(), await accepted()])
      await json(order(buyer, randomUUID(), [one], { ExecutionDate: day }))
    expect(await outcomes(batch('119.00', day, ''))).toEqual(['UNKNOWN'])
  })
})

describe('what customers pay in', () => {
  interface Came {
    readonly amount: string
    readonly text?: string
    readonly name?: string
    readonly reference?: string
    readonly ref: string
  }
  const came = (movements: readonly Came[]) => `
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>DE75512108001245126199</IBAN></Id></Acct>${movements
      .map(
        ({
          amount,
          text = '',
          name = 'Atelier Søndergaard',
          reference = '',
          ref,
        }) => `<Ntry><Amt Ccy="EUR">${amount}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-21</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef>
      <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd>
      ${reference && `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`}</RmtInf></TxDtls></NtryDtls></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`
  const taken = async (movements: readonly Came[]) =>
    (await json<Of<typeof StatementResult>>(read(supplier, came(movements)))).Entries
  const issued = (id: string, more: object = {}) => sent(supplier, 'Invoice', { id, ...more })

  test('confirms the invoices that it names, in full or in part, and both parties read it', async () => {
    const [one, two, part] = [await issued('CAME-2026-01'), await issued('CAME-2026-02'), await issued('CAME-2026-03')]
    const means = { code: '58', iban: 'DE02120300000000202051', reference: 'RF18 5390 0754 7034' }
    const referred = await issued('CAME-2026-04', { paymentMeans: means })
    const statement: Came[] = [
      { amount: '238.00', text: 'Re. CAME 2026/01 und CAME-2026-02', ref: 'B1' },
      { amount: '19.00', text: 'CAME-2026-03 Abschlag', ref: 'B2' },
      { amount: '119.00', reference: 'RF18539007547034', name: 'Whoever', ref: 'B3' },
    ]
    expect((await taken(statement)).map(({ Outcome }) => Outcome)).toEqual(['RECEIVED', 'PART', 'RECEIVED'])
    expect((await taken(statement)).map(({ Outcome }) => Outcome)).toEqual(['ALREADY', 'ALREADY', 'ALREADY'])
    await server.settle()
    for (const id of [one, two, referred])
      for (const person of [buyer, supplier]) expect(await stateOf(person, id)).toBe('PAID_CONFIRMED')
    expect(await get(supplier, `documents/${part}/metadata`)).toMatchObject({ Paid: '19.00', Open: '100.00' })
  })

  test('is asked about where it is not sure, and booked for the invoice that a person chooses, once', async () => {
    const price = [
      { id: '1', name: 'Odd', quantity: '1', unit: 'C62', price: '777.10', tax: { category: 'S', percent: '19' } },
    ]
    const [one, two] = [
      await issued('ASKED-2026-01', { lines: price }),
      await issued('ASKED-2026-02', { lines: price }),
    ]
    const statement: Came[] = [{ amount: '924.75', text: 'Danke!', ref: 'A1' }]
    const [asked] = await taken(statement)
    expect(asked).toMatchObject({ Outcome: 'PROPOSED' })
    expect(asked!.Proposals!.map(({ DocumentId }) => DocumentId)).toEqual([one, two])
    expect(await stateOf(supplier, one)).toBe('DELIVERED_SENT')
    const choose = (id: string) =>
      supplier.send(`PUT documents/${id}/payments/${randomUUID()}`, {
        json: { Amount: asked!.Amount, Day: asked!.Day, Movement: asked!.Movement },
      })
    await json(choose(two), 204)
    expect((await choose(one)).status).toBe(409)
    expect(await stateOf(supplier, two)).toBe('PAID_CONFIRMED')
    expect(await taken(statement)).toMatchObject([{ Outcome: 'ALREADY' }])
  })

  test('shows nothing of another company, nor to who may not import', async () => {
    await issued('FOREIGN-2026-01')
    const xml = came([{ amount: '119.00', text: 'FOREIGN-2026-01', ref: 'F1' }])
    const theirs = await json<Of<typeof StatementResult>>(read(stranger, xml))
    expect(theirs.Entries).toMatchObject([{ Outcome: 'UNKNOWN' }])
    expect((await read(clerk, xml)).status).toBe(403)
  })
})
