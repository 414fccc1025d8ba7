import { expect, test } from 'vitest'
import { standingClock } from './index.ts'
import { createLimit } from './limits.ts'

const clock = standingClock('2026-11-21T09:00:00Z')

test('lets so many tries through in a window, says how long to wait, and begins anew afterwards', () => {
  const limit = createLimit(clock, { tries: 2, window: 60_000 })
  expect([limit.take('a'), limit.take('a')]).toEqual([undefined, undefined])
  clock.advance(20_000)
  expect(limit.take('a')).toBe(40)
  expect(limit.take('b')).toBeUndefined()
  clock.advance(40_000)
  expect(limit.take('a')).toBeUndefined()
})

test('a try that is given back does not count', () => {
  const limit = createLimit(clock, { tries: 1, window: 60_000 })
  limit.take('a')
  limit.giveBack('a')
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBe(60)
})

test('remembers ten thousand keys and forgets the oldest', () => {
  const limit = createLimit(clock, { tries: 1, window: 60_000 })
  for (let key = 0; key < 10_001; key += 1) limit.take(String(key))
  expect(limit.take('10000')).toBe(60)
  expect(limit.take('0')).toBeUndefined()
})
