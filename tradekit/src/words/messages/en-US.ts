/** The words of trade that several apps show, in American English. The other languages have the same ids. */
export const enUS = {
  'type.invoice': 'Invoice',
  'type.creditnote': 'Credit note',
  'type.order': 'Order',
  'type.orderchange': 'Order change',
  'type.orderresponse': 'Order response',
  'type.quote': 'Quote',
  'type.requestforquotation': 'Request for quotation',
  'type.requisition': 'Requisition',
  'type.despatchadvice': 'Despatch advice',
  'type.receiptadvice': 'Receipt advice',
  'type.remittanceadvice': 'Remittance advice',
  'type.status': 'Answer',

  'delivery.none': 'Not sent',
  'delivery.pendingConnection': 'Waiting for a connection',
  'delivery.processing': 'On its way',
  'delivery.delivered': 'Delivered',
  'delivery.received': 'Received',
  'delivery.failed': 'Not delivered',

  'business.draft': 'Draft',
  'business.noAnswer': 'No answer yet',
  'business.waitingForYou': 'Waiting for you',
  'business.accepted': 'Accepted',
  'business.rejected': 'Rejected',
  'business.cancelled': 'Canceled by the sender',
  'business.underApproval': 'Under approval',
  'business.notApproved': 'Not approved',
  'business.disputed': 'Disputed',
  'business.overdue': '{days, plural, =0 {Overdue} one {Overdue # day} other {Overdue # days}}',
  'business.paid': 'Paid',
  'business.paymentSent': 'Payment sent',
  'business.inClearance': 'In clearance',
  'business.replaced': 'Replaced',
  'business.closed': 'Closed',
  'business.collected': 'Collected',

  'dialog.cancel': 'Cancel',
  'dialog.close': 'Close',
} as const

export type WordId = keyof typeof enUS
export type WordMessages = Readonly<Record<WordId, string>>
