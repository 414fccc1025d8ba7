import type { ListColumn } from '@kontor/contract'
import { type Catalogue, type Message, translate } from '@kontor/i18n'
import type { Kind, Table } from '../../../platform/sheets/index.ts'
import {
  type Entry,
  exponentOf,
  fromMinor,
  isPartlyPaid,
  isReceived,
  openOf,
  partyOf,
  reasonText,
} from '../../entries/index.ts'
import type { MinorSum } from '../store/counts.ts'
import type { Listed } from '../store/paid-days.ts'
import { columnWords, deliveryWord, statusWord, sumWords, typeWordOf } from './words.ts'

type Cell = (entry: Listed, language: string) => string | null

/** What a file of the list holds of an entry, by the column: codes, amounts and days as the API has them. */
const cells: Readonly<Record<ListColumn, Cell>> = {
  Type: ({ type }) => type,
  Status: ({ state }) => state,
  Currency: ({ currency }) => currency,
  Id: ({ businessId }) => businessId,
  // A credit note takes away, in its row as in the totals.
  Amount: ({ type, amount }) => (type === 'creditnote' && amount !== null ? negated(amount) : amount),
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
  SentBy: ({ sentBy }) => sentBy,
  Open: (entry) => (isPartlyPaid(entry) ? openOf(entry) : null),
  PaidDate: ({ paidDay }) => paidDay ?? null,
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** What a file says in words where a person reads it, and in the words of the API where a program does. */
export interface Reader {
  readonly language: string
  /** The language's messages; absent for a program. */
  readonly words?: Catalogue | undefined
}

/** The columns of a file: an amount is no amount without its currency, which a list shows beside it. */
export const columnsFor = (columns: readonly ListColumn[], { words }: Reader): readonly ListColumn[] =>
  words === undefined || columns.includes('Currency') || !columns.includes('Amount')
    ? columns
    : columns.flatMap((column) => (column === 'Amount' ? (['Amount', 'Currency'] as const) : [column]))

export const headOf = (columns: readonly ListColumn[], { words }: Reader): string[] =>
  columns.map((column) => (words === undefined ? column : translate(columnWords[column], words)))

const inWords: Partial<Record<ListColumn, (entry: Entry) => Message>> = {
  Type: typeWordOf,
  Status: statusWord,
  Delivery: deliveryWord,
}

/** The cells of an entry in the columns asked for. */
export const cellsOf = (entry: Listed, columns: readonly ListColumn[], { language, words }: Reader): string[] =>
  columns.map((column) => {
    const word = words && inWords[column]
    return word ? translate(word(entry), words) : (cells[column](entry, language) ?? '')
  })

/** The list as JSON lines: an object a document, by the names of the columns; what is not known is left out. */
export const linesOf = (entries: readonly Listed[], columns: readonly ListColumn[], reader: Reader): string =>
  entries
    .map((entry) => {
      const row = cellsOf(entry, columns, reader)
      const known = columns.flatMap((column, at) => (row[at] ? [[column, row[at]] as const] : []))
      return `${JSON.stringify(Object.fromEntries(known))}\n`
    })
    .join('')

const kinds: Partial<Record<ListColumn, Kind>> = {
  Amount: 'amount',
  Open: 'amount',
  Date: 'day',
  DueDate: 'day',
  PaidDate: 'day',
  Created: 'instant',
  LastEdit: 'instant',
  Received: 'instant',
}

/** F-122: what a sum counts for. */
const sides = { sales: 'Sales', purchases: 'Purchases' } as const

/** The list for a spreadsheet, with what it adds up to by currency and side at its foot. */
export const tableOf = (
  entries: readonly Listed[],
  columns: readonly ListColumn[],
  sums: readonly MinorSum[],
  reader: Reader,
): Table => ({
  head: headOf(columns, reader).map((name, at) => ({ name, kind: kinds[columns[at] ?? 'Id'] ?? 'text' })),
  rows: entries.map((entry) => cellsOf(entry, columns, reader)),
  foot: sums.map(({ side, currency, minor }) => [
    { text: reader.words === undefined ? sides[side] : translate(sumWords[side], reader.words), kind: 'text' },
    { text: currency, kind: 'text' },
    { text: fromMinor(BigInt(minor), exponentOf(currency)), kind: 'amount' },
  ]),
})
