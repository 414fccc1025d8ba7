import type { DuplicateKind, TradeType } from '@kontor/contract'

/** What of a document tells whether it is another that is there. */
export interface Likeness {
  readonly type: TradeType
  readonly contentHash: string
  readonly businessId: string
  readonly issueDate: string | null
  readonly currency: string | null
  readonly amountMinor: string | null
  readonly senderId: string | null
}

/**
 * By what a document of a sender is found to be another of theirs, the surest first; undefined where it is not. An
 * answer may well be given twice.
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
    one.issueDate === other.issueDate
  return isSame ? 'FIELDS' : undefined
}

/** Whether a bill asks to be paid to another account than those known of its sender; the first bill makes them known. */
export const isPayeeChanged = (asked: readonly string[], known: readonly string[]): boolean =>
  known.length > 0 && asked.some((account) => !known.includes(account))
