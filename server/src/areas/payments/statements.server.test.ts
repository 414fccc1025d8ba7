import { randomUUID } from 'node:crypto'
import type { Of, StatementResult } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { account, startPayments, statement } from './testing-payments.ts'

const {
  server,
  supplier,
  buyer,
  stranger,
  answer,
  clerk,
  next,
  accepted,
  may,
  order,
  fault,
  read,
  outcomes,
  ordered,
  stateOf,
} = await startPayments()

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
    const nth = next()
    const [id, day] = [randomUUID(), `209${nth % 10}-0${1 + (nth % 9)}-1${nth % 10}`]
    await json(order(buyer, id, documents, { ExecutionDate: day }))
    const xml = await (await buyer.send(`GET payments/${id}/file`)).text()
    const value = new RegExp(`<${name}>([^<]+)`).exec(xml)?.[1] ?? ''
    const booked = (amount: string) => batch(amount, day, name === '' ? '' : btch(name, value))
    if (name !== '') expect(await outcomes(booked('237.00'))).toEqual(['DIFFERS'])
    expect(await outcomes(booked('238.00'))).toEqual(['PAID'])
    for (const one of documents) expect(await stateOf(buyer, one)).toBe('PAID_UNCONFIRMED')
    expect(await outcomes(booked('238.00'))).toEqual(['ALREADY'])
  })

  test('is left to people where its sum fits two files of the day', async () => {
    const day = '2088-08-08'
    for (const one of [await accepted(), await accepted()])
      await json(order(buyer, randomUUID(), [one], { ExecutionDate: day }))
    expect(await outcomes(batch('119.00', day, ''))).toEqual(['UNKNOWN'])
  })
})
