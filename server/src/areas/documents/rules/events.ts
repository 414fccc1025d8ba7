/** What programs are told, by the line of the log that it stands for (responses.md A, webhook events). */
const documentEvents = {
  'document.created': 'DOCUMENT_SAVED',
  'document.saved': 'DOCUMENT_SAVED',
  'document.sent': 'DOCUMENT_SENDING',
  'document.delivered': 'DOCUMENT_SENT',
  'document.mailed': 'DOCUMENT_SENT',
  'document.collected': 'DOCUMENT_STATE_CHANGED',
  'document.cleared': 'DOCUMENT_STATE_CHANGED',
  'document.clearance_refused': 'DOCUMENT_FAILED',
  'document.failed': 'DOCUMENT_FAILED',
  'document.received': 'AFTER_DOCUMENT_RECEIVE',
  'document.accepted': 'DOCUMENT_STATE_CHANGED',
  'document.rejected': 'DOCUMENT_STATE_CHANGED',
  'document.disputed': 'DOCUMENT_STATE_CHANGED',
  'document.paid': 'DOCUMENT_STATE_CHANGED',
  'document.part_paid': 'DOCUMENT_STATE_CHANGED',
  'document.part_received': 'DOCUMENT_STATE_CHANGED',
  'document.part_taken_back': 'DOCUMENT_STATE_CHANGED',
  'document.payment_confirmed': 'DOCUMENT_STATE_CHANGED',
  'document.canceled': 'DOCUMENT_STATE_CHANGED',
  'document.overdue': 'DOCUMENT_STATE_CHANGED',
  'document.deleted': 'DOCUMENT_DELETED',
} as const

export type DocumentEvent = (typeof documentEvents)[keyof typeof documentEvents]

export const documentEvent = (kind: string): DocumentEvent | undefined =>
  (documentEvents as Readonly<Record<string, DocumentEvent>>)[kind]
