import { randomUUID } from 'node:crypto'
import type { Of, StatementResult } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { get } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { startPayments } from './testing-payments.ts'

const { server, supplier, buyer, stranger, sent, clerk, read, stateOf } = await startPayments()

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
