import { CalendarDate } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateFormOf, isDate, readDate, readTypedDate } from './date.ts'

const today = new CalendarDate(2026, 11, 21)
const read = (locale: string, typed: string, from?: CalendarDate) =>
  readTypedDate(typed, dateFormOf(locale), { today, from })?.toString()

const locales = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'ar']

describe('a business date', () => {
  it('is read from every way a locale writes it, so that it can be edited where it stands', () => {
    const days = fc.tuple(
      fc.integer({ min: 1990, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    for (const locale of [
      ...locales,
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
          expect(`${locale} ${readTypedDate(form.write(date), form, { today })}`).toBe(`${locale} ${date}`)
          expect(`${readTypedDate(date.toString(), form, { today })}`).toBe(date.toString())
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
    // The same figures are another day where the month comes first.
    ['en-GB', '5/12', '2026-12-05'],
    ['en-US', '5/12/26', '2026-05-12'],
    ['en-GB', '05/12/2026', '2026-12-05'],
    ['es-ES', '5/12/26', '2026-12-05'],
    ['fr-FR', '5/12/26', '2026-12-05'],
    ['da-DK', '5/12-26', '2026-12-05'],
    ['ar', '٥/١٢/٢٠٢٦', '2026-12-05'],
    ['ar', '\u200f5\u200f/12\u200f/2026', '2026-12-05'],
  ])('in %s is read from %s', (locale, typed, date) => {
    expect(read(locale, typed)).toBe(date)
  })

  it.each(locales)(
    'in %s a day between points comes first, and figures that leave no choice are read as they can be',
    (locale) => {
      for (const [typed, date] of [
        ['31.12.26', '2026-12-31'],
        ['5.12.2026', '2026-12-05'],
        ['31/12/2026', '2026-12-31'],
        ['12/31/2026', '2026-12-31'],
      ])
        expect(read(locale, typed!), typed).toBe(date)
    },
  )

  it.each(locales)('in %s is counted from another day', (locale) => {
    expect(read(locale, '+14')).toBe('2026-12-05')
    expect(read(locale, '+14', new CalendarDate(2026, 12, 20))).toBe('2027-01-03')
    expect(read(locale, '-1')).toBe('2026-11-20')
    expect(read(locale, '+0')).toBe('2026-11-21')
    expect(read(locale, '14')).toBeUndefined()
  })

  it.each(locales)('in %s is known by its word in any language of Kontor', (locale) => {
    const words = {
      tomorrow: 1,
      Today: 0,
      yesterday: -1,
      morgen: 1,
      heute: 0,
      gestern: -1,
      übermorgen: 2,
      demain: 1,
      'aujourd’hui': 0,
      "aujourd'hui": 0,
      'après-demain': 2,
      mañana: 1,
      manana: 1,
      hoy: 0,
      'i morgen': 1,
      'i dag': 0,
      غدًا: 1,
      غدا: 1,
      اليوم: 0,
      أمس: -1,
    }
    for (const [word, days] of Object.entries(words)) expect(read(locale, word), word).toBe(`${today.add({ days })}`)
  })

  it('is spelled out, so that nobody takes it for another', () => {
    expect(dateFormOf('en-GB').spell(new CalendarDate(2026, 12, 5))).toBe('Saturday, 5 December 2026')
    expect(dateFormOf('de-DE').spell(new CalendarDate(2026, 12, 5))).toBe('Samstag, 5. Dezember 2026')
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
