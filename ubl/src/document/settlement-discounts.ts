import { decimalOf, digitsOf, hundredth } from '../decimal.ts'
import { isDay } from '../schema/data-types.ts'
import { children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { type Bill, discountsIn, takenOff } from './discounts.ts'

/** How much less is owed of a bill that is paid early. */
export type SettlementDiscount = {
  /** the last day of it, 'YYYY-MM-DD' */
  readonly until: string
  /** a decimal above zero, with as many decimals as its currency has */
  readonly amount: string
}

/** More than any bill names honestly. */
const maxDiscounts = 5

/**
 * The discounts for early payment of a bill: as XRechnung writes them into its terms (BT-20), or as UBL has them in
 * elements of their own. The one that ends first comes first.
 */
export function settlementDiscountsOf(
  root: XmlElement,
  { issueDate, currency, payable }: { issueDate: string; currency: string; payable: string | undefined },
): SettlementDiscount[] {
  const owed = decimalOf(payable)
  if (owed === undefined || payable === undefined || !owed.gt(0) || !isDay(issueDate)) return []
  const bill = { issueDate, payable, currency }
  return children(root, 'cac:PaymentTerms')
    .flatMap((terms) => [...inWords(terms, bill), ...inElements(terms, bill)])
    .filter(({ until, amount }) => {
      const less = decimalOf(amount)
      // A discount of everything, or of less than nothing, is none.
      return isDay(until) && less?.gt(0) === true && less.lt(owed)
    })
    .sort((one, other) => (one.until < other.until ? -1 : Number(one.until > other.until)))
    .slice(0, maxDiscounts)
}

const inWords = (terms: XmlElement, bill: Bill): SettlementDiscount[] =>
  children(terms, 'cbc:Note')
    .flatMap((note) => discountsIn(textOf(note)))
    .flatMap((discount) => takenOff(discount, bill) ?? [])

function inElements(terms: XmlElement, { payable, currency }: Bill): SettlementDiscount[] {
  const until = text(terms, 'cac:SettlementPeriod', 'cbc:EndDate')?.slice(0, 10)
  const share = decimalOf(text(terms, 'cbc:SettlementDiscountPercent'))
  const less =
    decimalOf(text(terms, 'cbc:SettlementDiscountAmount')) ??
    (share && decimalOf(payable)?.times(share).times(hundredth))
  return until && less ? [{ until, amount: less.toFixed(digitsOf(currency)) }] : []
}
