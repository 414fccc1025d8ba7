import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountParts, formatAmount, formatPercent, formatQuantity } from './numbers.ts'

test('an amount is written with its code before the figures of its reader', () => {
  expect(formatAmount('1234.5', 'EUR', 'en-US')).toBe('EUR\u00a01,234.50')
  expect(formatAmount('1234.5', 'EUR', 'de-DE')).toBe('EUR\u00a01.234,50')
  expect(formatAmount('-1234.5', 'DKK', 'da-DK')).toBe('DKK\u00a0-1.234,50')
  expect(formatAmount('1234', 'JPY', 'en-US')).toBe('JPY\u00a01,234')
  expect(formatAmount('1.2345', 'KWD', 'en-US')).toBe('KWD\u00a01.2345')
})

test('amounts are exact where floating point is not', () => {
  expect(formatAmount('9007199254740993.01', 'EUR', 'en-US')).toBe('EUR\u00a09,007,199,254,740,993.01')
  expect(formatAmount('0.005', 'EUR', 'en-US')).toBe('EUR\u00a00.005')
})

test('no digit of any amount is lost, trailing zeros aside', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,12}$/))
    .map(([whole, decimals]) => (decimals ? `${whole}.${decimals}` : String(whole)))
  fc.assert(
    fc.property(decimal, (value) => {
      const shown = amountParts(value, 'EUR', 'en-US').number.replaceAll(',', '')
      const [whole, decimals = ''] = value.split('.')
      expect(shown).toBe(`${whole}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`)
    }),
  )
})

test('an amount in parts keeps the currency apart', () => {
  expect(amountParts('-1234.5', 'EUR', 'de-DE')).toEqual({ number: '-1.234,50', currency: 'EUR' })
  expect(amountParts('1234', 'JPY', 'en-US')).toEqual({ number: '1,234', currency: 'JPY' })
})

test('quantities keep their decimals, but for trailing zeros', () => {
  expect(formatQuantity('12.500', 'en-US')).toBe('12.5')
  expect(formatQuantity('0.123456', 'de-DE')).toBe('0,123456')
  expect(formatQuantity('1000', 'fr-FR')).toBe('1\u202f000')
})

test('percent', () => {
  expect(formatPercent('19', 'de-DE')).toBe('19\u00a0%')
  expect(formatPercent('25.5', 'en-US')).toBe('25.5%')
})

test('what is no number is shown as it stands', () => {
  expect(formatAmount('a lot', 'EUR', 'en-US')).toBe('a lot EUR')
  expect(formatAmount('5', 'euro', 'en-US')).toBe('5 euro')
  expect(formatQuantity('1e3', 'en-US')).toBe('1e3')
  expect(formatPercent('', 'en-US')).toBe('')
})
