const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

const [first, last] = [instantOf('0001-01-01'), instantOf('9999-12-31')]

/** A business date some days before another, within the years that a date can name. */
export const daysBefore = (date: string, days: number): string =>
  new Date(Math.min(last, Math.max(first, instantOf(date) - days * 86_400_000))).toISOString().slice(0, 10)

/** One some days after another, as above. */
export const daysAfter = (date: string, days: number): string => daysBefore(date, -days)

/** How many days lie between two, less than zero where the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instantOf(to) - instantOf(from)) / 86_400_000)

/** The Monday of a date's week (ISO 8601). */
export function weekOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return daysBefore(date, (day + 6) % 7)
}

/** The last day of a date's month. */
export function lastOfMonth(date: string): string {
  const day = new Date(instantOf(date))
  day.setUTCMonth(day.getUTCMonth() + 1, 0)
  return day.toISOString().slice(0, 10)
}
