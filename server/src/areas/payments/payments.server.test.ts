import { randomUUID } from 'node:crypto'
import type { Of, PaymentFile, PaymentProposal, StatementResult } from '@kontor/contract'
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
async function accepted(): Promise<string> {
  number += 1
  const id = await sent(supplier, 'Invoice', { id: `PAY-${number}` })
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

describe('a bank’s statement', () => {
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

  test('marks as paid what it executed, once; what differs, waits or is not ours stays as it is', async () => {
    const [one, two, three] = await ordered([await accepted(), await accepted(), await accepted()])
    const xml = statement([
      one!,
      { ...two!, amount: '0.50' },
      { ...three!, status: 'PDNG' },
      { id: 'RENT', amount: '900' },
    ])
    expect(await outcomes(xml)).toEqual(['PAID', 'DIFFERS', 'PENDING', 'UNKNOWN'])
    await server.settle()
    expect([await stateOf(buyer, one!.document), await stateOf(supplier, one!.document)]).toEqual([
      'PAID_UNCONFIRMED',
      'PAID_UNCONFIRMED',
    ])
    expect(await stateOf(buyer, two!.document)).toBe('ACCEPTED')
    expect(await outcomes(xml)).toEqual(['ALREADY', 'DIFFERS', 'PENDING', 'UNKNOWN'])
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
