import { type CalendarDate, parseDate } from '@internationalized/date'

/** Reads a business date 'YYYY-MM-DD' for the picker; null where it is none. Never passes through a Date. */
export function readDate(text: string | null | undefined): CalendarDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}

/**
 * Reads what a person pasted: 'YYYY-MM-DD', or day, month and year in the order that their locale writes them
 * ('21.11.2026', '11/21/2026'), the year in four digits. Null where it is no day of the calendar.
 */
export function readPastedDate(text: string, order: readonly ('day' | 'month' | 'year')[]): CalendarDate | null {
  const iso = readDate(text.trim())
  if (iso) return iso
  const pieces = text.trim().match(/^(\d{1,4})[./\-\s]+(\d{1,2})[./\-\s]+(\d{1,4})\.?$/)
  if (!pieces) return null
  const found = { day: '', month: '', year: '' }
  order.forEach((part, place) => {
    found[part] = pieces[place + 1] ?? ''
  })
  if (found.year.length !== 4) return null
  return readDate(`${found.year}-${found.month.padStart(2, '0')}-${found.day.padStart(2, '0')}`)
}

/** Writes a day of any calendar as the wire has it. */
export function writeDate(day: CalendarDate | null): string {
  return day ? day.toString() : ''
}
