import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterPart, unbooked } from './parts.ts'

const ordered = { currency: 'EUR' }
const executed = { isBooked: true, isOut: true, isReturned: false, amount: '119', currency: 'EUR' }

describe('what comes of a movement on the account', () => {
  test.each([
    ['is booked', executed, false, undefined],
    ['of a bill that is marked as paid: nothing', executed, true, 'ALREADY'],
    ['in another currency is seen to by people', { ...executed, currency: 'DKK' }, false, 'DIFFERS'],
    ['that is not booked yet waits', { ...executed, isBooked: false }, false, 'PENDING'],
    ['that came in is a return', { ...executed, isOut: false }, false, 'RETURNED'],
    ['that says that it is a return is one', { ...executed, isReturned: true }, false, 'RETURNED'],
    ['that returns what is marked as paid frees nothing', { ...executed, isOut: false }, true, 'RETURNED_PAID'],
  ] as const)('%s', (_what, movement, isKnown, outcome) => {
    expect(unbooked(movement, ordered, isKnown)).toBe(outcome)
  })
})

describe('what a part makes of a bill of 119.00', () => {
  test.each([
    ['all of it', [], '119', undefined, { kind: 'FULL', paid: '119.00', discount: null }],
    ['less leaves the rest open', [], '50', undefined, { kind: 'PART', paid: '50.00', open: '69.00' }],
    ['a second part closes it', ['50.00'], '69.00', undefined, { kind: 'FULL', paid: '119.00', discount: null }],
    ['less by the discount is all of it', [], '116.62', '2.38', { kind: 'FULL', paid: '116.62', discount: '2.38' }],
    ['less by more than the discount is a part', [], '116.61', '2.38', { kind: 'PART', paid: '116.61', open: '2.39' }],
    [
      'more is asked about, with what was open',
      ['50'],
      '70',
      undefined,
      { kind: 'OVER', paid: '120.00', open: '69.00' },
    ],
  ] as const)('%s', (_what, booked, part, discount, after) => {
    expect(afterPart({ amount: '119.00', booked }, part, discount)).toEqual(after)
  })

  test('parts that add up to it close it, whatever their order and number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 }), (cents) => {
        const money = (some: readonly number[]) => (some.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)
        const parts = cents.map((one) => money([one]))
        const kinds = parts.map(
          (part, at) => afterPart({ amount: money(cents), booked: parts.slice(0, at) }, part).kind,
        )
        expect(kinds).toEqual([...parts.slice(1).map(() => 'PART'), 'FULL'])
      }),
    )
  })
})
