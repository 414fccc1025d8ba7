import { kept } from './kept.ts'

export type DateStyle = 'short' | 'medium' | 'long' | 'full'

/** The parts of a business date (BT-2): a day in the calendar, of no time zone. */
export interface CalendarDay {
  year: number
  /** 1 to 12 */
  month: number
  /** 1 to 31 */
  day: number
}

const BUSINESS_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/

/** The parts of `YYYY-MM-DD`, zero padded or not; undefined where that is no day of the calendar. */
export function readDate(date: string): CalendarDay | undefined {
  const parts = BUSINESS_DATE.exec(date)
  if (!parts) return undefined
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const check = utc({ year, month, day })
  return check.getUTCMonth() === month - 1 && check.getUTCDate() === day ? { year, month, day } : undefined
}

/** F-099: year-month-day with zero padding, of a business date or of its parts. */
export function yearMonthDay(date: string | CalendarDay): string {
  const parts = typeof date === 'string' ? readDate(date) : date
  if (!parts) throw new RangeError(`${date} is no date of the form YYYY-MM-DD`)
  const padded = (value: number, width: number) => String(value).padStart(width, '0')
  return `${padded(parts.year, 4)}-${padded(parts.month, 2)}-${padded(parts.day, 2)}`
}

/**
 * A business date in the reader's words; the same day wherever they are. What is no date is shown as it stands, and so
 * is one of the first thousand years: 26 would be taken for 2026.
 */
export function formatDate(date: string, locale: string, style: DateStyle = 'medium'): string {
  const parts = readDate(date)
  if (!parts || parts.year < 1000) return date
  // UTC on both ends, so that no time zone can move the day
  return dateFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(utc(parts))
}

/** The months from one business date to another in the reader's words: "October – December 2026". */
export function formatMonths(from: string, to: string, locale: string): string {
  const [first, last] = [readDate(from), readDate(to)]
  if (!first || !last) return `${from} – ${to}`
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(utc(first), utc(last))
}

/**
 * An instant (ISO 8601 with zone) in the reader's words and zone.
 * @param timeZone IANA name; the reader's own where none is given
 */
export function formatInstant(instant: string, locale: string, timeZone?: string, style: DateStyle = 'medium'): string {
  if (!INSTANT.test(instant)) return instant
  const options = { dateStyle: style, timeStyle: 'short', ...(timeZone ? { timeZone } : {}) } as const
  return dateFormat(locale, options).format(new Date(instant))
}

/** The day of an instant in the reader's words, as their calendar has it: late in the evening another than in UTC. */
export function formatDay(instant: string, locale: string, timeZone?: string, style: DateStyle = 'medium'): string {
  if (!INSTANT.test(instant)) return instant
  return dateFormat(locale, { dateStyle: style, ...(timeZone ? { timeZone } : {}) }).format(new Date(instant))
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 4.345],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
]

/**
 * How long ago or ahead an instant is: "3 hours ago", "in 2 days". Days are those of the reader's calendar: what came
 * yesterday morning did so "yesterday" in the evening too, not two days ago.
 */
export function formatRelative(instant: string, locale: string, now: string, timeZone?: string): string {
  if (!INSTANT.test(instant)) return instant
  let distance = (Date.parse(instant) - Date.parse(now)) / 1000
  for (const [unit, size] of STEPS) {
    if (unit === 'day' && Math.abs(Math.round(distance)) < size)
      return formatDaysAway(dayIn(timeZone, instant), locale, dayIn(timeZone, now))
    if (Math.abs(Math.round(distance)) < size) return relativeFormat(locale).format(Math.round(distance) || 0, unit)
    distance /= size
  }
  return instant
}

/** How many days a business date is away from `today`: "tomorrow", "in 12 days", "3 days ago". */
export function formatDaysAway(date: string, locale: string, today: string): string {
  const [to, from] = [readDate(date), readDate(today)]
  if (!to || !from) return date
  return relativeFormat(locale).format(Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000), 'day')
}

/** The day that an instant falls on there, as a business date: Canada writes it so. */
const dayIn = (timeZone: string | undefined, instant: string): string =>
  dateFormat('en-CA', { dateStyle: 'short', ...(timeZone ? { timeZone } : {}) }).format(new Date(instant))

function utc({ year, month, day }: CalendarDay): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()
// trade documents are dated by the Gregorian calendar (EN 16931 BT-2) wherever they are read
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(
    dateFormats,
    locale + JSON.stringify(options),
    () => new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options }),
  )

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
const relativeFormat = (locale: string): Intl.RelativeTimeFormat =>
  kept(relativeFormats, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
