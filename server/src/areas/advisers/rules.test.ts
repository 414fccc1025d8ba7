import type { AskedAdviceState, Permission } from '@kontor/contract'
import { inEnglish } from '@kontor/i18n'
import { expect, test } from 'vitest'
import {
  type Asked,
  actionsOf,
  holdersFor,
  whyNotAskOf,
  whyNotHandTo,
  whyNotTheirs,
  whyNotWithdraw,
  whyWordless,
} from './rules.ts'

const advice: Asked = { stepId: 'step', askedBy: 'mia', askedOf: 'max', holders: ['max', 'sam'], state: 'OPEN' }
const says = (message: Parameters<typeof inEnglish>[0] | undefined) => message && inEnglish(message)

test.each<[string, AskedAdviceState, string | undefined, string | undefined]>([
  ['max', 'OPEN', 'step', undefined],
  ['sam', 'OPEN', 'step', undefined],
  ['mia', 'OPEN', 'step', 'someone else was asked'],
  ['max', 'ANSWERED', 'step', 'it is already answered'],
  ['max', 'WITHDRAWN', 'step', 'the question was withdrawn'],
  ['max', 'CLOSED', 'step', 'the decision was made without it'],
  ['max', 'OPEN', 'next step', 'the decision was made without it'],
  ['max', 'OPEN', undefined, 'the decision was made without it'],
])('%s answers what is %s while %s waits: %s', (id, state, current, why) => {
  expect(says(whyNotTheirs(id, { ...advice, state }, current ? [current] : []))).toBe(why)
})

test.each<[string, boolean, AskedAdviceState, boolean]>([
  ['mia', false, 'OPEN', true],
  ['max', false, 'OPEN', false],
  ['ada', true, 'OPEN', true],
  ['mia', false, 'ANSWERED', false],
  ['ada', true, 'CLOSED', false],
])('%s (administrator: %s) takes back what is %s: %s', (id, isAdministrator, state, can) => {
  expect(whyNotWithdraw(id, isAdministrator, { ...advice, state }, ['step']) === undefined).toBe(can)
})

test.each<[string, readonly Permission[], readonly string[]]>([
  ['max', ['assignment.write', 'approval.decide'], ['answer', 'handOn']],
  ['max', ['approval.decide'], []],
  ['mia', ['assignment.write', 'approval.decide'], ['withdraw']],
  ['mia', ['assignment.write'], []],
])('%s with %j may %j', (id, permissions, actions) => {
  const who = { id, isAdministrator: false, permissions: new Set(permissions) }
  expect(actionsOf(who, advice, ['step'])).toEqual(actions)
})

test.each([
  ['mia', 'step', 'you cannot ask yourself for advice'],
  ['max', 'step', 'they have already been asked and have not answered yet'],
  ['sam', 'step', 'they have already been asked and have not answered yet'],
  ['rita', 'step', undefined],
  // What was asked at a step that is over waits no more.
  ['max', 'next step', undefined],
])('mia asks %s at %s: %s', (id, stepId, why) => {
  expect(says(whyNotAskOf(id, 'mia', stepId, [advice]))).toBe(why)
  expect(whyNotAskOf('max', 'mia', 'step', [{ ...advice, state: 'ANSWERED' }])).toBeUndefined()
})

test.each([
  ['mia', 'they asked for this advice'],
  ['sam', 'they already have it'],
  ['rita', undefined],
])('it is given to %s: %s', (id, why) => {
  expect(says(whyNotHandTo(id, advice))).toBe(why)
})

test('it goes to who stands in, and never comes back to who asks', () => {
  expect(holdersFor('max', 'mia', ['rita'])).toEqual(['rita'])
  expect(holdersFor('max', 'mia', ['max', 'rita'])).toEqual(['max', 'rita'])
  expect(holdersFor('max', 'mia', ['mia'])).toEqual(['max'])
})

test('only who recommends approval needs no words', () => {
  expect(whyWordless('APPROVE', '')).toBeUndefined()
  expect([whyWordless('NONE', ''), whyWordless('DECLINE', '')].map(says)).toEqual(
    Array(2).fill('text is empty: enter your advice.'),
  )
  expect(whyWordless('DECLINE', 'No.')).toBeUndefined()
})
