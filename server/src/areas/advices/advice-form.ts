import { decimalOf, discountCode, type LineForm, type TradeForm } from '@kontor/ubl'
import type { Entry } from '../entries/index.ts'
import { common, lineNaming } from '../named-bills/index.ts'
import type { PaidBy } from '../payments/index.ts'

/** What was paid before anything was left out, the sign of a credit note before it. */
export function amountOf({ type }: Pick<Entry, 'type'>, { amount, discount }: PaidBy): string {
  const [paid, less] = [decimalOf(amount), decimalOf(discount)]
  const digits = Math.max(...[amount, discount ?? ''].map((text) => text.split('.')[1]?.length ?? 0))
  const whole = paid && less ? paid.plus(less).toFixed(digits) : amount
  return type === 'creditnote' ? `-${whole}` : whole
}

/** A bill as the line of a remittance advice. */
export const lineOf = (bill: Entry, paid: PaidBy): LineForm =>
  lineNaming(bill, amountOf(bill, paid), {
    ...(paid.discount !== undefined && {
      allowances: [{ charge: false, amount: paid.discount, reasonCode: discountCode }],
    }),
  })

/** When and how all of them were paid: the last day, and what they have in common. */
export function paymentOf(payments: readonly PaidBy[], today: string): Pick<TradeForm, 'dueDate' | 'paymentMeans'> {
  const days = payments.flatMap(({ day }) => day ?? [])
  const iban = common(payments.map(({ account }) => account))
  const reference = common(payments.map(({ reference: of }) => of))
  return {
    dueDate: days.toSorted().at(-1) ?? today,
    paymentMeans: { code: '30', ...(iban && { iban }), ...(reference && { reference }) },
  }
}
