import { inEnglish } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import { afterFailure, isResting, refusal } from './rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const change = { from: 'ACTIVE', to: 'LOCKED', own: false, lastAdmin: false } as const

describe('wrong passwords', () => {
  test('nine in a row do nothing, the tenth lets the account rest for a quarter of an hour', () => {
    expect(afterFailure(8, now)).toEqual({ failures: 9, lockedUntil: null })
    expect(afterFailure(9, now)).toEqual({ failures: 0, lockedUntil: new Date('2026-11-21T09:15:00Z') })
  })

  test('the rest ends by itself', () => {
    const until = new Date('2026-11-21T09:15:00Z')
    expect(isResting(until, now)).toBe(true)
    expect(isResting(until, until)).toBe(false)
    expect(isResting(null, now)).toBe(false)
  })
})

describe('a person’s state', () => {
  test('goes to LOCKED and back to ACTIVE', () => {
    expect(refusal(change)).toBeUndefined()
    expect(refusal({ ...change, from: 'LOCKED', to: 'ACTIVE' })).toBeUndefined()
  })

  test.each([
    [{ to: 'DELETED' }, 'DELETED cannot be set by hand: give ACTIVE or LOCKED.'],
    [{ from: 'MERGED' }, 'The account is MERGED, for good.'],
    [{ own: true }, 'You cannot lock your own account: ask another administrator.'],
    [{ lastAdmin: true }, 'This is the last administrator: give another person the role first.'],
  ] as const)('%j is refused', (more, reason) => {
    expect(inEnglish(refusal({ ...change, ...more })!)).toBe(reason)
  })
})
