import { expect, test } from 'vitest'
import { goesOnAboutOrder, isCanceledOrder } from './of-canceled-order.ts'

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

test.each([
  ['order', 'CANCELED', true],
  ['order', 'ACCEPTED', false],
  ['order', 'REJECTED', false],
  ['quote', 'CANCELED', false],
] as const)('%s, %s, is an order that was canceled: %s', (type, response, expected) => {
  expect(isCanceledOrder({ type, response })).toBe(expected)
})
