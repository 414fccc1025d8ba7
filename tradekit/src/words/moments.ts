/** An instant for a narrow column: the time where it was today, else the day with its time. In the reader's zone. */
export function momentOf(instant: string, today: string, locale: string): string {
  const at = new Date(instant)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  const date = day === today ? {} : ({ day: 'numeric', month: 'short' } as const)
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const options = { ...year, ...date, hour: 'numeric', minute: '2-digit', calendar: 'gregory' } as const
  return formatOf(locale, options).format(at)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: a list asks for hundreds while it is scrolled. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

const two = (value: number): string => String(value).padStart(2, '0')
