import { describe, expect, test } from 'vitest'
import { outcomeOf } from './rules.ts'

const ordered = { amount: '119.00', currency: 'EUR' }
const executed = { isBooked: true, isOut: true, isReturned: false, amount: '119', currency: 'EUR' }

describe('what comes of a movement on the account', () => {
  test.each([
    ['pays a bill', executed, ordered, false, 'PAID'],
    ['pays one that is marked as paid: nothing', executed, ordered, true, 'ALREADY'],
    ['of another amount is seen to by people', { ...executed, amount: '118.99' }, ordered, false, 'DIFFERS'],
    ['in another currency, too', { ...executed, currency: 'DKK' }, ordered, false, 'DIFFERS'],
    ['that is not booked yet waits', { ...executed, isBooked: false }, ordered, false, 'PENDING'],
    ['that came in is a return', { ...executed, isOut: false }, ordered, false, 'RETURNED'],
    ['that says that it is a return is one', { ...executed, isReturned: true }, ordered, false, 'RETURNED'],
    [
      'that returns what is marked as paid frees nothing',
      { ...executed, isOut: false },
      ordered,
      true,
      'RETURNED_PAID',
    ],
    ['that nobody ordered here is none of ours', executed, undefined, false, 'UNKNOWN'],
  ] as const)('%s', (_what, movement, payment, isPaid, outcome) => {
    expect(outcomeOf(movement, payment, isPaid)).toBe(outcome)
  })
})
