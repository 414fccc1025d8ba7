import { inEnglish } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import { refusal } from './rules.ts'

const change = { from: 'ACTIVE', to: 'LOCKED', own: false, lastAdmin: false } as const

describe('a person’s state', () => {
  test('goes to LOCKED and back to ACTIVE', () => {
    expect(refusal(change)).toBeUndefined()
    expect(refusal({ ...change, from: 'LOCKED', to: 'ACTIVE' })).toBeUndefined()
  })

  test.each([
    [{ to: 'DELETED' }, 'DELETED cannot be set: use ACTIVE or LOCKED.'],
    [{ from: 'MERGED' }, 'The account is MERGED and cannot be changed.'],
    [{ own: true }, 'You cannot lock your own account: ask another administrator.'],
    [{ lastAdmin: true }, 'This is the last administrator: assign the role to another person first.'],
  ] as const)('%j is refused', (more, reason) => {
    expect(inEnglish(refusal({ ...change, ...more })!)).toBe(reason)
  })
})
