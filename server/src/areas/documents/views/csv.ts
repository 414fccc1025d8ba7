/** A table as CSV (RFC 4180) in UTF-8 with a byte order mark, without which spreadsheets misread names. */
export const csvOf = (head: readonly string[], rows: Iterable<readonly string[]>): string =>
  `\ufeff${[head, ...rows].map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`

const number = /^-?\d+(\.\d+)?$/

/**
 * A spreadsheet runs a cell that begins like a formula: an apostrophe makes it text. Plain numbers stay numbers.
 */
export function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
