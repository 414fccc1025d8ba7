import type { ListColumn } from '@kontor/contract'
import type { Entry } from '../entry.ts'
import { reasonText } from '../messages/index.ts'
import { isReceived, partyOf } from '../rules/index.ts'

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
