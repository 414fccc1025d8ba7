import { type Message, t } from '@kontor/i18n'
import { whyNot } from './answers.ts'
import { partyOf } from './parties.ts'
import { isReceived, type Standing, stateOf } from './states.ts'

/**
 * Why an invoice is not paid as it stands; undefined where it may be. Nothing is paid that nobody accepted, twice, or to
 * an account that nobody has confirmed.
 */
export function whyNotPay(entry: Standing): Message | undefined {
  if (entry.type !== 'invoice' || !isReceived(entry)) return t`only received invoices are paid`
  return whyNotSettled(entry)
}

/** The same of a credit note that is to be set off against invoices. */
export const whyNotSetOff = (entry: Standing): Message | undefined =>
  entry.type === 'creditnote' && isReceived(entry) ? whyNotSettled(entry) : t`only received credit notes are set off`

function whyNotSettled(entry: Standing): Message | undefined {
  const why = whyNot('BusinessPaid', partyOf(entry), entry)
  if (why !== undefined) return why
  if (entry.response !== 'ACCEPTED') return t`it is ${stateOf(entry)}: accept it before it is paid`
  if (entry.paymentFileId) return t`it is already in a payment file`
  return undefined
}
