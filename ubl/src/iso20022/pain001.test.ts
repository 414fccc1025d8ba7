import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { bankText } from './bank-text.ts'
import { type PaymentOrder, paymentFile } from './pain001.ts'

const transfer = (endToEndId: string, amount: string, currency = 'EUR', account = 'DE75512108001245126199') => ({
  endToEndId,
  amount,
  currency,
  creditor: { name: 'Müller & Søn GmbH', account, bic: 'SOGEDEFF' },
  remittance: `Rechnung № ${endToEndId}`,
})
const order: PaymentOrder = {
  messageId: '0199b0a47a807000a8bba2a5bec322e1',
  created: '2026-11-26T09:30:00.000Z',
  debtor: { name: 'Nordlicht Handel AG', account: 'DE02 1203 0000 0000 2020 51' },
  executionDate: '2026-11-30',
  transfers: [transfer('A1', '1189.05'), transfer('A2', '10.10'), transfer('A3', '500', 'USD', '0123 4567')],
}
const text = (given = order) => new TextDecoder().decode(paymentFile(given))

describe('a payment file', () => {
  test('counts and sums what is paid, in all and by currency, and names each invoice', () => {
    const xml = text()
    expect([...xml.matchAll(/<NbOfTxs>(\d+)/g)].map(([, count]) => count)).toEqual(['3', '2', '1'])
    expect([...xml.matchAll(/<CtrlSum>([^<]+)/g)].map(([, sum]) => sum)).toEqual(['1699.15', '1199.15', '500'])
    expect(xml).toContain('<InstdAmt Ccy="EUR">1189.05</InstdAmt>')
    expect(xml).toContain('<Nm>Mueller + Soen GmbH</Nm>')
    expect(xml).toContain('<Ustrd>Rechnung . A1</Ustrd>')
    expect(xml).toContain('<IBAN>DE02120300000000202051</IBAN>')
  })

  test('names each invoice of a transfer, and each credit note that is set off in it', () => {
    const remittance = [
      { number: 'RE-1', isCredit: false, amount: '119.00', issueDate: '2026-11-20' },
      { number: 'GS-7', isCredit: true, amount: '19.00' },
    ]
    const xml = text({ ...order, transfers: [{ ...transfer('A1', '100.00'), remittance }] })
    expect(xml).not.toContain('Ustrd')
    expect(xml.replace(/\s*\n\s*/g, '')).toContain(
      '<Strd><RfrdDocInf><Tp><CdOrPrtry><Cd>CREN</Cd></CdOrPrtry></Tp><Nb>GS-7</Nb></RfrdDocInf><RfrdDocAmt><CdtNoteAmt Ccy="EUR">19.00</CdtNoteAmt></RfrdDocAmt></Strd>',
    )
    expect(xml).toContain('<RltdDt>2026-11-20</RltdDt>')
  })

  test('sends euros to an IBAN as a SEPA transfer, and all else as the bank does', () => {
    const [sepa = '', other = ''] = text().split('<PmtInf>').slice(1)
    expect(sepa).toContain('<Cd>SEPA</Cd>')
    expect(other).not.toContain('SEPA')
    expect(other).toContain('<Othr>')
  })

  test('has letters that every bank reads, and never an empty name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 140 }), (name, length) => {
        expect(bankText(name, length)).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]+$/)
        expect(bankText(name, length).length).toBeLessThanOrEqual(length)
      }),
    )
  })

  const schema = join(import.meta.dirname, '../../../../shared/samples/iso20022/pain.001.001.09.xsd')
  test.skipIf(!existsSync(schema))('is valid by the published schema (skipped where ../shared is absent)', async () => {
    const names = fc.record({ name: fc.string({ unit: 'binary', minLength: 1 }), number: fc.string() })
    const schemas = [{ fileName: 'pain.xsd', contents: readFileSync(schema, 'utf8') }]
    for (const { name, number } of fc.sample(names, { numRuns: 20, seed: 20261126 })) {
      const creditor = { name, account: 'DE75512108001245126199' }
      const both = [false, true].map((isCredit) => ({ number, isCredit, amount: '5.00', issueDate: '2026-11-20' }))
      const off = { ...transfer('C', '1.00'), remittance: both }
      const transfers = [...order.transfers, off, { ...transfer('B', '0.01'), creditor, remittance: number }]
      const xml = [{ fileName: 'file.xml', contents: text({ ...order, transfers }) }]
      expect((await validateXML({ xml, schema: schemas })).errors).toEqual([])
    }
  })
})
