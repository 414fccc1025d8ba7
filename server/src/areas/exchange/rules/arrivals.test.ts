import type { PayeeCheck } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { duplicateBy, type KnownAccount, type Likeness, payeeCheckOf } from './arrivals.ts'

describe('what arrives', () => {
  const bill: Likeness = {
    type: 'invoice',
    contentHash: 'a',
    businessId: '1',
    issueDate: '2026-11-21',
    currency: 'EUR',
    amountMinor: '100',
    senderId: 's',
    calledOffOf: null,
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

  test.each<[string | undefined, Partial<Likeness>]>([
    [undefined, {}],
    ['NUMBER', { businessId: '1' }],
    ['BYTES', { contentHash: 'a', businessId: '1' }],
    ['FIELDS', { calledOffOf: 'another' }],
    ['FIELDS', { calledOffOf: null }],
  ])('of one blanket order the same is called off twice a day: %s by %o', (by, other) => {
    const callOff: Likeness = { ...bill, type: 'order', calledOffOf: 'blanket' }
    expect(duplicateBy(callOff, { ...callOff, contentHash: 'b', businessId: '2', ...other })).toBe(by)
  })

  const paid = { account: 'X', origin: 'PAID_BILL' } as const
  const first = { account: 'Y', origin: 'FIRST_BILL' } as const
  test.each<[PayeeCheck | undefined, string[], KnownAccount[]]>([
    [undefined, [], []],
    [undefined, [], [first]],
    ['NEW_PARTNER', ['X'], []],
    ['NEW_PARTNER', ['Y'], [first]],
    ['NEW_PARTNER', ['X', 'Y'], [paid, first]],
    [undefined, ['X'], [paid, first]],
    ['CHANGED', ['X', 'Z'], [paid]],
    ['CHANGED', ['Z'], [first]],
    ['NEW_PARTNER', ['P'], [{ account: 'P', origin: 'PROFILE' }]],
    ['CHANGED', ['Z'], [{ account: 'P', origin: 'PROFILE' }]],
  ])('asks with its accounts for the check %s', (check, asked, known) => {
    expect(payeeCheckOf(asked, known)).toBe(check)
  })
})
