import { afterAll, describe, expect, test, vi } from 'vitest'
import { instantOf, mornings, timeOf } from './times.ts'

// Where clocks went forward on 28 March 2027, and back on 25 October 2026.
vi.stubEnv('TZ', 'Europe/Berlin')
afterAll(() => vi.unstubAllEnvs())

const offered = (now: string) => mornings(new Date(now)).map(({ id, at }) => `${id} ${at.toISOString()}`)

describe('until when a sending is put off', () => {
  test.each([
    ['on a Friday', '2026-11-20T10:00:00Z', ['tomorrow 2026-11-21T07:00:00.000Z', 'monday 2026-11-23T07:00:00.000Z']],
    ['on a Sunday, once', '2026-11-22T10:00:00Z', ['tomorrow 2026-11-23T07:00:00.000Z']],
    [
      'on a Monday, the next',
      '2026-11-23T06:00:00Z',
      ['tomorrow 2026-11-24T07:00:00.000Z', 'monday 2026-11-30T07:00:00.000Z'],
    ],
    [
      'late, by the reader’s day',
      '2026-11-19T23:30:00Z',
      ['tomorrow 2026-11-21T07:00:00.000Z', 'monday 2026-11-23T07:00:00.000Z'],
    ],
    [
      'over the night in which clocks go forward',
      '2027-03-27T10:00:00Z',
      ['tomorrow 2027-03-28T06:00:00.000Z', 'monday 2027-03-29T06:00:00.000Z'],
    ],
  ])('to the morning of the reader’s clock %s', (_, now, mornings) => {
    expect(offered(now)).toEqual(mornings)
  })

  test('is the reader’s own time on the day that they chose', () => {
    expect(instantOf('2026-10-24', '08:30')?.toISOString()).toBe('2026-10-24T06:30:00.000Z')
    expect(instantOf('2026-10-25', '08:30')?.toISOString()).toBe('2026-10-25T07:30:00.000Z')
    expect(timeOf(new Date('2026-10-25T07:05:00Z'))).toBe('08:05')
  })

  test.each([
    ['', '08:00'],
    ['tomorrow', '08:00'],
    ['2026-11-23', ''],
    ['2026-13-01', '08:00'],
  ])('is nothing where no such time is: %s %s', (day, time) => {
    expect(instantOf(day, time)).toBeUndefined()
  })
})
