import { decimalOf } from '@kontor/ubl'
import type { Standing } from './states.ts'

type Owed = Pick<Standing, 'payment' | 'response'> & {
  readonly amount?: string | null | undefined
  readonly paid?: string | null | undefined
}

/** A part is known to be paid, and the rest is still owed. */
export const isPartlyPaid = ({ paid, payment, response }: Owed): boolean =>
  paid != null && (payment === 'NONE' || payment === 'OVERDUE') && response !== 'REJECTED' && response !== 'CANCELED'

/** What of it is still owed: what it asks for less what is known to be paid, with the decimals that it has; never below zero. */
export function openOf({ amount, paid }: Pick<Owed, 'amount' | 'paid'>): string | null {
  const asked = decimalOf(amount ?? undefined)
  if (asked === undefined || amount == null) return null
  const known = decimalOf(paid ?? undefined)
  if (known === undefined) return amount
  const digits = Math.max(asked.decimalPlaces(), known.decimalPlaces(), decimalsIn(amount))
  return (known.gt(asked) ? asked.minus(asked) : asked.minus(known)).toFixed(digits)
}

const decimalsIn = (amount: string): number => amount.split('.')[1]?.length ?? 0

export interface Discount {
  /** The last day of it. */
  readonly until: string
  readonly amount: string
}

/** The discounts for early payment that a bill names. */
export const discountsOf = ({ discounts = '' }: { readonly discounts?: string | undefined }): Discount[] =>
  discounts
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [until = '', amount = '0'] = one.split(':')
      return { until, amount }
    })

/** The discount that a payment of that day may take: the largest that is not over. */
export const discountOn = (
  entry: { readonly discounts?: string | undefined; readonly type?: Standing['type'] },
  day: string,
): Discount | undefined =>
  discountsOf(entry)
    .filter(({ until }) => day <= until)
    .sort((one, other) => decimalOf(other.amount)?.comparedTo(decimalOf(one.amount) ?? 0) ?? 0)[0]
