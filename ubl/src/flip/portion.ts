import { type Decimal, decimalOf, digitsOf, one, sum } from '../decimal.ts'
import type { LineAllowanceForm, LineForm, TradeForm } from '../trade/form.ts'
import { grossOf } from '../trade/totals.ts'

/** How much of something is taken: 1 is all of it. */
export type Share = Decimal
export const wholeShare: Share = one

/** `line`: the share that a quantity is of a line's; undefined where there is no such part. `document`: of all lines by value. */
export const shareOf = {
  line(line: LineForm, quantity: string | undefined): Share | undefined {
    if (quantity === undefined) return wholeShare
    const [wanted, there] = [decimalOf(quantity), decimalOf(line.quantity)]
    if (!wanted || !there || there.isZero()) return undefined
    const share = wanted.dividedBy(there)
    return share.greaterThan(0) && share.lessThanOrEqualTo(wholeShare) ? share : undefined
  },
  document(source: TradeForm, chosen: readonly { line: LineForm; share: Share }[]): Share {
    const all = sum(source.lines.map(grossOf))
    return all.isZero() ? wholeShare : sum(chosen.map(({ line, share }) => grossOf(line).times(share))).dividedBy(all)
  },
}

type Divided = LineForm | LineAllowanceForm

/** A part of a line, or of an allowance: quantities and fixed amounts shrink, prices and percentages stay. */
export function partOf<T extends Divided>(of: T, share: Share, currency: string): T {
  if (share.equals(wholeShare)) return of
  const scaled = (amount: string): string =>
    decimalOf(amount)?.times(share).toDecimalPlaces(digitsOf(currency)).toFixed(digitsOf(currency)) ?? amount
  if (!('quantity' in of))
    // A percentage is computed anew, of what is left.
    return of.percent ? { ...of, amount: '', base: undefined } : { ...of, amount: scaled(of.amount) }
  const quantity = decimalOf(of.quantity)?.times(share).toString() ?? of.quantity
  return {
    ...of,
    quantity,
    ...(of.allowances && { allowances: of.allowances.map((row) => partOf(row, share, currency)) }),
  }
}
