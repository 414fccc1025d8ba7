import { expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'

test.each([
  ['119', ['119']],
  ['119.00', ['119.00']],
  ['1.234,50', ['1234.50']],
  ['1,234.50', ['1234.50']],
  ["1'234.50", ['1234.50']],
  ['1 234,5', ['1234.5']],
  ['1.234', ['1234', '1.234']],
  ['-20,00', ['-20.00']],
  ['INV-119', []],
  ['2026-11-20', []],
  ['', []],
])('who types %s may mean %j', (typed, amounts) => {
  expect(amountsIn(typed)).toEqual(amounts)
})
