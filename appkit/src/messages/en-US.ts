/** What several apps say in the same words, in American English. The other languages have the same ids. */
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

  'error.title': 'This did not work',
  'error.offline': 'The server cannot be reached. Nothing is lost: try again when the connection is back.',
  'error.again': 'Try again',

  'dialog.cancel': 'Cancel',
  'dialog.close': 'Close',
} as const

export type SharedMessageId = keyof typeof enUS
export type SharedMessages = Readonly<Record<SharedMessageId, string>>
