import type { DocumentState, TradeType } from './types.ts'

/** Every document type, in the order in which the filter offers them. */
export const documentTypes = [
  'invoice',
  'creditnote',
  'order',
  'orderchange',
  'orderresponse',
  'quote',
  'requestforquotation',
  'requisition',
  'despatchadvice',
  'receiptadvice',
  'remittanceadvice',
  'reminder',
  'status',
] as const satisfies readonly TradeType[]

/** Every state by which the list can be narrowed. */
export const documentStates = [
  'IN_TRANSIT',
  'SENT',
  'DELIVERED',
  'DELIVERED_SENT',
  'DELIVERED_RECEIVED',
  'PENDING_NOT_A_CONTACT',
  'FAILED_DELIVERY',
  'IN_CLEARANCE',
  'ACCEPTED',
  'DISPUTED_BY_RECEIVER',
  'REJECTED_BY_RECEIVER',
  'REJECTED_BY_SENDER',
  'OVERDUE',
  'PAID_UNCONFIRMED',
  'PAID_CONFIRMED',
  'REPLACED',
  'COLLECTED',
  'CLOSED',
  'UNDETERMINED',
] as const satisfies readonly DocumentState[]
