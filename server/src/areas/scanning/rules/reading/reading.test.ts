import { describe, expect, test } from 'vitest'
import type { Run } from './lines.ts'
import { type FieldName, readBill } from './reading.ts'

/** A page of lines, each of cells at their places. */
const page = (...lines: readonly (string | readonly (readonly [left: number, text: string])[])[]): Run[] =>
  lines.flatMap((line, at) =>
    (typeof line === 'string' ? [[600, line] as const] : line).map(([left, text]) => ({
      ...{ text, left, top: 500 + at * 300, width: text.length * 100, height: 200 },
    })),
  )

function read(pages: readonly (readonly Run[])[], own: readonly string[] = []) {
  const fields = readBill(pages, { own, withTotals: true })
  return Object.fromEntries(fields.map(({ name, value }) => [name, value])) as Partial<Record<FieldName, string>>
}

describe('a bill in letters says', () => {
  test.each([
    [
      'German',
      page(
        'Torbau Lindner · USt-IdNr. DE 300 000 051',
        'Rechnungsnummer: TB-2291',
        'Rechnungsdatum: 20.11.2026  Fällig am 4. Dezember 2026',
        'Ihre Bestellung: PO-4711',
        'Zwischensumme 1.486,00 €',
        'MwSt. 19 % 282,34 €',
        'Gesamtbetrag 1.768,34 €',
        'IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX',
      ),
      {
        ...{ Number: 'TB-2291', IssueDate: '2026-11-20', DueDate: '2026-12-04', OrderReference: 'PO-4711' },
        ...{ VatId: 'DE300000051', Iban: 'DE89370400440532013000', Currency: 'EUR' },
        ...{ NetAmount: '1486.00', TaxPercent: '19', TaxAmount: '282.34', PayableAmount: '1768.34' },
      },
    ],
    [
      'English, with what is named above what it is',
      page(
        [
          [600, 'Invoice number'],
          [3000, 'Invoice date'],
          [5000, 'Due date'],
        ],
        [
          [600, 'H/2026/17'],
          [3000, 'November 20, 2026'],
          [5000, '2026-12-20'],
        ],
        'VAT ID GB123456789',
        'Subtotal GBP 100.00',
        'VAT 20% GBP 20.00',
        'Amount due GBP 120.00',
      ),
      {
        ...{ Number: 'H/2026/17', IssueDate: '2026-11-20', DueDate: '2026-12-20', VatId: 'GB123456789' },
        ...{ Currency: 'GBP', NetAmount: '100.00', TaxPercent: '20', TaxAmount: '20.00', PayableAmount: '120.00' },
      },
    ],
    [
      'English, as our own paper has it: two columns, and the amount beside the title',
      page(
        [
          [600, 'Invoice'],
          [7000, 'EUR 803.25'],
        ],
        'HS-20417',
        [
          [600, 'VAT DE300000027'],
          [5000, 'VAT DE128111902'],
        ],
        [
          [4000, 'Total without VAT'],
          [8000, '675.00'],
        ],
        [
          [4000, 'VAT 19% on 675.00'],
          [8000, '128.25'],
        ],
        [
          [4000, 'Amount due, EUR'],
          [8000, '803.25'],
        ],
      ),
      {
        ...{ Number: 'HS-20417', VatId: 'DE300000027', Currency: 'EUR' },
        ...{ NetAmount: '675.00', TaxPercent: '19', TaxAmount: '128.25', PayableAmount: '803.25' },
      },
    ],
    [
      'French',
      page(
        'Facture N° F-88',
        'Date d’émission : 20 novembre 2026',
        'Total HT 1 200,00',
        'TVA 5,5 % 66,00',
        'Net à payer 1 266,00 EUR',
      ),
      {
        ...{ Number: 'F-88', IssueDate: '2026-11-20', Currency: 'EUR' },
        ...{ NetAmount: '1200.00', TaxPercent: '5.5', TaxAmount: '66.00', PayableAmount: '1266.00' },
      },
    ],
  ])('in %s', (_language, lines, expected) => {
    expect(read([lines])).toEqual(expected)
  })

  test('nothing of what is not sure', () => {
    // A day that could be one of two, an account that does not add up, totals that disagree, the company's own tax id.
    const lines = page(
      'Date: 03/04/2026',
      'IBAN DE89 3704 0044 0532 0130 01',
      'VAT ID DE128111902',
      'Subtotal 100.00',
      'VAT 19% 19.00',
      'Total 120.00',
    )
    expect(read([lines], ['DE 128 111 902'])).toEqual({})
    expect(read([page('Customer number 4711', 'Thank you')])).toEqual({})
    expect(read([])).toEqual({})
  })

  test('a day with the first above twelve, or both alike, for there is one way to read it', () => {
    expect(read([page('Date: 23/04/2026')]).IssueDate).toBe('2026-04-23')
    expect(read([page('Date: 04/04/2026')]).IssueDate).toBe('2026-04-04')
    expect(read([page('Date: 31.02.2026')]).IssueDate).toBeUndefined()
  })

  test('no totals where nobody asked for them', () => {
    const lines = page('Invoice 7', 'Subtotal 100.00', 'VAT 19% 19.00', 'Total EUR 119.00')
    const fields = readBill([lines], { own: [], withTotals: false })
    expect(fields.map(({ name }) => name)).toEqual(['Number', 'Currency'])
  })
})

test('each field knows where it stands on its page', () => {
  const fields = readBill([[], page('Invoice number: TB-2291')], { own: [], withTotals: false })
  expect(fields).toEqual([
    { name: 'Number', value: 'TB-2291', page: 2, left: 600 + 16 * 100, top: 500, width: 700, height: 200 },
  ])
})
