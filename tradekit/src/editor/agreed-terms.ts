import { isDate } from '@kontor/kit'
import { discountsIn, type TradeForm, termsOf, wordsOfTerms } from '@kontor/ubl'
import type { PaymentTerms } from '../queries/types.ts'
import { daysAfter } from '../words/days.ts'
import { kindOf } from './kinds.ts'

/** What the terms agreed with its receiver make of a new invoice: when it is due, and what may be taken off before. What somebody wrote stays. */
export function withAgreedTerms(
  form: TradeForm,
  { Days, DiscountPercent, DiscountDays }: PaymentTerms,
): Partial<TradeForm> {
  if (form.type !== 'Invoice' || !isDate(form.issueDate)) return {}
  const proposed = kindOf(form).proposes?.dueDate
  const isProposed = proposed !== undefined && form.dueDate === daysAfter(form.issueDate, proposed)
  const hasNoDiscount = discountsIn(form.paymentTerms).length === 0
  return {
    ...(Days !== undefined && isProposed && { dueDate: daysAfter(form.issueDate, Days) }),
    ...(DiscountPercent !== undefined &&
      DiscountDays !== undefined &&
      hasNoDiscount && {
        paymentTerms: termsOf(wordsOfTerms(form.paymentTerms), [
          { percent: DiscountPercent, days: String(DiscountDays) },
        ]),
      }),
  }
}
