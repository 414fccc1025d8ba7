import { exact } from '@kontor/ubl'

/** A discount in percent for so many days that a bill is paid before it is due. */
export interface Terms {
  readonly percent: string
  readonly days: number
}

interface Owed {
  /** What is open, decimal text above zero. */
  readonly open: string
  /** 'YYYY-MM-DD' */
  readonly dueDay: string
}

const day = 24 * 60 * 60_000
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`)

export const daysBetween = (from: string, until: string): number => Math.round((at(until) - at(from)) / day)

export const daysLater = (date: string, days: number): string =>
  new Date(at(date) + days * day).toISOString().slice(0, 10)

/** So many days after a day, and no Saturday or Sunday, on which no bank executes anything. */
export function payDayAfter(today: string, days: number): string {
  const date = daysLater(today, days)
  const weekday = new Date(at(date)).getUTCDay()
  return weekday === 6 ? daysLater(date, 2) : weekday === 0 ? daysLater(date, 1) : date
}

/**
 * What is left out of a bill that is paid on a day before it is due: `open × percent ÷ 100 × days early ÷ days`, half a minor
 * unit up. Undefined where that is nothing, or all of it.
 *
 * @param digits of the currency
 */
export function discountFor({ open, dueDay }: Owed, { percent, days }: Terms, payDay: string, digits: number) {
  const early = daysBetween(payDay, dueDay)
  if (early <= 0) return undefined
  // Rounded once: quotients that do not end come last.
  const exactly = exact(open)
    .times(exact(percent))
    .times(exact(String(early)))
    .div(exact(String(100 * days)))
  const amount = exact(exactly.toFixed(digits))
  return amount.gt(0) && exact(open).gt(amount) ? amount.toFixed(digits) : undefined
}

/** What some bills bring on their due dates, what is left out of them, and what they bring early. */
export function totalsOf(bills: readonly { readonly amount: string; readonly discount: string }[], digits: number) {
  const sum = (some: readonly string[]) => some.reduce((total, one) => total.plus(exact(one)), exact('0'))
  const amount = sum(bills.map((bill) => bill.amount))
  const discount = sum(bills.map((bill) => bill.discount))
  return {
    amount: amount.toFixed(digits),
    discount: discount.toFixed(digits),
    early: amount.minus(discount).toFixed(digits),
  }
}
