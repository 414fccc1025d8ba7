import { daysAfter } from '@kontor/tradekit/words'
import type { Calendar, Teammate } from './api.ts'

export interface Day {
  readonly date: string
  /** Weekend, or a holiday. */
  readonly isOff: boolean
  readonly isToday: boolean
}

export interface Week {
  readonly monday: string
  readonly days: readonly Day[]
  readonly holidays: readonly string[]
}

/** The weeks of a calendar, which begins on a Monday. */
export function weeksOf({ from, until, today, holidays }: Omit<Calendar, 'people'>): Week[] {
  const weeks: Week[] = []
  for (let monday = from; monday <= until; monday = daysAfter(monday, 7)) {
    const dates = Array.from({ length: 7 }, (_, index) => daysAfter(monday, index))
    const days = dates.map((date, index) => ({
      ...{ date, isToday: date === today },
      isOff: index > 4 || holidays.includes(date),
    }))
    weeks.push({ monday, days, holidays: holidays.filter((date) => dates.includes(date)) })
  }
  return weeks
}

interface Span {
  readonly from: string
  readonly until: string
}

const holds = (date: string, { from, until }: Span): boolean => from <= date && date <= until

/** How somebody stands on a day: there, away, or away with work that waits. */
export function standingOn({ absences, gaps }: Pick<Teammate, 'absences' | 'gaps'>, { date, isOff }: Day) {
  if (!absences.some((away) => holds(date, away))) return 'there'
  return !isOff && gaps.some((gap) => holds(date, gap)) ? 'gap' : 'away'
}

/** Of spans of days, what falls in a week. */
export function within<S extends Span>(spans: readonly S[], { days }: Week): S[] {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return spans
    .filter(({ from, until }) => from <= last && first <= until)
    .map((span) => ({
      ...span,
      from: span.from > first ? span.from : first,
      until: span.until < last ? span.until : last,
    }))
}
