import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDecimal, marksOf, padded, readDecimal, writeDecimal } from './decimal.ts'

const locales = ['en-GB', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'da-DK', 'hi-IN', 'ar-EG', 'pl-PL', 'es-ES']
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.option(fc.stringMatching(/^\d{1,9}$/)))
  .map(([negative, whole, fraction]) => {
    const text = fraction === null ? `${whole}` : `${whole}.${fraction}`
    return negative && /[1-9]/.test(text) ? `-${text}` : text
  })

describe('a decimal typed by a person', () => {
  it('comes back as it was after it is written in any locale and read again, to the last digit', () => {
    for (const locale of locales) {
      const marks = marksOf(locale)
      fc.assert(
        fc.property(decimals, (value) => {
          expect(readDecimal(writeDecimal(value, marks), marks)).toBe(value)
        }),
        { numRuns: 60 },
      )
    }
  })

  it.each([
    ['en-GB', '1,234.50', '1234.50'],
    ['en-GB', '1234.5', '1234.5'],
    ['en-GB', '.5', '0.5'],
    ['en-GB', '12.', '12'],
    ['en-GB', '007', '7'],
    ['en-GB', '−412.80', '-412.80'],
    ['en-GB', '(412.80)', '-412.80'],
    ['en-GB', '-0.00', '0.00'],
    ['de-DE', '1.234,50', '1234.50'],
    ['de-DE', '1.234', '1234'],
    ['de-DE', '96.50', '96.50'],
    ['de-DE', '96,50', '96.50'],
    ['fr-FR', '9 214,17', '9214.17'],
    ['de-CH', '9’214.17', '9214.17'],
    ['hi-IN', '12,34,567.5', '1234567.5'],
    ['ar-EG', '٤٬٥٣٦٫٠٠', '4536.00'],
  ])('in %s reads %s as %s', (locale, typed, value) => {
    expect(readDecimal(typed, marksOf(locale))).toBe(value)
  })

  it.each(['12,3x', 'abc', '', '1e5', '1,2,3', '--4', '1.2.3', 'NaN', 'Infinity', '12 EUR'])('is not %j', (typed) => {
    expect(readDecimal(typed, marksOf('en-GB'))).toBeUndefined()
  })

  it('shows a text that is no decimal as it was typed', () => {
    expect(writeDecimal('12,3x', marksOf('de-DE'))).toBe('12,3x')
    expect(isDecimal('12,3x')).toBe(false)
  })
})

it('an amount gets the digits that its currency has, and never loses one', () => {
  expect(['12', '12.5', '12.50', '12.505', '-0.5'].map((value) => padded(value, 2))).toEqual([
    '12.00',
    '12.50',
    '12.50',
    '12.505',
    '-0.50',
  ])
  expect(padded('12', 0)).toBe('12')
})
