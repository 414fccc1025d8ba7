import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { statementOf } from '../testing/statement.ts'
import { Refusal } from '../xml/refusal.ts'
import { readStatement } from './camt.ts'

const bytes = (xml: string) => new TextEncoder().encode(xml)
const paid = { endToEndId: 'a1b2', amount: '119.00', currency: 'EUR', name: 'Brandt Werkzeuge GmbH', text: 'RE-1' }

/** The same movements as a notification (camt.054.001.08), which has no balance. */
const notificationOf = (xml: string): string =>
  xml
    .replaceAll('camt.053', 'camt.054')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
    .replaceAll('Stmt>', 'Ntfctn>')
    .replace(/<Bal>.*<\/Bal>\n/, '')

describe('what a bank tells of an account', () => {
  test('is read movement by movement, with what the payer called it', () => {
    const xml = statementOf([paid, { ...paid, endToEndId: 'NOTPROVIDED', isIn: true, isReturned: true }])
    expect(readStatement(bytes(xml))).toEqual([
      {
        isOut: true,
        isBooked: true,
        isReturned: false,
        day: '2026-11-27',
        amount: '119.00',
        currency: 'EUR',
        counterparty: 'Brandt Werkzeuge GmbH',
        remittance: 'RE-1',
        account: 'DE02120300000000202051',
        endToEndId: 'a1b2',
      },
      expect.objectContaining({ isOut: false, isReturned: true }),
    ])
  })

  test.each([
    ['a notification', notificationOf],
    [
      'an older version',
      (xml: string) =>
        xml
          .replace('001.08', '001.02')
          .replaceAll(/<\/?Pty>/g, '')
          .replace('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>'),
    ],
  ])('is read from %s as well', (_what, as) => {
    expect(readStatement(bytes(as(statementOf([paid]))))).toEqual(readStatement(bytes(statementOf([paid]))))
  })

  test.each([
    ['an invoice', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
    ['a payment file', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>'],
    ['a text with entities', '<!DOCTYPE x [<!ENTITY e "x">]><Document/>'],
  ])('is not %s', (_what, xml) => {
    expect(() => readStatement(bytes(xml))).toThrow(Refusal)
  })

  test.each([
    ['an amount in words', '119.00', 'plenty', 'Amt is plenty'],
    ['one that is longer than a bank counts', '119.00', '1234567890123456789.00', 'Amt is 1234567890123456789.00'],
    ['one that is negative: the direction is said apart', '119.00', '-119.00', 'Amt is -119.00'],
    ['a day that is in no calendar', '2026-11-27</Dt></BookgDt>', '2026-02-30</Dt></BookgDt>', 'BookgDt is 2026-02-30'],
  ])('is refused with %s, by its name', (_what, is, becomes, says) => {
    expect(() => readStatement(bytes(statementOf([paid]).replace(is, becomes)))).toThrow(says)
  })

  test('is what was ordered, before the bank exchanged it', () => {
    const exchanged = '<AmtDtls><InstdAmt><Amt Ccy="EUR">119.00</Amt></InstdAmt></AmtDtls></TxDtls>'
    const xml = statementOf([{ ...paid, amount: '128.40', currency: 'USD' }]).replace('</TxDtls>', exchanged)
    expect(readStatement(bytes(xml))).toMatchObject([{ amount: '119.00', currency: 'EUR' }])
  })

  const schemas = join(import.meta.dirname, '../../../../shared/samples/iso20022')
  test.skipIf(!existsSync(schemas)).each([
    ['camt.053', statementOf([paid])],
    ['camt.054', notificationOf(statementOf([paid]))],
  ])('is tried on a %s that is valid by the published schema (skipped where ../shared is absent)', async (camt, it) => {
    const schema = [{ fileName: 'camt.xsd', contents: readFileSync(join(schemas, `${camt}.001.08.xsd`), 'utf8') }]
    expect((await validateXML({ xml: [{ fileName: 'file.xml', contents: it }], schema })).errors).toEqual([])
  })
})
