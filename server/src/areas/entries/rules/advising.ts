import { type Message, t } from '@kontor/i18n'
import { isReceived, type Standing, stateOf } from './states.ts'

/** Something of it is paid, or the bank was told to. */
const isSettled = ({ payment, paid, paymentFileId }: Standing): boolean =>
  payment.startsWith('PAID') || paid != null || Boolean(paymentFileId)

/**
 * Why its supplier is not told of a bill that it is paid; undefined where they may be. What was accepted will be paid;
 * what was turned down, replaced or is disputed is not, as long as it is.
 */
export function whyNotAdvise(entry: Standing): Message | undefined {
  if ((entry.type !== 'invoice' && entry.type !== 'creditnote') || !isReceived(entry))
    return t`only received invoices and credit notes are advised as paid`
  if (entry.draft || entry.replacement !== 'ORIGINAL') return t`it is ${stateOf(entry)}`
  if (isSettled(entry) || entry.response === 'ACCEPTED') return undefined
  return t`accept it before it is advised as paid`
}
