import type { ResponseCode } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import { type Party, partyOf, type Standing, whyNot } from '../../entries/rules/index.ts'

/**
 * Why the word of the other party changes nothing on this side; undefined where it does. A sender withdraws what they know no answer
 * to: one that crossed their word gives way to it, so that both have the same, unless money is on its way already.
 */
export function whyNotTake(code: ResponseCode, by: Party, entry: Standing): Message | undefined {
  const isCrossed =
    code === 'BusinessCancel' &&
    by !== partyOf(entry) &&
    (entry.response === 'ACCEPTED' || entry.response === 'REJECTED') &&
    !entry.paymentFileId &&
    !entry.paid
  return whyNot(code, by, isCrossed ? { ...entry, response: 'PENDING' } : entry)
}
