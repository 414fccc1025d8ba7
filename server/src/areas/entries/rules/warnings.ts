import type { DocumentWarning, PaymentState } from '@kontor/contract'
import type { Standing } from './states.ts'

const paid: readonly PaymentState[] = ['PAID_UNCONFIRMED', 'PAID_CONFIRMED']

/** Rejected, canceled or paid: nobody can do anything about what was found any more. */
const isOver = ({ response, payment }: Pick<Standing, 'response' | 'payment'>): boolean =>
  response === 'REJECTED' || response === 'CANCELED' || paid.includes(payment)

/** What was found when a document arrived and still waits for somebody to look, the costliest first. */
export function warningsOf(
  entry: Pick<Standing, 'response' | 'payment' | 'payeeChanged' | 'duplicateOf'>,
): DocumentWarning[] {
  if (isOver(entry)) return []
  return [
    ...(entry.payeeChanged ? ['PAYEE_CHANGED' as const] : []),
    ...(entry.duplicateOf ? ['DUPLICATE' as const] : []),
  ]
}
