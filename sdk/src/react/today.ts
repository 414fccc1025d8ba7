/** The reader's own day, 'YYYY-MM-DD': what is overdue is so by the calendar on their wall. */
export function todayOf(now: Date): string {
  const padded = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`
}
