/** An instant for a narrow column: the time where it was today, else the day with its time. In the reader's zone. */
export function momentOf(instant: string, today: string, locale: string): string {
  const at = new Date(instant)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  const date = day === today ? {} : ({ day: 'numeric', month: 'short' } as const)
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const options = { ...year, ...date, hour: 'numeric', minute: '2-digit', calendar: 'gregory' } as const
  return new Intl.DateTimeFormat(locale, options).format(at)
}

const two = (value: number): string => String(value).padStart(2, '0')
