/** A business date for a narrow column ('18 Nov 2026'): with its year, for what is due may be long past or far ahead. */
export const shortDay = (date: string, locale: string): string =>
  dayFormat(locale).format(new Date(`${date}T00:00:00Z`))

const formats = new Map<string, Intl.DateTimeFormat>()

// Both ends in UTC: no zone can move the day. Trade documents are dated by the Gregorian calendar.
function dayFormat(locale: string): Intl.DateTimeFormat {
  const options = { day: 'numeric', month: 'short', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(locale, format)
  return format
}

/** A business date some days later. */
export function daysAfter(date: string, days: number): string {
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000)
  return Number.isNaN(moved.getTime()) ? date : moved.toISOString().slice(0, 10)
}
