/** An instant: the time where it was today, else the day, written as a business date is, with its time. In the reader's zone. */
export function momentOf(instant: string, today: string, locale: string): string {
  const at = new Date(instant)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  const date = day === today ? {} : ({ dateStyle: 'medium' } as const)
  const options = { ...date, timeStyle: 'short', calendar: 'gregory' } as const
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
