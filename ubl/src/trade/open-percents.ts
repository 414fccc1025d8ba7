import { type Decimal, decimalOf, digitsOf, hundred, zero } from '../decimal.ts'
import type { LineAllowanceForm, LineForm, TradeForm } from './form.ts'
import { grossOf, totalsOf } from './totals.ts'

/**
 * A form whose percentages follow what they are taken of, as they did while it was typed: a document holds the amount that each
 * came to. An amount that is not its percentage of the line, or of the lines, stays.
 */
export function withOpenPercents(form: TradeForm): TradeForm {
  const digits = digitsOf(form.currency)
  const lineExtension = decimalOf(totalsOf(form).lineExtension) ?? zero
  return {
    ...form,
    lines: form.lines.map((line) => withOpenPercentsOf(line, digits)),
    ...(form.allowances && { allowances: form.allowances.map((row) => opened(row, lineExtension, digits)) }),
  }
}

/** The same of a line alone, in a currency of so many digits. */
const withOpenPercentsOf = (line: LineForm, digits: number): LineForm =>
  line.allowances ? { ...line, allowances: line.allowances.map((row) => opened(row, grossOf(line), digits)) } : line

function opened<Row extends LineAllowanceForm>(row: Row, of: Decimal, digits: number): Row {
  const [percent, amount] = [decimalOf(row.percent), decimalOf(row.amount)]
  if (percent === undefined || amount === undefined) return row
  const base = of.toDecimalPlaces(digits)
  const isOfAll = row.base === undefined || decimalOf(row.base)?.eq(base)
  const isItsPercentage = amount.eq(of.times(percent).dividedBy(hundred).toDecimalPlaces(digits))
  return isOfAll && isItsPercentage ? { ...row, amount: '', base: undefined } : row
}
