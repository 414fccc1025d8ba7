import { expect, test } from 'vitest'
import { isWrong, receiptOf } from './typed.ts'

const typed = (quantity: string, rejected = '', reason = '') => ({ quantity, rejected, reason })

test('of lines of which nothing came nothing is said; a reason goes with what was rejected', () => {
  const lines = new Map([
    ['1', typed('0')],
    ['2', typed('')],
    ['3', typed('0.00')],
    ['4', typed('0.5')],
    ['5', typed('3', '1', ' Bent ')],
  ])
  expect(receiptOf(lines)).toEqual([
    { LineId: '4', Quantity: '0.5' },
    { LineId: '5', Quantity: '3', Rejected: '1', Reason: 'Bent' },
  ])
  expect([typed('x'), typed('1', 'y'), typed('1'), typed('')].map(isWrong)).toEqual([true, true, false, false])
})
