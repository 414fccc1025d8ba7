import type { Of, SchemeValue } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { decimalOf } from '@kontor/ubl'

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
  nothingToSetOff: t`no invoice of the same partner is left against which it can be set off`,
}

export const isOwed = (amount: string | null): amount is string => decimalOf(amount ?? '0')?.gt(0) === true
