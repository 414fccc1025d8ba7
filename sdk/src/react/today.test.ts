import { expect, test } from 'vitest'
import { todayOf } from './today.ts'

test('today is the day of the reader’s clock', () => {
  expect(todayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
