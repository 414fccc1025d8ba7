import { type Message, t } from '@kontor/i18n'
import { decimalOf } from '@kontor/ubl'
import { openOf } from './parts.ts'
import { isReceived, type Standing, stateOf } from './states.ts'

/** What the rules look at of a bill that somebody is to be reminded of. */
type Owed = Standing & { readonly dueDate?: string | null; readonly amount?: string | null }

/**
 * Why a partner is not reminded of an invoice of the company's own; undefined where they may be. Until it is due nobody is
 * late, what is disputed is settled first, and what one side calls paid is looked for at the bank.
 */
export function whyNotRemind(entry: Owed): Message | undefined {
  if (entry.type !== 'invoice' || isReceived(entry)) return t`partners are reminded only of your own invoices`
  const why = whyNotOwed(entry)
  if (why !== undefined) return why
  // At the end of the day on which it is due it becomes overdue; what has no such day was due when it came.
  return entry.payment === 'NONE' && entry.dueDate ? t`it is not due yet` : undefined
}

/** The same of whatever a payment reminder can name: a credit note lowers what is asked for. */
export const whyNotNameAsOwed = (entry: Owed): Message | undefined =>
  entry.type === 'creditnote' && !isReceived(entry) ? whyNotOwed(entry) : whyNotRemind(entry)

function whyNotOwed(entry: Owed): Message | undefined {
  const { delivery, draft, replacement, response, payment } = entry
  if (payment.startsWith('PAID')) return t`it is already marked as paid`
  if (response === 'DISPUTED') return t`it is disputed: resolve that before you ask for payment`
  const stands = delivery === 'SENT' && !draft && replacement === 'ORIGINAL' && !entry.closed
  if (!stands || response === 'REJECTED' || response === 'CANCELED') return t`it is ${stateOf(entry)}`
  return decimalOf(openOf(entry) ?? undefined)?.gt(0) === false ? t`nothing of it is open` : undefined
}
