import type { HistoryEvent, Of } from '@kontor/contract'
import type { LogRow } from '../../../platform/log/store.ts'

/** What programs are told, by the line of the log that it stands for (responses.md A, webhook events). */
const webhookEvents: Readonly<Record<string, string>> = {
  'document.created': 'DOCUMENT_SAVED',
  'document.saved': 'DOCUMENT_SAVED',
  'document.sent': 'DOCUMENT_SENDING',
  'document.delivered': 'DOCUMENT_SENT',
  'document.mailed': 'DOCUMENT_SENT',
  'document.failed': 'DOCUMENT_FAILED',
  'document.received': 'AFTER_DOCUMENT_RECEIVE',
  'document.accepted': 'DOCUMENT_STATE_CHANGED',
  'document.rejected': 'DOCUMENT_STATE_CHANGED',
  'document.disputed': 'DOCUMENT_STATE_CHANGED',
  'document.paid': 'DOCUMENT_STATE_CHANGED',
  'document.payment_confirmed': 'DOCUMENT_STATE_CHANGED',
  'document.canceled': 'DOCUMENT_STATE_CHANGED',
  'document.overdue': 'DOCUMENT_STATE_CHANGED',
  'document.deleted': 'DOCUMENT_DELETED',
}

/** The log of a document as programs are told it; what concerns only the company's own people is left out. */
export const eventsOf = (lines: readonly LogRow[]): Of<typeof HistoryEvent>[] =>
  lines.flatMap((line) => {
    const event = webhookEvents[line.kind]
    if (event === undefined) return []
    const to = (line.detail as Readonly<Record<string, unknown>>)['to']
    return [
      {
        Id: line.id,
        ...(line.position === null ? {} : { Position: line.position }),
        Type: event,
        At: line.at.toISOString(),
        Details: typeof to === 'string' ? [{ Key: 'state', Value: to }] : [],
      },
    ]
  })
