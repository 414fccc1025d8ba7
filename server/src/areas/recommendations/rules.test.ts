import { expect, test } from 'vitest'
import { maySee, whyNotRecommend } from './rules.ts'

test.each([
  [{ isOwn: true, isPublic: false, isConnected: false }, true],
  [{ isOwn: false, isPublic: true, isConnected: false }, true],
  [{ isOwn: false, isPublic: false, isConnected: true }, true],
  [{ isOwn: false, isPublic: false, isConnected: false }, false],
])('what is said of a company, seen by who looks: %j is %s', (view, sees) => {
  expect(maySee(view)).toBe(sees)
})

test('a company is recommended again once it has answered', () => {
  expect(whyNotRecommend('Brandt', undefined)).toBeUndefined()
  expect(whyNotRecommend('Brandt', '2026-11-20')).toBeDefined()
})
