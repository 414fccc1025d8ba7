import { inEnglish } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import { type AbsenceStatement, allowedActions, awayBefore, refusal } from './rules.ts'

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
  [
    'a colleague',
    {},
    ['EDIT', 'SET_ACCESS', 'SET_ROLE', 'ISSUE_LINK', 'END_SESSIONS', 'RESET_SECOND_FACTOR', 'LOCK', 'LET_GO'],
  ],
  [
    'who was invited',
    { state: 'CREATED' },
    ['EDIT', 'SET_ACCESS', 'SET_ROLE', 'ISSUE_LINK', 'END_SESSIONS', 'RESET_SECOND_FACTOR', 'LOCK', 'LET_GO'],
  ],
  [
    'who signed in at the identity provider',
    { bound: true },
    [
      'EDIT',
      'SET_ACCESS',
      'SET_ROLE',
      'ISSUE_LINK',
      'END_SESSIONS',
      'RESET_SECOND_FACTOR',
      'RELEASE_IDENTITY',
      'LOCK',
      'LET_GO',
    ],
  ],
  ['who is locked', { state: 'LOCKED' }, ['EDIT', 'SET_ACCESS', 'SET_ROLE', 'UNLOCK']],
  ['whose account lives in another company', { livesHere: false }, ['SET_ACCESS', 'SET_ROLE']],
  ['oneself', { own: true }, ['EDIT', 'SET_ACCESS', 'SET_ROLE']],
  ['oneself, the last administrator', { own: true, lastAdmin: true }, ['EDIT', 'SET_ACCESS']],
  [
    'the last administrator',
    { lastAdmin: true },
    ['EDIT', 'SET_ACCESS', 'ISSUE_LINK', 'END_SESSIONS', 'RESET_SECOND_FACTOR'],
  ],
] as const)('with %s an administrator may do just this', (_, more, allowed) => {
  expect(allowedActions({ ...colleague, ...more })).toEqual(allowed)
})

describe('when somebody was away, by what they said', () => {
  const away = (day: string, from: string, until: string): AbsenceStatement => ({
    day,
    away: [{ from, until, substituteId: null }],
  })
  test.each<[string, AbsenceStatement[], [string, string][]]>([
    ['an absence that is over', [away('2026-11-01', '2026-11-02', '2026-11-06')], [['2026-11-02', '2026-11-06']]],
    [
      'one that goes on is told until yesterday',
      [away('2026-11-01', '2026-11-18', '2026-12-06')],
      [['2026-11-18', '2026-11-19']],
    ],
    ['one that comes is none yet', [away('2026-11-01', '2026-11-21', '2026-11-25')], []],
    [
      'who was back sooner',
      [away('2026-11-01', '2026-11-02', '2026-11-13'), { day: '2026-11-09', away: [] }],
      [['2026-11-02', '2026-11-08']],
    ],
    [
      'two that were planned in a row',
      [
        {
          day: '2026-11-01',
          away: [
            { from: '2026-11-02', until: '2026-11-04', substituteId: null },
            { from: '2026-11-10', until: '2026-11-12', substituteId: null },
          ],
        },
      ],
      [
        ['2026-11-02', '2026-11-04'],
        ['2026-11-10', '2026-11-12'],
      ],
    ],
    ['who did not go', [away('2026-11-01', '2026-11-05', '2026-11-06'), { day: '2026-11-03', away: [] }], []],
    [
      'who changed their mind before and stayed away for longer then',
      [
        away('2026-11-01', '2026-11-05', '2026-11-09'),
        away('2026-11-03', '2026-11-06', '2026-11-10'),
        away('2026-11-09', '2026-11-06', '2026-11-12'),
      ],
      [
        ['2026-11-06', '2026-11-08'],
        ['2026-11-06', '2026-11-12'],
      ],
    ],
  ])('%s', (_says, statements, days) => {
    expect(awayBefore(statements, '2026-11-20').map(({ from, until }) => [from, until])).toEqual(days)
  })
})
