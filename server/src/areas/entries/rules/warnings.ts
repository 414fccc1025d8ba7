import type { ConfirmedWarning, DocumentAction, DocumentWarning, PaymentState } from '@kontor/contract'
import type { OwnFields, SharedFields } from './fields.ts'
import { isReceived, type Standing } from './states.ts'

const paid: readonly PaymentState[] = ['PAID_UNCONFIRMED', 'PAID_CONFIRMED']

/** Rejected, canceled or paid: nobody can do anything about what was found any more. */
const isOver = ({ response, payment }: Pick<Standing, 'response' | 'payment'>): boolean =>
  response === 'REJECTED' || response === 'CANCELED' || paid.includes(payment)

/** What was found of a document and still waits for somebody to look, the costliest first. */
export function warningsOf(
  entry: Pick<Standing, 'delivery' | 'response' | 'payment' | 'payeeChanged' | 'duplicateOf'> &
    Partial<Pick<SharedFields, 'senderDiffers' | 'buyerDiffers'> & Pick<OwnFields, 'match' | 'onHold'>>,
): DocumentWarning[] {
  if (isOver(entry)) return []
  return [
    ...(entry.senderDiffers && isReceived(entry) ? ['SENDER_DIFFERS' as const] : []),
    ...(entry.buyerDiffers && isReceived(entry) ? ['BUYER_DIFFERS' as const] : []),
    ...(entry.payeeChanged ? ['PAYEE_CHANGED' as const] : []),
    ...(entry.duplicateOf ? ['DUPLICATE' as const] : []),
    ...(entry.match === 'DIFFERS' ? ['MATCH_DIFFERS' as const] : []),
    ...(entry.onHold ? ['ON_HOLD' as const] : []),
  ]
}

/** What approves of a document: nobody does it past a warning without being asked. */
const approving: readonly DocumentAction[] = ['accept', 'markPaid']

/**
 * The warnings of a document that somebody is to confirm before they do this with it; one that is above what they may
 * approve is accepted by nobody in passing.
 */
export const toConfirm = (
  action: DocumentAction,
  entry: Parameters<typeof warningsOf>[0],
  isOverLimit = false,
): ConfirmedWarning[] =>
  approving.includes(action)
    ? [...warningsOf(entry), ...(isOverLimit && action === 'accept' ? ['OVER_LIMIT' as const] : [])]
    : []
