import type { DocumentState, ListColumn, ResponseCode, TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { asksForAnswer, type Entry, isPartlyPaid, isReceived, orderKindOf } from '../../entries/index.ts'

/*
 * What a file of the list says in a person's words, as the list itself does (tradekit/src/words).
 */

export const columnWords: Readonly<Record<ListColumn, Message>> = {
  Type: t`Type`,
  Status: t`Status`,
  Currency: t`Currency`,
  Id: t`Number`,
  Amount: t`Amount`,
  SendingParty: t`From`,
  ReceivingParty: t`To`,
  Created: t`Created`,
  LastEdit: t`Last change`,
  DueDate: t`Due`,
  Date: t`Issued`,
  Received: t`Received`,
  RequesterName: t`Requested by`,
  Note: t`Note`,
  StatusMessage: t`Reason`,
  AccountingSystemId: t`Accounting reference`,
  Partner: t`From / To`,
  Delivery: t`Delivery`,
  SentBy: t`Sent by`,
  Open: t`Open`,
  PaidDate: t`Paid on`,
}

const typeWords: Readonly<Record<TradeType, Message>> = {
  invoice: t`Invoice`,
  creditnote: t`Credit note`,
  order: t`Order`,
  orderchange: t`Order change`,
  orderresponse: t`Order response`,
  quote: t`Quote`,
  requestforquotation: t`Request for quotation`,
  requisition: t`Requisition`,
  despatchadvice: t`Despatch advice`,
  receiptadvice: t`Receipt advice`,
  remittanceadvice: t`Remittance advice`,
  reminder: t`Payment reminder`,
  status: t`Response`,
}

/** What a person reads as the type of a document. */
export const typeWordOf = (entry: Pick<Entry, 'type' | 'orderType'>): Message =>
  orderKindOf(entry) === 'CANCELLATION' ? t`Order cancellation` : typeWords[entry.type]

const deliveryWords: Readonly<Record<Entry['delivery'], Message>> = {
  NONE: t`Not sent`,
  PENDING_CONNECTION: t`Awaiting connection`,
  PROCESSING: t`In transit`,
  SENT: t`Delivered`,
  RECEIVED: t`Received`,
  FAILED: t`Delivery failed`,
}

/** How far it has come: what left without a report is sent, and what a program has fetched is more than delivered. */
export const deliveryWord = ({ delivery, state }: Entry): Message =>
  state === 'SENT' || state === 'COLLECTED' || state === 'IN_CLEARANCE' ? stateWords[state] : deliveryWords[delivery]

const stateWords: Readonly<Record<DocumentState | 'DRAFT', Message>> = {
  DRAFT: t`Draft`,
  IN_TRANSIT: t`In transit`,
  SENT: t`Sent`,
  DELIVERED: t`Delivered`,
  DELIVERED_SENT: t`Delivered`,
  DELIVERED_RECEIVED: t`Received`,
  PENDING_NOT_A_CONTACT: t`Awaiting connection`,
  FAILED_DELIVERY: t`Delivery failed`,
  IN_CLEARANCE: t`In clearance`,
  ACCEPTED: t`Accepted`,
  DISPUTED_BY_RECEIVER: t`Disputed`,
  REJECTED_BY_RECEIVER: t`Rejected`,
  REJECTED_BY_SENDER: t`Canceled by sender`,
  OVERDUE: t`Overdue`,
  PAID_UNCONFIRMED: t`Payment sent`,
  PAID_CONFIRMED: t`Paid`,
  REPLACED: t`Replaced`,
  COLLECTED: t`Collected`,
  CLOSED: t`Closed`,
  UNDETERMINED: t`Not sent`,
}

const answeringWords: Readonly<Record<ResponseCode, Message>> = {
  BusinessAccept: t`Accepting`,
  BusinessReject: t`Rejecting`,
  BusinessDispute: t`Disputing`,
  BusinessPaid: t`Marking as paid`,
  BusinessPaidConfirm: t`Confirming payment`,
  BusinessCancel: t`Canceling`,
}

/** What a part that was paid says more than. */
const partly: readonly Entry['state'][] = [
  'ACCEPTED',
  'OVERDUE',
  'SENT',
  'DELIVERED_SENT',
  'COLLECTED',
  'DELIVERED_RECEIVED',
]

/** How a document stands, in the words of the list. */
export function statusWord(entry: Entry): Message {
  if (entry.heldAnswer) return answeringWords[entry.heldAnswer.code]
  const waits = entry.response === 'PENDING' && entry.payment === 'NONE' && !entry.draft
  if (waits && entry.approval === 'OPEN') return t`Pending approval`
  if (waits && entry.approval === 'REFUSED') return t`Approval declined`
  if (isPartlyPaid(entry) && partly.includes(entry.state))
    return entry.state === 'OVERDUE' ? t`Partly paid, overdue` : t`Partly paid`
  const unanswered = ['SENT', 'DELIVERED_SENT', 'COLLECTED', 'DELIVERED_RECEIVED'].includes(entry.state)
  if (!unanswered || !asksForAnswer.includes(entry.type)) return stateWords[entry.state]
  return isReceived(entry) ? t`To answer` : t`No response yet`
}

export const sumWords = { sales: t`Sales`, purchases: t`Purchases` } as const
