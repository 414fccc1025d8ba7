import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDay, formatDaysAway, formatInstant, formatRelative, yearMonthDay } from './dates.ts'

test.each([
  ['2026-1-5', '2026-01-05'],
  ['2026-11-21', '2026-11-21'],
  [{ year: 987, month: 3, day: 9 }, '0987-03-09'],
])('F-099: %j is year-month-day with zero padding', (date, text) => expect(yearMonthDay(date)).toBe(text))

test('F-099: what is no day of the calendar is refused', () => {
  for (const date of ['2026-02-30', '2026-13-01', '21.11.2026', ''])
    expect(() => yearMonthDay(date)).toThrow(RangeError)
})

test('a business date is the same day in every reader’s words', () => {
  expect(formatDate('2026-11-21', 'en-US')).toBe('Nov 21, 2026')
  expect(formatDate('2026-11-21', 'en-GB')).toBe('21 Nov 2026')
  expect(formatDate('2026-11-21', 'de-DE')).toBe('21.11.2026')
  expect(formatDate('2026-11-21', 'de-DE', 'full')).toBe('Samstag, 21. November 2026')
})

test('a business date never moves with the time zone of the machine', () => {
  const zone = process.env['TZ']
  try {
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Copenhagen']) {
      process.env['TZ'] = TZ
      expect(formatDate('2026-03-29', 'en-GB')).toBe('29 Mar 2026')
    }
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

test('every day of four centuries is shown as itself', () => {
  const day = fc.record({
    year: fc.integer({ min: 1800, max: 2199 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  fc.assert(
    fc.property(day, (parts) => {
      const [month, date, year] = formatDate(yearMonthDay(parts), 'en-US', 'short').split('/').map(Number)
      expect([year, month, date]).toEqual([parts.year % 100, parts.month, parts.day])
    }),
  )
})

test('Gregorian dates also where another calendar is usual', () => {
  expect(formatDate('2026-11-21', 'fa-IR-u-nu-latn', 'short')).toContain('2026')
  expect(formatDate('2026-11-21', 'th-TH-u-nu-latn', 'long')).toContain('2026')
})

test('what is no date is shown as it stands', () => {
  expect(formatDate('2026-02-30', 'en-US')).toBe('2026-02-30')
  expect(formatInstant('soon', 'en-US')).toBe('soon')
  expect(formatInstant('2026-11-21T10:00:00', 'en-US')).toBe('2026-11-21T10:00:00')
})

test('an instant is shown in the zone that is asked for', () => {
  expect(formatInstant('2026-11-21T23:30:00Z', 'en-GB', 'Europe/Berlin')).toBe('22 Nov 2026, 00:30')
  expect(formatInstant('2026-11-21T23:30:00+09:00', 'en-GB', 'UTC')).toBe('21 Nov 2026, 14:30')
})

test('the day of an instant is that of the reader, who may be in another already', () => {
  expect(formatDay('2026-11-21T23:30:00Z', 'en-GB', 'Europe/Berlin')).toBe('22 Nov 2026')
  expect(formatDay('2026-11-21T23:30:00+09:00', 'en-GB', 'UTC')).toBe('21 Nov 2026')
  expect(formatDay('2026-11-21', 'en-GB', 'UTC')).toBe('2026-11-21')
})

test.each([
  ['2026-11-21T11:59:58Z', '2 seconds ago'],
  ['2026-11-21T11:18:00Z', '42 minutes ago'],
  ['2026-11-21T15:00:00Z', 'in 3 hours'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-10-31T12:00:00Z', '3 weeks ago'],
  ['2027-11-21T12:00:00Z', 'next year'],
])('at noon, %s is %s', (instant, text) => {
  expect(formatRelative(instant, 'en-US', '2026-11-21T12:00:00Z')).toBe(text)
})

test('what came yesterday came yesterday, be it evening or morning', () => {
  const ago = (instant: string) => formatRelative(instant, 'en-US', '2026-11-21T22:00:00Z', 'Europe/Berlin')
  expect(ago('2026-11-20T08:00:00Z')).toBe('yesterday')
  expect(ago('2026-11-19T22:30:00Z')).toBe('2 days ago')
  expect(ago('2026-11-19T23:30:00Z')).toBe('yesterday')
  expect(ago('2026-11-15T20:00:00Z')).toBe('6 days ago')
})

test('days between business dates are counted over the change of clocks', () => {
  expect(formatDaysAway('2026-03-30', 'en-US', '2026-03-28')).toBe('in 2 days')
  expect(formatDaysAway('2026-11-21', 'en-US', '2026-11-21')).toBe('today')
  expect(formatDaysAway('2026-11-20', 'en-US', '2026-11-21')).toBe('yesterday')
})
