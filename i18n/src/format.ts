import { type DateStyle, formatDate, formatDay, formatDaysAway, formatInstant, formatRelative } from './dates.ts'
import { amountParts, formatAmount, formatCount, formatPercent, formatQuantity } from './numbers.ts'

/** The formatting helpers for one reader. */
export interface Format {
  amount(value: string, currency: string): string
  amountParts(value: string, currency: string): { number: string; currency: string }
  quantity(value: string): string
  percent(value: string): string
  count(count: number | bigint): string
  date(date: string, style?: DateStyle): string
  instant(instant: string, style?: DateStyle): string
  /** The day of an instant. */
  day(instant: string, style?: DateStyle): string
  /** `now` is an instant as well, the present one unless given. */
  relative(instant: string, now?: string): string
  daysAway(date: string, today: string): string
}

/** @param timeZone IANA name; the reader's own where none is given */
export function createFormat(locale: string, timeZone?: string): Format {
  return {
    amount: (value, currency) => formatAmount(value, currency, locale),
    amountParts: (value, currency) => amountParts(value, currency, locale),
    quantity: (value) => formatQuantity(value, locale),
    percent: (value) => formatPercent(value, locale),
    count: (count) => formatCount(count, locale),
    date: (date, style) => formatDate(date, locale, style),
    instant: (instant, style) => formatInstant(instant, locale, timeZone, style),
    day: (instant, style) => formatDay(instant, locale, timeZone, style),
    relative: (instant, now = new Date().toISOString()) => formatRelative(instant, locale, now, timeZone),
    daysAway: (date, today) => formatDaysAway(date, locale, today),
  }
}
