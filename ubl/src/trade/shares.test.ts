import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalOf, sum } from '../decimal.ts'
import { partsBy, type Share } from './shares.ts'

describe('an amount in parts', () => {
  test.each<[string, string, Share[], string[], string, string?]>([
    ['by nobody’s word is left whole', '10.00', [], [], '10.00'],
    ['of which one is the whole', '10.00', [{}], ['10.00'], '0.00'],
    [
      'by thirds, of which the last takes what rounding leaves',
      '10.00',
      [{ percent: '33.33' }, { percent: '33.33' }, { percent: '33.34' }],
      ['3.33', '3.33', '3.34'],
      '0.00',
    ],
    ['by amounts', '10.00', [{ amount: '7' }, { amount: '3' }], ['7.00', '3.00'], '0.00'],
    ['that are too little leaves a rest', '10.00', [{ percent: '60' }], ['6.00'], '4.00'],
    ['taken away', '-10.00', [{ percent: '50' }, { percent: '50' }], ['-5.00', '-5.00'], '0.00'],
    ['of a larger whole', '60.00', [{ amount: '30' }, { amount: '70' }], ['18.00', '42.00'], '0.00', '100.00'],
    ['of a whole that leaves some', '60.00', [{ amount: '30' }], ['18.00'], '42.00', '100.00'],
    ['counted the other way round', '-10.00', [{ amount: '7' }, { amount: '3' }], ['-7.00', '-3.00'], '0.00', '10.00'],
    ['of nothing', '0.00', [{ amount: '7' }], ['0.00'], '0.00', '0.00'],
  ])('%s', (_what, total, shares, parts, rest, of) => {
    expect(partsBy(total, shares, of)).toEqual({ parts, rest })
  })

  test('is the amount again, whatever its shares', () => {
    const percent = fc
      .integer({ min: 0, max: 10_000 })
      .map((hundredths) => ({ percent: (hundredths / 100).toFixed(2) }))
    const amount = fc.integer({ min: -99_999, max: 99_999 }).map((cents) => ({ amount: (cents / 100).toFixed(2) }))
    const total = fc.integer({ min: -999_999, max: 999_999 }).map((cents) => (cents / 100).toFixed(2))
    fc.assert(
      fc.property(total, fc.array(fc.oneof(percent, amount), { maxLength: 6 }), (whole, shares) => {
        const { parts, rest } = partsBy(whole, shares)
        expect(`${sum([...parts, rest].flatMap((one) => decimalOf(one) ?? []))}`).toBe(`${decimalOf(whole)}`)
      }),
    )
  })
})
