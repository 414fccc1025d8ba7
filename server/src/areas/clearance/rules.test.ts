import { expect, test } from 'vitest'
import { asksByClock, isInForce, pauseAfter } from './rules.ts'

const registered = { state: 'REGISTERED', authority: 'LOOPBACK', validFrom: null, validTo: null } as const

test.each([
  ['registered without end', {}, true],
  ['on its first day', { validFrom: '2026-11-20' }, true],
  ['before its first day', { validFrom: '2026-11-21' }, false],
  ['on its last day', { validTo: '2026-11-20' }, true],
  ['after its last day', { validTo: '2026-11-19' }, false],
  ['not confirmed yet', { state: 'PENDING' }, false],
  ['with an authority that nothing goes to', { authority: null }, false],
] as const)('bills are reported under a registration: %s', (_what, more, isReported) => {
  expect(isInForce({ ...registered, ...more }, '2026-11-20')).toBe(isReported)
})

test('an authority is asked by the clock in ever longer pauses, and then by the hour', () => {
  const pauses = Array.from({ length: asksByClock }, (_, asked) => pauseAfter(asked) ?? 0)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauseAfter(asksByClock)).toBeUndefined()
})
