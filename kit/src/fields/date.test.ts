import { CalendarDate } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateFormOf, isDate, readDate, readTypedDate } from './date.ts'

const near = new CalendarDate(2026, 11, 21)
const read = (locale: string, typed: string) => readTypedDate(typed, dateFormOf(locale), near)?.toString()

describe('a business date', () => {
  it('is read from every way a locale writes it, so that it can be edited where it stands', () => {
    const days = fc.tuple(
      fc.integer({ min: 1990, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    for (const locale of [
      'en-GB',
      'en-US',
      'de-DE',
      'fr-FR',
      'da-DK',
      'sv-SE',
      'pl-PL',
      'fi-FI',
      'hu-HU',
      'ja-JP',
      'ar-EG',
      'th-TH',
      'vi-VN',
      'pt-BR',
    ]) {
      const form = dateFormOf(locale)
      fc.assert(
        fc.property(days, ([year, month, day]) => {
          const date = new CalendarDate(year, month, day)
          expect(`${locale} ${readTypedDate(form.write(date), form, near)}`).toBe(`${locale} ${date}`)
          expect(`${readTypedDate(date.toString(), form, near)}`).toBe(date.toString())
        }),
        { numRuns: 40 },
      )
    }
  })

  it.each([
    ['en-GB', '21/11/2026', '2026-11-21'],
    ['en-US', '11/21/2026', '2026-11-21'],
    ['de-DE', '21.11.26', '2026-11-21'],
    ['de-DE', '1.2.2027', '2027-02-01'],
    ['de-DE', '211126', '2026-11-21'],
    ['en-US', '11212026', '2026-11-21'],
    ['sv-SE', '20261121', '2026-11-21'],
    ['en-US', '2026/11/21', '2026-11-21'],
    ['en-US', 'Nov 21, 2026', '2026-11-21'],
    ['en-GB', '21 november 2026', '2026-11-21'],
    ['fr-FR', '21 novembre 2026', '2026-11-21'],
  ])('in %s is read from %s', (locale, typed, date) => {
    expect(read(locale, typed)).toBe(date)
  })

  it.each([
    ['21.12.', '2026-12-21'],
    ['5.1', '2027-01-05'],
    ['1506', '2026-06-15'],
  ])('typed without a year as %s is the nearest one', (typed, date) => {
    expect(read('de-DE', typed)).toBe(date)
  })

  it.each(['31.11.2026', '29.2.2027', '0.5.2026', '21', '21.11.202', 'soon', '21.11.2026.5', '2026-13-01', ''])(
    'is not %j',
    (typed) => {
      expect(read('de-DE', typed)).toBeUndefined()
    },
  )

  it('of the wire is a day that exists, written in full', () => {
    expect(readDate('2028-02-29')?.toString()).toBe('2028-02-29')
    expect(['2027-02-29', '2026-1-05', '0026-11-21', '21.11.2026'].filter(isDate)).toEqual([])
  })
})
