import type { AccountOrigin, DuplicateKind, PayeeCheck, TradeType } from '@kontor/contract'

/** What of a document tells whether it is another that is there. */
export interface Likeness {
  readonly type: TradeType
  readonly contentHash: string
  readonly businessId: string
  readonly issueDate: string | null
  readonly currency: string | null
  readonly amountMinor: string | null
  readonly senderId: string | null
  /** Of a call-off, its blanket order. */
  readonly calledOffOf: string | null
}

/**
 * By what a document of a sender is found to be another of theirs, the surest first; undefined where it is not. An
 * answer may well be given twice, and the same be called off of a blanket order twice a day.
 */
export function duplicateBy(one: Likeness, other: Likeness): DuplicateKind | undefined {
  if (one.type === 'status' || one.type !== other.type || one.senderId !== other.senderId) return undefined
  if (one.contentHash === other.contentHash) return 'BYTES'
  if (one.businessId === other.businessId) return 'NUMBER'
  const isSame =
    one.amountMinor !== null &&
    one.amountMinor === other.amountMinor &&
    one.currency === other.currency &&
    one.issueDate !== null &&
    one.issueDate === other.issueDate &&
    (one.calledOffOf === null || one.calledOffOf !== other.calledOffOf)
  return isSame ? 'FIELDS' : undefined
}

/** An account as it is known of a partner: what they say themselves is not proof, it is trusted once a bill was paid to it or somebody confirmed it. */
export interface KnownAccount {
  readonly account: string
  readonly origin: AccountOrigin
}

const trusted: readonly AccountOrigin[] = ['PAID_BILL', 'CONFIRMED']

/**
 * Why the accounts that a bill asks to be paid to are to be checked: one is another than those known of its sender, or
 * nothing was ever paid to it. Undefined where it asks for none, or all are trusted.
 */
export function payeeCheckOf(asked: readonly string[], known: readonly KnownAccount[]): PayeeCheck | undefined {
  const isKnown = (account: string) => known.some((one) => one.account === account)
  const isTrusted = (account: string) => known.some((one) => one.account === account && trusted.includes(one.origin))
  if (known.length > 0 && !asked.every(isKnown)) return 'CHANGED'
  return asked.every(isTrusted) ? undefined : 'NEW_PARTNER'
}
