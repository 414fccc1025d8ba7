import { describe, expect, test } from 'vitest'
import { daysAfter, shortDay } from './days.ts'

describe('business dates', () => {
  test('a day of this year is written without its year', () => {
    expect(shortDay('2026-11-18', '2026-11-21', 'en-GB')).toBe('18 Nov')
    expect(shortDay('2025-01-03', '2026-11-21', 'en-GB')).toBe('3 Jan 2025')
    expect(shortDay('2026-11-18', '2026-11-21', 'de-DE')).toBe('18. Nov.')
  })

  test('thirty days later crosses months and leap days', () => {
    expect(daysAfter('2026-11-21', 30)).toBe('2026-12-21')
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
  })
})
