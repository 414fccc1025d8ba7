import { type Message, t } from '@kontor/i18n'
import { isReceived, type Standing, stands, stateOf } from './states.ts'

/** Why an invoice is not put on hold as it stands; undefined where it may be: what waits to be accepted or paid can wait longer. */
export function whyNotSetAside(entry: Standing): Message | undefined {
  if (entry.type !== 'invoice' || entry.draft || !isReceived(entry)) return t`only received invoices are put on hold`
  if (entry.onHold) return t`it is already on hold`
  if (entry.heldAnswer)
    return t`${entry.heldAnswer.code} was already chosen and is sent in a few seconds: undo it first`
  if (isOver(entry)) return t`it is ${stateOf(entry)}`
  return entry.paymentFileId ? t`it is already in a payment file` : undefined
}

export const whyNotResume = ({ onHold }: Standing): Message | undefined => (onHold ? undefined : t`it is not on hold`)

/** Whether a hold has nothing left to keep back. */
export const isOver = (entry: Standing): boolean => !stands(entry) || entry.payment.startsWith('PAID')
