import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { exponentOf, fromMinor, toMinor } from './money.ts'

test.each([
  ['1234.50', 'EUR', 123450n, '1234.50'],
  ['1234', 'JPY', 1234n, '1234'],
  ['1.5', 'KWD', 1500n, '1.500'],
  ['-0.05', 'EUR', -5n, '-0.05'],
  ['999999999999999999.99', 'EUR', 99999999999999999999n, '999999999999999999.99'],
])('%s %s is kept exactly', (amount, currency, minor, shown) => {
  expect(toMinor(amount, exponentOf(currency))).toBe(minor)
  expect(fromMinor(minor, exponentOf(currency))).toBe(shown)
})

test.each([
  ['0.005', 1n],
  ['-0.005', -1n],
  ['0.0049', 0n],
])('half a cent goes away from zero: %s', (amount, minor) => {
  expect(toMinor(amount, 2)).toBe(minor)
})

it('knows no number in what is none', () => {
  for (const text of ['', 'abc', '1,50', '1e3', '+1', '.5', '5.']) expect(toMinor(text, 2)).toBeUndefined()
})

it('gives back any amount that it took', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), fc.constantFrom(0, 2, 3, 4), (minor, exponent) => {
      expect(toMinor(fromMinor(minor, exponent), exponent)).toBe(minor)
    }),
  )
})
