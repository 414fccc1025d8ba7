import type { ListColumn } from '@kontor/contract'
import type { Kind, Table } from '../../../platform/sheets/index.ts'
import { type Entry, exponentOf, fromMinor, isReceived, partyOf, reasonText } from '../../entries/index.ts'
import type { MinorSum } from '../store/counts.ts'

type Cell = (entry: Entry, language: string) => string | null

/** What a file of the list holds of an entry, by the column: codes, amounts and days as the API has them. */
const cells: Readonly<Record<ListColumn, Cell>> = {
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
  Received: (entry) => (isReceived(entry) ? (entry.exchanged?.toISOString() ?? null) : null),
  RequesterName: ({ requesterName }) => requesterName,
  Note: ({ note }) => note,
  StatusMessage: reasonText,
  AccountingSystemId: ({ accountingSystemId }) => accountingSystemId,
  Partner: (entry) => (partyOf(entry) === 'sender' ? entry.receiverName : entry.senderName),
  Delivery: ({ delivery }) => delivery,
}

/** The cells of an entry in the columns asked for. */
export const cellsOf = (entry: Entry, columns: readonly ListColumn[], language: string): string[] =>
  columns.map((column) => cells[column](entry, language) ?? '')

const kinds: Partial<Record<ListColumn, Kind>> = {
  Amount: 'amount',
  Date: 'day',
  DueDate: 'day',
  Created: 'instant',
  LastEdit: 'instant',
  Received: 'instant',
}

/** F-122: what a sum counts for. */
const sides = { sales: 'Sales', purchases: 'Purchases' } as const

/** The list for a spreadsheet, with what it adds up to by currency and side at its foot. */
export const tableOf = (
  entries: readonly Entry[],
  columns: readonly ListColumn[],
  sums: readonly MinorSum[],
  language: string,
): Table => ({
  head: columns.map((name) => ({ name, kind: kinds[name] ?? 'text' })),
  rows: entries.map((entry) => cellsOf(entry, columns, language)),
  foot: sums.map(({ side, currency, minor }) => [
    { text: sides[side], kind: 'text' },
    { text: currency, kind: 'text' },
    { text: fromMinor(BigInt(minor), exponentOf(currency)), kind: 'amount' },
  ]),
})
