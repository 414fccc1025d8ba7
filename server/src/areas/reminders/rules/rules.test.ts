import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { officeHours } from '../../working-hours/rules/index.ts'
import { afterWork, isWorkday } from './calendar.ts'
import { actsOf } from './deadlines.ts'

const calendar = { country: 'DE', hours: officeHours }
const wall = (text: string) => Date.parse(`${text}:00Z`) / 60_000
const written = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16)
const days = (date: string) => Date.parse(date) / 86_400_000
const after = (from: string, count: number, unit: 'days' | 'hours' | 'minutes') =>
  written(afterWork(wall(from), { count, unit }, calendar))

describe('the calendar of people who work', () => {
  test.each([
    ['2026-04-03', 'DE', false],
    ['2026-04-06', 'DE', false],
    ['2026-04-02', 'DK', false],
    ['2026-04-02', 'DE', true],
    ['2026-05-14', 'FR', false],
    ['2026-10-03', 'DE', false],
    ['2026-10-05', 'DE', true],
    ['2026-07-14', 'FR', false],
    ['2026-07-14', 'DE', true],
    ['2027-03-29', 'GB', false],
    ['2026-11-22', 'XX', false],
  ])('%s in %s: people work: %s', (date, country, works) => {
    expect(isWorkday(days(date), country)).toBe(works)
  })

  test.each([
    ['over a weekend, at the same time of the day', '2026-11-20T10:00', 1, 'days', '2026-11-23T10:00'],
    ['over Christmas', '2026-12-24T10:00', 1, 'days', '2026-12-28T10:00'],
    ['within a day', '2026-11-20T10:00', 3, 'hours', '2026-11-20T13:00'],
    ['over a night', '2026-11-19T16:00', 2, 'hours', '2026-11-20T10:00'],
    ['over a weekend', '2026-11-20T16:30', 45, 'minutes', '2026-11-23T09:15'],
    ['from a night on', '2026-11-19T22:00', 1, 'hours', '2026-11-20T10:00'],
    ['from a Sunday on', '2026-11-22T12:00', 0, 'days', '2026-11-23T09:00'],
    ['longer than a day', '2026-11-19T09:00', 9, 'hours', '2026-11-20T10:00'],
  ] as const)('F-118: %s', (_name, from, count, unit, to) => {
    expect(after(from, count, unit)).toBe(to)
  })

  test.each([
    ['on Tuesdays alone, a week later', { days: [2] }, '2026-11-24T10:00', 1, 'days', '2026-12-01T10:00'],
    ['on Saturdays too', { days: [1, 2, 3, 4, 5, 6] }, '2026-11-20T10:00', 1, 'days', '2026-11-21T10:00'],
    ['in the afternoon, from a morning on', { from: 13 * 60 }, '2026-11-19T10:00', 1, 'hours', '2026-11-19T14:00'],
    ['in the morning, over a night', { until: 13 * 60 }, '2026-11-19T12:00', 2, 'hours', '2026-11-20T10:00'],
    ['on no holiday, whichever days', { days: [5, 6] }, '2026-12-24T10:00', 0, 'days', '2027-01-02T09:00'],
    ['until late', { until: 20 * 60 }, '2026-11-19T16:00', 3, 'hours', '2026-11-19T19:00'],
  ] as const)('whoever works %s, has deadlines then', (_name, own, from, count, unit, to) => {
    const hours = { ...officeHours, ...own }
    expect(written(afterWork(wall(from), { count, unit }, { country: 'DE', hours }))).toBe(to)
  })

  test('whatever the delay, it ends while people work, never before it began, and a longer one never sooner', () => {
    const start = fc.integer({ min: wall('2024-01-01T00:00'), max: wall('2030-01-01T00:00') })
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom('days', 'hours', 'minutes'),
        (from, count, unit) => {
          const at = afterWork(from, { count, unit }, calendar)
          expect(at).toBeGreaterThanOrEqual(from)
          expect(isWorkday(Math.floor(at / 1440), 'DE')).toBe(true)
          expect(at % 1440).toBeGreaterThanOrEqual(officeHours.from)
          expect(at % 1440).toBeLessThan(officeHours.until)
          expect(afterWork(from, { count: count + 1, unit }, calendar)).toBeGreaterThan(at)
        },
      ),
    )
  })
})

describe('what is to be done about a piece', () => {
  const settings = {
    reminding: { first: { count: 1, unit: 'days' }, again: { count: 4, unit: 'hours' } },
    escalating: { every: { count: 2, unit: 'days' }, ceiling: 1 },
  } as const
  const opened = wall('2026-11-16T10:00')
  const at = (now: string, more: object = {}) =>
    actsOf({ opened, reminded: 0, escalated: 0, expires: undefined, ...more }, settings, wall(now), calendar)

  test('F-239, F-240: it is looked at when the first delay is over, then at each that follows', () => {
    expect(at('2026-11-16T12:00')).toEqual({ expire: false, reminded: 0, escalated: 0, next: wall('2026-11-17T10:00') })
    expect(at('2026-11-17T10:00')).toMatchObject({ reminded: 1, escalated: 0, next: wall('2026-11-17T14:00') })
    expect(at('2026-11-18T10:00')).toMatchObject({ reminded: 3, escalated: 1 })
  })

  test('F-241: it goes up no further than the ceiling, and with a ceiling of 0 never', () => {
    expect(at('2026-12-18T10:00').escalated).toBe(1)
    const never = { ...settings, escalating: { ...settings.escalating, ceiling: 0 } }
    const waiting = { opened, reminded: 0, escalated: 0, expires: undefined }
    expect(actsOf(waiting, never, wall('2027-12-18T10:00'), calendar).escalated).toBe(0)
  })

  test('F-162: what expires is closed, and nobody is reminded of it any more', () => {
    expect(at('2026-11-18T10:00', { expires: wall('2026-11-18T09:00') })).toMatchObject({ expire: true, reminded: 0 })
    expect(at('2026-11-16T12:00', { expires: wall('2026-11-16T15:00') }).next).toBe(wall('2026-11-16T15:00'))
  })

  test('looked at however often, the count only goes on, and after ten reminders it is left alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 * 24 * 40 }), { minLength: 1, maxLength: 20 }), (moments) => {
        let waiting = { opened, reminded: 0, escalated: 0, expires: undefined }
        for (const moment of moments.toSorted((one, other) => one - other)) {
          const acts = actsOf(waiting, settings, opened + moment, calendar)
          expect(acts.reminded).toBeGreaterThanOrEqual(waiting.reminded)
          expect(acts.next === undefined || acts.next > opened + moment).toBe(true)
          waiting = { ...waiting, reminded: acts.reminded, escalated: acts.escalated }
        }
        expect(waiting.reminded).toBeLessThanOrEqual(10)
      }),
    )
  })
})
