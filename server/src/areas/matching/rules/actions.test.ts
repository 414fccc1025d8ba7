import type { Permission } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import { type Following, matchActions, outcomeFor } from './actions.ts'

const fitting: Following = { state: 'MATCHED', wanted: 'ACCEPT', isAsked: false, isOpen: true, hasWarnings: false }

describe('what happens by itself with an invoice', () => {
  test.each([
    ['that fits is what the company wants', {}, 'ACCEPT'],
    ['within the tolerance, too', { state: 'WITHIN', wanted: 'APPROVE' }, 'APPROVE'],
    ['is nothing where the company wants nothing', { wanted: 'NOTHING' }, 'NOTHING'],
    ['is nothing where it differs', { state: 'DIFFERS' }, 'NOTHING'],
    ['is nothing where a person accepted how it differs', { state: 'ACCEPTED' }, 'NOTHING'],
    ['is nothing where it is of no order', { state: null }, 'NOTHING'],
    ['is nothing where somebody was asked for approval', { isAsked: true }, 'NOTHING'],
    ['is nothing once it is answered', { isOpen: false }, 'NOTHING'],
    ['is nothing where something else was found', { hasWarnings: true }, 'NOTHING'],
  ] as const)('%s', (_, more, outcome) => {
    expect(outcomeFor({ ...fitting, ...more })).toBe(outcome)
  })
})

describe('what a person may do with a match', () => {
  const all = new Set<Permission>(['match.accept'])
  test.each([
    [
      'that differs: accept that, or lead its lines elsewhere',
      'DIFFERS',
      undefined,
      all,
      ['acceptDifferences', 'remap'],
    ],
    ['that somebody accepted: take that back', 'ACCEPTED', undefined, all, ['reopen', 'remap']],
    ['that fits: lead its lines elsewhere', 'MATCHED', undefined, all, ['remap']],
    ['that is answered: nothing', 'DIFFERS', t`it is answered`, all, []],
    ['of no order: lead its lines to one', null, undefined, all, ['remap']],
    ['without the right: nothing', 'DIFFERS', undefined, new Set<Permission>(['document.read']), []],
  ] as const)('%s', (_, state, closed, permissions, actions) => {
    expect(matchActions({ state, closed, isDecided: false, settled: closed }, permissions)).toEqual(actions)
  })

  test('that fits and is approved or accepted: reopen it, until it is paid', () => {
    const answered = { state: 'MATCHED', closed: t`it is accepted`, isDecided: true } as const
    expect(matchActions({ ...answered, settled: undefined }, all)).toEqual(['reopen'])
    expect(matchActions({ ...answered, settled: t`it is paid` }, all)).toEqual([])
  })
})
