/** A business date for a narrow column: the year only where it is not this one ('18 Nov', '3 Jan 2025'). */
export function shortDay(date: string, today: string, locale: string): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4)
  return dayFormat(locale, sameYear).format(new Date(`${date}T00:00:00Z`))
}

const formats = new Map<string, Intl.DateTimeFormat>()

// Both ends in UTC: no zone can move the day. Trade documents are dated by the Gregorian calendar.
function dayFormat(locale: string, sameYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${sameYear}`
  const found = formats.get(key)
  if (found) return found
  const year = sameYear ? {} : { year: 'numeric' as const }
  const options = { day: 'numeric', month: 'short', ...year, calendar: 'gregory', timeZone: 'UTC' } as const
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

/** A business date some days later. */
export function daysAfter(date: string, days: number): string {
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000)
  return Number.isNaN(moved.getTime()) ? date : moved.toISOString().slice(0, 10)
}
