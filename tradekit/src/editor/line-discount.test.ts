import { expect, test } from 'vitest'
import { lineDiscountOf, withLineDiscount } from './line-discount.ts'

const tenPercent = { charge: false, amount: '', percent: '10', reasonCode: '95' }

test.each([
  ['no discount', undefined, ''],
  ['a percentage off', [tenPercent], '10'],
  ['an amount off', [{ charge: false, amount: '5' }], undefined],
  ['a percentage that its amount is not', [{ ...tenPercent, amount: '9.99' }], undefined],
  ['a charge', [{ ...tenPercent, charge: true }], undefined],
  ['two of them', [tenPercent, tenPercent], undefined],
])('a line with %s', (_, allowances, percent) => {
  expect(lineDiscountOf({ allowances })).toBe(percent)
})

test('a percentage is worked out anew, and keeps the reason that it has', () => {
  expect(withLineDiscount({}, '10')).toEqual({ allowances: [tenPercent] })
  const named = { charge: false, amount: '10', base: '100', percent: '10', reason: 'Loyal customer' }
  expect(withLineDiscount({ allowances: [named] }, '12,x')).toEqual({
    allowances: [{ ...tenPercent, reason: 'Loyal customer', percent: '12,x' }],
  })
  expect(withLineDiscount({ allowances: [named] }, '')).toEqual({ allowances: undefined })
})
