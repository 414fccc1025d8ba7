import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal, showDecimal } from './decimals.ts'

describe('a decimal as a person types it', () => {
  test.each([
    ['1.234,50', 'de-DE', '1234.50'],
    ['1234,5', 'de-DE', '1234.5'],
    ['1.234', 'de-DE', '1234'],
    ['12.5', 'de-DE', '12.5'],
    ['1,234.50', 'de-DE', '1234.50'],
    ['1,234.50', 'en-US', '1234.50'],
    ['1,234', 'en-US', '1234'],
    ['12,5', 'en-US', '12.5'],
    ['1 234,50', 'fr-FR', '1234.50'],
    ['1 234,50', 'fr-FR', '1234.50'],
    ['1.234,50', 'da-DK', '1234.50'],
    ['١٬٢٣٤٫٥٠', 'ar', '1234.50'],
    ['−3,5', 'de-DE', '-3.5'],
    ['0,125', 'de-DE', '0.125'],
    ['0.125', 'de-DE', '0.125'],
    [',5', 'de-DE', '0.5'],
    ['1.234.567', 'de-DE', '1234567'],
    ['007', 'en-US', '7'],
    ['12,', 'de-DE', '12'],
  ])('%s in %s is %s', (typed, locale, value) => {
    expect(parseDecimal(typed, locale)).toBe(value)
  })

  test.each(['', 'abc', '12a', '1-2', '.', '1e5'])('%j is no number', (typed) => {
    expect(parseDecimal(typed, 'de-DE')).toBeUndefined()
  })

  test('what is shown is read back as the same number in every language', () => {
    const locales = ['en-US', 'de-DE', 'fr-FR', 'da-DK', 'ar']
    const decimals = fc.stringMatching(/^-?(0|[1-9]\d{0,11})(\.\d{1,6})?$/)
    fc.assert(
      fc.property(decimals, fc.constantFrom(...locales), (value, locale) => {
        expect(parseDecimal(showDecimal(value, locale), locale)).toBe(value)
      }),
    )
  })

  test('what is no number is shown as it was typed', () => {
    expect(showDecimal('ten', 'de-DE')).toBe('ten')
    expect(showDecimal('1234.50', 'de-DE')).toBe('1234,50')
  })
})
