import { expect, test } from 'vitest'
import { daysAfter, daysBetween } from './days.ts'

test.each([
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-02', '2026-11-21', 264],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-12-01', '2026-11-21', -10],
])('from %s to %s it is %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test.each([
  ['2026-12-30', 3, '2027-01-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['9999-12-30', 41, '9999-12-31'],
])('%s and %i days is %s: no date is beyond the last year', (date, days, later) => {
  expect(daysAfter(date, days)).toBe(later)
})
