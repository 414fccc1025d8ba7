/** A business date some days before another. */
export const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of a date's week (ISO 8601). */
export function weekOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return daysBefore(date, (day + 6) % 7)
}
