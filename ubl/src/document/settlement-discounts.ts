import { decimalOf, digitsOf, hundredth } from '../decimal.ts'
import { isDay } from '../schema/data-types.ts'
import { children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'

/** How much less is owed of a bill that is paid early. */
export type SettlementDiscount = {
  /** the last day of it, 'YYYY-MM-DD' */
  readonly until: string
  /** a decimal above zero, with as many decimals as its currency has */
  readonly amount: string
}

/** A line of German payment terms (XRechnung, BR-DE-18): so many percent within so many days, of all of it or a part. */
const skonto = /^#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}(?:\.\d{1,4})?)(?:#BASISBETRAG=(-?\d{1,18}(?:\.\d{1,4})?))?#$/

/** More than any bill names honestly. */
const most = 5

/**
 * The discounts for early payment of a bill: as XRechnung writes them into its terms (BT-20), or as UBL has them in
 * elements of their own. The one that ends first comes first.
 */
export function settlementDiscountsOf(
  root: XmlElement,
  { issueDate, currency, payable }: { issueDate: string; currency: string; payable: string | undefined },
): SettlementDiscount[] {
  const owed = decimalOf(payable)
  if (owed === undefined || !owed.gt(0) || !isDay(issueDate)) return []
  const found = children(root, 'cac:PaymentTerms').flatMap((terms) => [...inWords(terms), ...inElements(terms)])
  return found
    .flatMap(({ days, until, percent, base, amount }) => {
      const last = until ?? (days === undefined ? undefined : dayAfter(issueDate, days))
      const less = decimalOf(amount) ?? (decimalOf(base) ?? owed).times(decimalOf(percent) ?? 0).times(hundredth)
      const rounded = less.toDecimalPlaces(digitsOf(currency))
      // A discount of everything, or of less than nothing, is none.
      if (last === undefined || !isDay(last) || !rounded.gt(0) || !rounded.lt(owed)) return []
      return [{ until: last, amount: rounded.toFixed(digitsOf(currency)) }]
    })
    .sort((one, other) => (one.until < other.until ? -1 : Number(one.until > other.until)))
    .slice(0, most)
}

type Terms = {
  readonly days?: number | undefined
  readonly until?: string | undefined
  readonly percent?: string | undefined
  readonly base?: string | undefined
  readonly amount?: string | undefined
}

const inWords = (terms: XmlElement): Terms[] =>
  children(terms, 'cbc:Note')
    .flatMap((note) => (textOf(note) ?? '').split(/\r?\n/))
    .flatMap((line) => {
      const [, days, percent, base] = skonto.exec(line.trim()) ?? []
      return days === undefined ? [] : [{ days: Number(days), percent, base }]
    })

function inElements(terms: XmlElement): Terms[] {
  const percent = text(terms, 'cbc:SettlementDiscountPercent')
  const amount = text(terms, 'cbc:SettlementDiscountAmount')
  const end = text(terms, 'cac:SettlementPeriod', 'cbc:EndDate')?.slice(0, 10)
  return (percent ?? amount) && end && isDay(end) ? [{ percent, amount, until: end }] : []
}

/** Days of the calendar stand at midnight UTC here, so that no zone moves them. */
const dayAfter = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
