import { describe, expect, test } from 'vitest'
import { daysAfter, shortDay } from './days.ts'

describe('business dates', () => {
  test('a day is written briefly, with its year', () => {
    expect(shortDay('2026-11-18', 'en-GB')).toBe('18 Nov 2026')
    expect(shortDay('2025-01-03', 'en-US')).toBe('Jan 3, 2025')
    expect(shortDay('2026-11-18', 'de-DE')).toBe('18. Nov. 2026')
  })

  test('thirty days later crosses months and leap days', () => {
    expect(daysAfter('2026-11-21', 30)).toBe('2026-12-21')
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
  })
})
