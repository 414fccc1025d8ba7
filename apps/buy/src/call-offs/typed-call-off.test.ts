import { expect, test } from 'vitest'
import { calledOffOf, isMoreThanLeft } from './typed-call-off.ts'

const line = (LineId: string) => ({ LineId, Description: 'Box', Ordered: '10', CalledOff: '0', Left: '10' })

test('of lines that stay nothing is said, and one cost centre is that of all', () => {
  const quantities = new Map([
    ['1', '2.5'],
    ['2', '0'],
  ])
  const blanket = { Lines: [line('1'), line('2'), line('3')] }
  expect(calledOffOf(blanket, { quantities, costCentre: ' KST-1 ' })).toEqual([
    { LineId: '1', Quantity: '2.5', AccountingCostCode: 'KST-1' },
  ])
  expect(calledOffOf(blanket, { quantities, costCentre: '' })).toEqual([{ LineId: '1', Quantity: '2.5' }])
  expect(['10', '10.5', 'x', ''].map((quantity) => isMoreThanLeft(quantity, '10'))).toEqual([false, true, true, false])
})
