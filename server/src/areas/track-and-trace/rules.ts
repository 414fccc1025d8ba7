import type { FollowedState } from '@kontor/contract'

/** A company as another knows it, each VAT id without spaces and signs. */
export interface KnownAs {
  readonly name: string
  readonly vatIds: readonly string[]
}

/**
 * Whether a partner under whom a customer enters invoices is that supplier: by tax id, or by name where the customer has no tax
 * id of the partner. Somebody with another tax id is never meant, and neither is a namesake of a supplier without one.
 */
export const isSupplier = (supplier: KnownAs, { name, vatIds }: KnownAs): boolean =>
  vatIds.length > 0
    ? vatIds.some((one) => supplier.vatIds.includes(one))
    : name.toLowerCase() === supplier.name.toLowerCase()

interface Bill {
  readonly response: string
  readonly payment: string
  readonly isPartlyPaid: boolean
}

/** What became of an invoice, as its supplier is told: what was said against it outranks a payment, and that an acceptance. */
export function followedState({ response, payment, isPartlyPaid }: Bill): FollowedState {
  if (response === 'REJECTED' || response === 'CANCELED') return 'REJECTED'
  if (response === 'DISPUTED') return 'DISPUTED'
  if (payment.startsWith('PAID')) return 'PAID'
  if (isPartlyPaid) return 'PART_PAID'
  return response === 'ACCEPTED' ? 'APPROVED' : 'RECEIVED'
}

interface Expected {
  readonly state: FollowedState
  /** It is on hold: nobody pays it meanwhile. */
  readonly isOnHold: boolean
  /** The days of its payment file, of what was agreed and of when it is due, the surest first: 'YYYY-MM-DD'. */
  readonly days: readonly (string | null | undefined)[]
  /** The day that it is where the customer is. */
  readonly today: string
}

/** The day on which it is expected to be paid; none that is over, and none of what waits for something else than its day. */
export function expectedDay({ state, isOnHold, days, today }: Expected): string | undefined {
  if (isOnHold || state === 'DISPUTED' || state === 'REJECTED' || state === 'PAID') return undefined
  const day = days.find((one) => one != null)
  return day != null && day >= today ? day : undefined
}
