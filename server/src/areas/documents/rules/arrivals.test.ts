import { describe, expect, test } from 'vitest'
import { duplicateBy, isPayeeChanged, type Likeness } from './arrivals.ts'

describe('what arrives', () => {
  const bill: Likeness = {
    type: 'invoice',
    contentHash: 'a',
    businessId: '1',
    issueDate: '2026-11-21',
    currency: 'EUR',
    amountMinor: '100',
    senderId: 's',
  }
  test.each<[string | undefined, Partial<Likeness>]>([
    ['BYTES', { businessId: '2' }],
    ['NUMBER', { contentHash: 'b', amountMinor: '7' }],
    ['FIELDS', { contentHash: 'b', businessId: '2' }],
    [undefined, { contentHash: 'b', businessId: '2', currency: 'DKK' }],
    [undefined, { senderId: 'other' }],
    [undefined, { type: 'creditnote' }],
    [undefined, { contentHash: 'b', businessId: '2', amountMinor: null }],
  ])('is found to be another by %s', (by, other) => {
    expect(duplicateBy(bill, { ...bill, ...other })).toBe(by)
  })

  test('asks for a changed account only where one was known, and where any is unknown', () => {
    expect([isPayeeChanged(['X'], []), isPayeeChanged(['X'], ['X', 'Y']), isPayeeChanged([], ['X'])]).toEqual([
      false,
      false,
      false,
    ])
    expect(isPayeeChanged(['X', 'Z'], ['X'])).toBe(true)
  })
})
