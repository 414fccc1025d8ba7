import type { statementOutcomes } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type BankEntry, exact } from '@kontor/ubl'

type Moved = Pick<BankEntry, 'isBooked' | 'isOut' | 'isReturned' | 'amount' | 'currency'>

/**
 * What comes of a movement that executes a payment of ours, before it is booked; undefined where it is to be. What comes
 * back can be paid anew, but for a bill that was marked as paid: its supplier was told, and people see to it.
 *
 * @param payment as it was ordered
 * @param isKnown the bill is paid, or the same movement was booked
 */
export function unbooked(
  { isBooked, isOut, isReturned, currency }: Moved,
  payment: { readonly currency: string },
  isKnown: boolean,
): Extract<Outcome, 'PENDING' | 'RETURNED' | 'RETURNED_PAID' | 'DIFFERS' | 'ALREADY'> | undefined {
  if (!isBooked) return 'PENDING'
  if (!isOut || isReturned) return isKnown ? 'RETURNED_PAID' : 'RETURNED'
  if (currency !== payment.currency) return 'DIFFERS'
  return isKnown ? 'ALREADY' : undefined
}

export type Outcome = (typeof statementOutcomes)[number]

/** A bill as far as its payments go. */
interface Owed {
  /** What it asks for. */
  readonly amount: string
  /** What of it was booked before. */
  readonly booked: readonly string[]
}

/**
 * What a part makes of a bill: all of it is paid, where need be less a discount; or some is left open; or it would be
 * more than is open.
 *
 * @param discount what may be left out of it
 */
export function afterPart(
  { amount, booked }: Owed,
  part: string,
  discount = '0',
):
  | { readonly kind: 'FULL'; readonly paid: string; readonly discount: string | null }
  | { readonly kind: 'PART' | 'OVER'; readonly paid: string; readonly open: string } {
  const asked = exact(amount)
  const before = booked.map(exact).reduce((sum, one) => sum.plus(one), exact('0'))
  const paid = before.plus(exact(part))
  const digits = Math.max(...[amount, part, ...booked].map(decimalsIn))
  const left = (some: ReturnType<typeof exact>) => (some.gt(asked) ? exact('0') : asked.minus(some)).toFixed(digits)
  const settled = { paid: paid.toFixed(digits) }
  if (paid.gt(asked)) return { kind: 'OVER', ...settled, open: left(before) }
  const open = asked.minus(paid)
  if (open.gt(exact(discount))) return { kind: 'PART', ...settled, open: left(paid) }
  return { kind: 'FULL', ...settled, discount: open.isZero() ? null : left(paid) }
}

export const decimalsIn = (amount: string): number => amount.split('.')[1]?.length ?? 0

/** What one of several amounts is more than the others, exact, with the decimals that they have. */
export const lessBy = (amount: string, less: string): string =>
  exact(amount)
    .minus(exact(less))
    .toFixed(Math.max(decimalsIn(amount), decimalsIn(less)))

/** A part that was noted, as far as it can be taken back. */
export interface Noted {
  /** The movement of a bank's statement that it is. */
  readonly movement: string | null
}

/** Why a part is not taken back; undefined where it can: what a seller noted by hand and nobody else was told of, while the bill is open. */
export function whyNotTakeBack(
  { by, isPaid }: { readonly by: 'receiver' | 'sender'; readonly isPaid: boolean },
  { movement }: Noted,
): Message | undefined {
  if (by === 'receiver') return t`the supplier was notified`
  if (movement !== null) return t`it comes from a bank statement`
  return isPaid ? t`it closed the invoice, and the customer was notified` : undefined
}

/** What is known to be paid once a part was taken back: what the others come to, or what the buyer said, whichever is more. */
export function paidAfter(amount: string, left: readonly string[], advised: readonly string[]): string | null {
  const digits = Math.max(...[amount, ...left].map(decimalsIn))
  const sum = left.map(exact).reduce((all, one) => all.plus(one), exact('0'))
  const known = [...(left.length === 0 ? [] : [sum.toFixed(digits)]), ...advised]
  const [largest] = known.toSorted((one, other) => exact(other).cmp(exact(one)))
  return largest ?? null
}
