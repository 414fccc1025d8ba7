import { describe, expect, test } from 'vitest'
import { marksOf } from './marks.ts'

const open = { ProcessState: 'PENDING', PaymentState: 'NONE' } as const

describe('what a row is marked with', () => {
  test.each([
    [[], open],
    [[], { ...open, PayeeCheck: 'NEW_PARTNER' } as const],
    [['duplicate'], { ...open, DuplicateBy: 'FIELDS' } as const],
    [['account', 'duplicate'], { ...open, DuplicateBy: 'BYTES', PayeeCheck: 'CHANGED' } as const],
    [['account'], { ...open, ProcessState: 'ACCEPTED', PayeeCheck: 'CHANGED' } as const],
    [[], { ...open, ProcessState: 'REJECTED', DuplicateBy: 'NUMBER', PayeeCheck: 'CHANGED' } as const],
    [[], { ...open, PaymentState: 'PAID_UNCONFIRMED', DuplicateBy: 'NUMBER' } as const],
  ])('%j', (marks, row) => {
    expect(marksOf(row)).toEqual(marks)
  })
})
