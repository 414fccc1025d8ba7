import type { LineForm } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { isOrderedInFull } from './quote.ts'

const line = (name: string, quantity: string): LineForm => ({
  ...{ id: name, name, quantity, unit: 'C62', price: '1.00' },
  tax: { category: 'S', percent: '19' },
})
const quoted = [line('Wrench', '10'), line('Hammer', '4')]

test.each([
  ['all of it at once', [[line('Hammer', '4'), line('Wrench', '10')]], true],
  ['all of it in two orders', [[line('Wrench', '6')], [line('Wrench', '4'), line('Hammer', '5')]], true],
  ['less of a line', [[line('Wrench', '9.5'), line('Hammer', '4')]], false],
  ['one of its lines', [[line('Wrench', '10')]], false],
  ['something else', [[line('Saw', '10'), line('Hammer', '4')]], false],
  ['nothing', [], false],
])('a quote of which %s is ordered: closed or not', (_what, orders, closed) => {
  expect(isOrderedInFull(quoted, orders)).toBe(closed)
})

test('a quote without lines is never ordered in full', () => expect(isOrderedInFull([], [[]])).toBe(false))
