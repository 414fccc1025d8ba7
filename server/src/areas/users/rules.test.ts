import { inEnglish } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import { allowedActions, refusal } from './rules.ts'

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

const colleague = { state: 'ACTIVE', livesHere: true, own: false, lastAdmin: false, bound: false } as const

test.each([
  ['a colleague', {}, ['EDIT', 'SET_ACCESS', 'SET_ROLE', 'ISSUE_LINK', 'RESET_SECOND_FACTOR', 'LOCK', 'LET_GO']],
  [
    'who was invited',
    { state: 'CREATED' },
    ['EDIT', 'SET_ACCESS', 'SET_ROLE', 'ISSUE_LINK', 'RESET_SECOND_FACTOR', 'LOCK', 'LET_GO'],
  ],
  [
    'who signed in at the identity provider',
    { bound: true },
    ['EDIT', 'SET_ACCESS', 'SET_ROLE', 'ISSUE_LINK', 'RESET_SECOND_FACTOR', 'RELEASE_IDENTITY', 'LOCK', 'LET_GO'],
  ],
  ['who is locked', { state: 'LOCKED' }, ['EDIT', 'SET_ACCESS', 'SET_ROLE', 'UNLOCK']],
  ['whose account lives in another company', { livesHere: false }, ['SET_ACCESS', 'SET_ROLE']],
  ['oneself', { own: true }, ['EDIT', 'SET_ACCESS', 'SET_ROLE']],
  ['oneself, the last administrator', { own: true, lastAdmin: true }, ['EDIT', 'SET_ACCESS']],
  ['the last administrator', { lastAdmin: true }, ['EDIT', 'SET_ACCESS', 'ISSUE_LINK', 'RESET_SECOND_FACTOR']],
] as const)('with %s an administrator may do just this', (_, more, allowed) => {
  expect(allowedActions({ ...colleague, ...more })).toEqual(allowed)
})
