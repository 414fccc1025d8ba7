import { expect, test } from 'vitest'
import { givesBack } from './gives-back.ts'

test.each([
  ['the price at which it was billed', '12.5', ['12.50'], true],
  ['one of the prices at which it was billed', '3', ['12.50', '3.00'], true],
  ['a part of the price', '0.50', ['12.50'], false],
  ['what was never billed', '12.50', [], false],
])('a credit note of %s', (_, price, billed, gives) => {
  expect(
    givesBack(
      { price },
      billed.map((one) => ({ price: one })),
    ),
  ).toBe(gives)
})
