import { expect, test } from 'vitest'
import { goesOnAboutOrder } from './of-canceled-order.ts'

test.each([
  ['orderresponse', true],
  ['orderchange', true],
  ['despatchadvice', true],
  ['invoice', false],
  ['creditnote', false],
  ['receiptadvice', false],
] as const)('%s goes on about its order: %s', (type, expected) => {
  expect(goesOnAboutOrder(type)).toBe(expected)
})
