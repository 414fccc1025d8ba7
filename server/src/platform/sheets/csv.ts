import { neutral } from './neutral.ts'

/** A table as CSV (RFC 4180) in UTF-8 with a byte order mark, without which spreadsheets misread names. */
export const csvOf = (head: readonly string[], rows: Iterable<readonly string[]>): string =>
  `\ufeff${[head, ...rows].map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`

/** A cell that no spreadsheet runs, in quotes where it needs them. */
export function cellOf(text: string): string {
  const safe = neutral(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
