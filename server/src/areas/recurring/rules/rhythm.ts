import type { Frequency, RecurringPeriod } from '@kontor/contract'
import { readDate, yearMonthDay } from '@kontor/i18n'
import { daysBefore, lastOfMonth, weekOf } from '../../entries/rules/index.ts'

/** Days that come again and again; a day is 'YYYY-MM-DD'. */
export interface Rhythm {
  readonly frequency: Frequency
  readonly start: string
  readonly lastDay: boolean
  readonly end: string | undefined
  readonly count: number | undefined
}

const months: Readonly<Record<Exclude<Frequency, 'WEEKLY'>, number>> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 }

/** The day at a place from 0; undefined where the row has ended by then. What begins on a 31st is on the last day of a shorter month. */
export function dayAt(rhythm: Rhythm, place: number): string | undefined {
  const { frequency, start, lastDay, end, count } = rhythm
  if (count !== undefined && place >= count) return undefined
  const day =
    frequency === 'WEEKLY' ? daysBefore(start, -7 * place) : monthsAfter(start, months[frequency] * place, lastDay)
  return end !== undefined && day > end ? undefined : day
}

function monthsAfter(start: string, count: number, lastDay: boolean): string {
  const { year, month, day } = readDate(start) ?? { year: 1, month: 1, day: 1 }
  const at = year * 12 + month - 1 + count
  const first = { year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 }
  const last = lastOfMonth(yearMonthDay(first))
  const same = yearMonthDay({ ...first, day })
  return lastDay || same > last ? last : same
}

/** The days from a place on, at most so many. */
export function daysFrom(rhythm: Rhythm, place: number, limit: number): string[] {
  const days = []
  for (let at = place; days.length < limit; at++) {
    const day = dayAt(rhythm, at)
    if (day === undefined) break
    days.push(day)
  }
  return days
}

/** The first place from which a day is not before another. */
export function placeFrom(rhythm: Rhythm, place: number, day: string): number {
  let at = place
  for (let on = dayAt(rhythm, at); on !== undefined && on < day; on = dayAt(rhythm, at)) at++
  return at
}

/** A period of the calendar, its first and last day. */
export interface CalendarPeriod {
  readonly start: string
  readonly end: string
}

/** The week, month, quarter or year of a day, or the one beside it. */
export function periodOf(frequency: Frequency, which: RecurringPeriod, day: string): CalendarPeriod {
  const own = periodAround(frequency, day)
  if (which === 'PREVIOUS') return periodAround(frequency, daysBefore(own.start, 1))
  return which === 'NEXT' ? periodAround(frequency, daysBefore(own.end, -1)) : own
}

function periodAround(frequency: Frequency, day: string): CalendarPeriod {
  if (frequency === 'WEEKLY') {
    const start = weekOf(day)
    return { start, end: daysBefore(start, -6) }
  }
  const { year, month } = readDate(day) ?? { year: 1, month: 1 }
  const length = months[frequency]
  const first = month - 1 - ((month - 1) % length)
  const start = yearMonthDay({ year, month: first + 1, day: 1 })
  return { start, end: lastOfMonth(yearMonthDay({ year, month: first + length, day: 1 })) }
}
