import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compose } from '../trade/compose.ts'
import { formOf } from '../trade/form-of.ts'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import { type Discount, discountsIn, takenOff, termsOf, wordsOfTerms } from './discounts.ts'

const hundredths = (max: number) => fc.integer({ min: 1, max }).map((cents) => (cents / 100).toFixed(2))
const discount: fc.Arbitrary<Discount> = fc.record(
  { days: fc.integer({ min: 0, max: 9999 }).map(String), percent: hundredths(10_000), base: hundredths(99_999_999) },
  { requiredKeys: ['days', 'percent'] },
)

describe('payment terms with discounts for early payment (BT-20)', () => {
  test('are read as they were written, beside any words', () => {
    const words = fc.string().filter((text) => text === text.trim() && discountsIn(text).length === 0)
    fc.assert(
      fc.property(words, fc.array(discount, { maxLength: 3 }), (text, discounts) => {
        fc.pre(!/[\r\n]/.test(text))
        const terms = termsOf(text, discounts)
        expect([discountsIn(terms), wordsOfTerms(terms)]).toEqual([discounts, text])
      }),
    )
  })

  test('leave out what is half typed, and what is none', () => {
    const no = [
      { days: '', percent: '2' },
      { days: '14', percent: '' },
      { days: '1.5', percent: '2' },
      { days: '14', percent: '0' },
      { days: '14', percent: '101' },
    ]
    expect(termsOf('30 days net', no)).toBe('30 days net')
    expect(termsOf('', [])).toBeUndefined()
    for (const terms of ['2 % within 14 days', '#SKONTO#TAGE=14#PROZENT=2,00#', '#VERZUG#TAGE=14#PROZENT=2.00#'])
      expect([discountsIn(terms), wordsOfTerms(terms)]).toEqual([[], terms])
  })

  test('DE-R-018: stand on lines that end, in the document and after it was read again', () => {
    const terms = termsOf('30 days net', [{ days: '014', percent: '2' }])
    expect(terms).toBe('30 days net\n#SKONTO#TAGE=14#PROZENT=2.00#')
    const form = { type: 'Invoice', id: '1', issueDate: '2026-11-26', currency: 'EUR', lines: [] } as const
    const parties = { seller: { name: 'A' }, buyer: { name: 'B' } }
    const bytes = write(compose({ ...form, ...parties, lines: [], paymentTerms: terms }))
    expect(new TextDecoder().decode(bytes)).toContain('PROZENT=2.00#\n</cbc:Note>')
    expect(formOf(read(bytes)).paymentTerms).toBe(terms)
  })

  test.each([
    [
      { days: '14', percent: '2.00' },
      { until: '2026-12-10', amount: '24.69' },
    ],
    [
      { days: '0', percent: '3.00', base: '100.00' },
      { until: '2026-11-26', amount: '3.00' },
    ],
    [{ days: '9'.repeat(40), percent: '2.00' }, undefined],
  ])('%j is worth %j', (discount, taken) => {
    expect(takenOff(discount, { issueDate: '2026-11-26', payable: '1234.50', currency: 'EUR' })).toEqual(taken)
  })
})
