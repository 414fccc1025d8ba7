import { exact } from '@kontor/ubl'
import { daysAfter, daysBetween, weekOf } from '../../entries/rules/index.ts'

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

/** So many days after a day, and no Saturday or Sunday, on which no bank executes anything. */
export function payDayAfter(today: string, days: number): string {
  const date = daysAfter(today, days)
  const ofWeek = daysBetween(weekOf(date), date)
  return ofWeek < 5 ? date : daysAfter(date, 7 - ofWeek)
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
