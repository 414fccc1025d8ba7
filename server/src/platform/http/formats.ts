import { readDate, yearMonthDay } from '@kontor/i18n'
import { uuidPattern } from '../ids.ts'

/** A day of the calendar in the years 1 to 9999, zero padded. */
function isDay(text: string): boolean {
  const day = readDate(text)
  return day !== undefined && day.year >= 1 && yearMonthDay(day) === text
}

const instant = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i
const withinYears = /^(?!0000)\d/

/** Whether it is an instant in the years 1 to 9999, which a Date and PostgreSQL write alike. */
function isInstant(text: string): boolean {
  const day = instant.exec(text)?.[1]
  return day !== undefined && isDay(day) && withinYears.test(new Date(text).toISOString())
}

/**
 * The formats of the contract, in place of Ajv's own: those also take what PostgreSQL or a Date refuses, such as
 * `urn:uuid:…`, the year 0, leap seconds, and zones without minutes.
 */
export const formats = {
  uuid: uuidPattern,
  date: isDay,
  'date-time': isInstant,
} as const
