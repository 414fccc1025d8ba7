import { formatDate, formatMonths } from '@kontor/i18n'

/** A business date as every screen writes it, whatever else on it names a day: the fields of a form, the page, a list. */
export const writtenDay = (date: string, locale: string): string => formatDate(date, locale)

/** A month, YYYY-MM: 'March 2026'. */
export const writtenMonth = (month: string, locale: string): string =>
  formatMonths(`${month}-01`, `${month}-01`, locale)

/** A business date some days later. */
export function daysAfter(date: string, days: number): string {
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000)
  return Number.isNaN(moved.getTime()) ? date : moved.toISOString().slice(0, 10)
}
