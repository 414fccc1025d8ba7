import { expect, test } from 'vitest'
import { isMoreThanReceived, isReceiptWrong, receiptOf, returnOf } from './typed-receipt.ts'

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
  expect([typed('x'), typed('1', 'y'), typed('1'), typed('')].map(isReceiptWrong)).toEqual([true, true, false, false])
})

test('no more goes back than is here; of lines that stay nothing is said', () => {
  const typed = new Map([
    ['1', '0'],
    ['2', ''],
    ['3', '2.5'],
  ])
  expect(returnOf(typed, { reasonCode: 'QUA', reason: ' Bent ' })).toEqual([
    { LineId: '3', Quantity: '0', Returned: '2.5', ReasonCode: 'QUA', Reason: 'Bent' },
  ])
  expect(['2.5', '2.6', 'x', ''].map((quantity) => isMoreThanReceived(quantity, '2.5'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
