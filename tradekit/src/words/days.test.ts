import { describe, expect, test } from 'vitest'
import { daysAfter, writtenDay } from './days.ts'

describe('business dates', () => {
  test('are written the same on every screen, and as they are where they cannot be meant', () => {
    expect(writtenDay('2026-11-18', 'en-GB')).toBe('18 Nov 2026')
    expect(writtenDay('2026-11-18', 'de-DE')).toBe('18.11.2026')
    expect(writtenDay('0001-01-01', 'de-DE')).toBe('0001-01-01')
  })

  test('thirty days later crosses months and leap days', () => {
    expect(daysAfter('2026-11-21', 30)).toBe('2026-12-21')
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
  })
})
