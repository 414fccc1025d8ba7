import type { Of, SchemeValue, statementOutcomes } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type BankEntry, decimalOf } from '@kontor/ubl'

type Identifiers = readonly Of<typeof SchemeValue>[]

/** A company's own accounts, as its identifiers name them. */
export const ownAccounts = (identifiers: Identifiers): string[] => [
  ...new Set(identifiers.filter(({ scheme }) => isAccount(scheme)).map(({ value }) => plainAccount(value))),
]

const isAccount = (scheme: string): boolean => /(^|:)iban$/i.test(scheme)

/** An account without the spaces in which people read it. */
export const plainAccount = (account: string): string => account.replace(/\s/g, '').toUpperCase()

/** The bank of a company's own account, where it has named one. */
export const ownBank = (identifiers: Identifiers): string | undefined =>
  identifiers.find(({ scheme }) => /(^|:)(bic|swift)$/i.test(scheme))?.value

/** The letters and figures of an id: 32 of the 35 characters that a bank gives back (ISO 20022, EndToEndId). */
export const endToEndId = (paymentId: string): string => paymentId.replaceAll('-', '')

/** The id that an end-to-end id stands for; undefined of one that is not ours. */
export function paymentIdOf(endToEnd: string): string | undefined {
  const match = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i.exec(endToEnd.trim())
  return match?.slice(1).join('-').toLowerCase()
}

/** Why a bill that may be paid cannot be. */
export const unpayable = {
  noAccount: t`it names no account to pay to`,
  nothingOwed: t`nothing is left to pay`,
}

export const isOwed = (amount: string | null): amount is string => decimalOf(amount ?? '0')?.gt(0) === true

/**
 * What comes of a movement on the account. What comes back can be paid anew, but for a bill that was marked as paid: its
 * supplier was told, and people see to it.
 *
 * @param payment as it was ordered; undefined where the movement is none of ours
 */
export function outcomeOf(
  {
    isBooked,
    isOut,
    isReturned,
    amount,
    currency,
  }: Pick<BankEntry, 'isBooked' | 'isOut' | 'isReturned' | 'amount' | 'currency'>,
  payment: { readonly amount: string; readonly currency: string } | undefined,
  isPaid: boolean,
): Exclude<(typeof statementOutcomes)[number], 'REFUSED'> {
  if (payment === undefined) return 'UNKNOWN'
  if (!isBooked) return 'PENDING'
  if (!isOut || isReturned) return isPaid ? 'RETURNED_PAID' : 'RETURNED'
  if (currency !== payment.currency || !decimalOf(amount)?.eq(payment.amount)) return 'DIFFERS'
  return isPaid ? 'ALREADY' : 'PAID'
}
