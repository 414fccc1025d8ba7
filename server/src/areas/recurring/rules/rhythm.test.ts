import { frequencies, recurringPeriods } from '@kontor/contract'
import { readDate } from '@kontor/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBefore } from '../../entries/rules/index.ts'
import { dayAt, daysFrom, periodOf, placeFrom, type Rhythm } from './rhythm.ts'

const rhythm = (more: Partial<Rhythm> = {}): Rhythm => ({
  ...{ frequency: 'MONTHLY', start: '2026-01-31', lastDay: false, end: undefined, count: undefined },
  ...more,
})
const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => daysBefore('2000-01-01', -days))
const anyRhythm = fc
  .record({ frequency: fc.constantFrom(...frequencies), start: anyDay, lastDay: fc.constant(false) })
  .map((given) => rhythm(given))

describe('the days of a recurring document', () => {
  test.each([
    [
      'each month on a 31st, the last day of a shorter one',
      {},
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'on the last day, begun on a 28th',
      { start: '2027-02-28', lastDay: true },
      ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ],
    [
      'on a 28th, begun on the last day',
      { start: '2027-02-28' },
      ['2027-02-28', '2027-03-28', '2027-04-28', '2027-05-28'],
    ],
    [
      'each quarter over a year',
      { frequency: 'QUARTERLY', start: '2026-11-30' },
      ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'],
    ],
    [
      'each year on 29 February',
      { frequency: 'YEARLY', start: '2028-02-29' },
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'],
    ],
    [
      'each week',
      { frequency: 'WEEKLY', start: '2026-12-24' },
      ['2026-12-24', '2026-12-31', '2027-01-07', '2027-01-14'],
    ],
    ['until a day', { end: '2026-03-30' }, ['2026-01-31', '2026-02-28']],
    ['so many times', { count: 1 }, ['2026-01-31']],
  ] as const)('come %s', (_, more, days) => {
    expect(daysFrom(rhythm(more), 0, 4)).toEqual(days)
  })

  test('follow each other, none twice, and the next one from any day is the first that is not before it', () => {
    fc.assert(
      fc.property(anyRhythm, anyDay, fc.nat(30), (given, day, place) => {
        const [one, next] = [dayAt(given, place) ?? '', dayAt(given, place + 1) ?? '']
        expect(one < next).toBe(true)
        const from = placeFrom(given, 0, day)
        expect((dayAt(given, from) ?? '') >= day).toBe(true)
        if (from > 0) expect((dayAt(given, from - 1) ?? '') < day).toBe(true)
      }),
    )
  })
})

describe('the period that a document is for', () => {
  test.each([
    ['MONTHLY', 'CURRENT', '2026-12-01', '2026-12-01', '2026-12-31'],
    ['MONTHLY', 'PREVIOUS', '2027-01-01', '2026-12-01', '2026-12-31'],
    ['MONTHLY', 'NEXT', '2028-01-31', '2028-02-01', '2028-02-29'],
    ['QUARTERLY', 'CURRENT', '2026-11-26', '2026-10-01', '2026-12-31'],
    ['QUARTERLY', 'PREVIOUS', '2027-02-01', '2026-10-01', '2026-12-31'],
    ['YEARLY', 'NEXT', '2026-11-26', '2027-01-01', '2027-12-31'],
    ['WEEKLY', 'CURRENT', '2026-11-26', '2026-11-23', '2026-11-29'],
    ['WEEKLY', 'PREVIOUS', '2026-11-26', '2026-11-16', '2026-11-22'],
  ] as const)('%s, %s of %s: %s to %s', (frequency, which, day, start, end) => {
    expect(periodOf(frequency, which, day)).toEqual({ start, end })
  })

  test('holds its day, and stands beside the ones before and after without a gap', () => {
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), anyDay, (frequency, day) => {
        const [own, before, after] = [0, 1, 2].map((at) => periodOf(frequency, recurringPeriods[at] ?? 'CURRENT', day))
        expect((own?.start ?? '') <= day && day <= (own?.end ?? '')).toBe(true)
        expect([before?.end, after?.start]).toEqual([daysBefore(own?.start ?? '', 1), daysBefore(own?.end ?? '', -1)])
        expect(readDate(own?.start ?? '')).toBeDefined()
      }),
    )
  })
})
