import { expect, test } from 'vitest'
import { isOver, openOf, stateOf } from './rules.ts'

/** A line of ten, of which so many are here, went back, and were invoiced. */
const line = (Received: string, Returned = '0', Billed = '0') => ({
  ...{ Ordered: '10', Received, Returned, Billed, Open: openOf('10', Received) },
})

test.each([
  ['nothing came', [line('0'), line('0')], false, 'NONE'],
  ['all came', [line('10'), line('12')], false, 'FULLY'],
  ['more is to come', [line('10'), line('4')], false, 'PARTLY'],
  ['some went back and is to come again', [line('6', '4', '10')], false, 'PARTLY'],
  ['it is over with a part', [line('10'), line('4')], true, 'SHORT'],
  ['it is over, and more was invoiced than came', [line('10', '0', '10'), line('4', '0', '10')], true, 'OWED'],
  ['it is over, and what is missing came once and went back', [line('6', '4', '10')], true, 'FULLY'],
  ['it is over with all of it', [line('10', '0', '10')], true, 'FULLY'],
  ['it is over with nothing', [line('0', '0', '10')], true, 'NONE'],
] as const)('how an order stands of which %s', (_, lines, over, expected) => {
  expect(stateOf(lines, over)).toBe(expected)
})

test.each([
  [true, 'ACCEPTED', true],
  [false, 'ACCEPTED', false],
  [false, 'CANCELED', true],
  [false, 'REJECTED', true],
])('an order that is closed: %s, and %s, is over: %s', (closed, response, expected) => {
  expect(isOver({ closed, response })).toBe(expected)
})
