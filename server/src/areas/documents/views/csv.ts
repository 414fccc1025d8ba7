import type { Entry } from '../entry.ts'
import { reasonText } from '../messages/index.ts'

type Cell = (entry: Entry, language: string) => string | null

/** The columns of the list (F-100) that Kontor knows, under the spec's names. */
const columns: Readonly<Record<string, Cell>> = {
  Type: ({ type }) => type,
  Status: ({ state }) => state,
  Currency: ({ currency }) => currency,
  Id: ({ businessId }) => businessId,
  Amount: ({ amount }) => amount,
  SendingParty: ({ senderName }) => senderName,
  ReceivingParty: ({ receiverName }) => receiverName,
  Created: ({ created }) => created.toISOString(),
  LastEdit: ({ modified }) => modified.toISOString(),
  DueDate: ({ dueDate }) => dueDate,
  Date: ({ issueDate }) => issueDate,
  Received: ({ delivery, exchanged }) => (delivery === 'RECEIVED' ? (exchanged?.toISOString() ?? null) : null),
  Note: ({ note }) => note,
  StatusMessage: reasonText,
}

/** A list as CSV (RFC 4180) in UTF-8 with a byte order mark, without which spreadsheets misread names. */
export function csvOf(entries: readonly Entry[], language: string): string {
  const lines = [
    Object.keys(columns),
    ...entries.map((entry) => Object.values(columns).map((cell) => cell(entry, language) ?? '')),
  ]
  return `\ufeff${lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`
}

const number = /^-?\d+(\.\d+)?$/

/**
 * A spreadsheet runs a cell that begins like a formula: an apostrophe makes it text. Plain numbers stay numbers.
 */
export function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
