import { describe, expect, test } from 'vitest'
import { offeredLinesOf } from './typed-prices.ts'

const asked = [
  { LineId: '1', Quantity: { value: '2', unitCode: 'C62' } },
  { LineId: '2', Quantity: { value: '4', unitCode: 'C62' } },
]

describe('what is typed of a quote on paper', () => {
  test('is offered in the quantity that was asked for, where it has a price', () => {
    expect(offeredLinesOf(asked, new Map([['2', '19.90']]))).toEqual([{ LineId: '2', Quantity: '4', Price: '19.90' }])
    expect(offeredLinesOf(asked, new Map([['1', ' ']]))).toEqual([])
  })

  test.each(['abc', '-3'])('%s is no price', (price) => {
    expect(offeredLinesOf(asked, new Map([['1', price]]))).toBe('wrong')
  })
})
