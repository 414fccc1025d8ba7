import { type Decimal, decimalOf, digitsOf, hundred, sum, zero } from '../decimal.ts'
import type { AllowanceForm, LineAllowanceForm, LineForm, TaxForm, TradeForm } from './form.ts'
import { accountedTax } from './tax-currency.ts'

/** One row of the VAT breakdown (BG-23). Decimal strings. */
export type TaxTotals = TaxForm & { taxable: string; tax: string }

/** All computed amounts, as decimal strings with the digits of the currency; the terms are EN 16931's. */
export type Totals = {
  /** net amount of each line (BT-131), in the order of the form */
  lines: string[]
  /** amount of each document level allowance and charge (BT-92, BT-99), in the order of the form */
  allowances: string[]
  /** sum of line net amounts (BT-106) */
  lineExtension: string
  /** BT-107 */
  allowanceTotal: string
  /** BT-108 */
  chargeTotal: string
  /** BT-109 */
  taxExclusive: string
  taxes: TaxTotals[]
  /** BT-110 */
  tax: string
  /** BT-111, with the digits of its own currency, where there is one and a rate */
  accountedTax?: string | undefined
  /** BT-112 */
  taxInclusive: string
  /** BT-113 */
  prepaid: string
  /** BT-114 */
  rounding: string
  /** BT-115 */
  payable: string
}

/**
 * The totals of a form, so that BR-CO-10 to BR-CO-17 hold by construction: every amount is rounded once, where EN 16931
 * defines it (half away from zero), and every total is the exact sum of rounded amounts. What is not yet a decimal
 * counts as zero: an editor shows totals while it is being filled in.
 */
export function totalsOf(form: TradeForm): Totals {
  const digits = digitsOf(form.currency)
  const round = (value: Decimal): Decimal => value.toDecimalPlaces(digits)
  const print = (value: Decimal): string => (value.isZero() ? zero : value).toFixed(digits)

  const lines = form.lines.map((line) => round(netOf(line, round)))
  const lineExtension = sum(lines)
  const rows = form.allowances ?? []
  const allowances = rows.map((row) => round(allowanceAmount(row, lineExtension)))
  const total = (charge: boolean): Decimal => sum(allowances.filter((_, i) => rows[i]?.charge === charge))
  const allowanceTotal = total(false)
  const chargeTotal = total(true)
  const taxExclusive = lineExtension.minus(allowanceTotal).plus(chargeTotal)

  const breakdown = taxRows(form.lines, lines, rows, allowances).map(({ tax, taxable }) => ({
    tax,
    taxable,
    amount: round(taxable.times(rateOf(tax)).dividedBy(hundred)),
  }))
  const tax = sum(breakdown.map((row) => row.amount))
  const taxInclusive = taxExclusive.plus(tax)
  const prepaid = round(decimalOf(form.prepaid) ?? zero)
  const rounding = round(decimalOf(form.rounding) ?? zero)

  return {
    lines: lines.map(print),
    allowances: allowances.map(print),
    lineExtension: print(lineExtension),
    allowanceTotal: print(allowanceTotal),
    chargeTotal: print(chargeTotal),
    taxExclusive: print(taxExclusive),
    taxes: breakdown.map((row) => ({ ...row.tax, taxable: print(row.taxable), tax: print(row.amount) })),
    tax: print(tax),
    accountedTax: form.taxCurrency && accountedTax(tax, form.taxCurrency)?.toFixed(digitsOf(form.taxCurrency.code)),
    taxInclusive: print(taxInclusive),
    prepaid: print(prepaid),
    rounding: print(rounding),
    payable: print(taxInclusive.minus(prepaid).plus(rounding)),
  }
}

/** Quantity times price, before allowances and charges, not rounded. */
export function grossOf(line: LineForm): Decimal {
  const quantity = decimalOf(line.quantity) ?? zero
  const price = decimalOf(line.price) ?? zero
  const base = decimalOf(line.baseQuantity)
  const amount = quantity.times(price)
  return base === undefined || base.isZero() ? amount : amount.dividedBy(base)
}

// BT-131 = quantity × (price ÷ base quantity) + charges − allowances.
function netOf(line: LineForm, round: (value: Decimal) => Decimal): Decimal {
  const gross = grossOf(line)
  if (line.allowances === undefined || line.allowances.length === 0) return gross
  return sum([gross, ...line.allowances.map((row) => signed(row, round(allowanceAmount(row, gross))))])
}

const signed = (row: LineAllowanceForm, amount: Decimal): Decimal => (row.charge ? amount : amount.negated())

/** The amount of an allowance or charge: as given, or its percent of its base, or of what it stands on. */
export function allowanceAmount(row: LineAllowanceForm, base: Decimal): Decimal {
  const given = decimalOf(row.amount)
  if (given) return given
  const percent = decimalOf(row.percent)
  return percent ? (decimalOf(row.base) ?? base).times(percent).dividedBy(hundred) : zero
}

/** Categories that bear no VAT by definition, whatever rate stands beside them (EN 16931-1 clause 6.4.3). */
const untaxed: ReadonlySet<string> = new Set(['Z', 'E', 'AE', 'K', 'G', 'O'])

/** The rate that a tax is computed with. */
const rateOf = (tax: TaxForm): Decimal => (untaxed.has(tax.category) ? zero : (decimalOf(tax.percent) ?? zero))

type TaxRow = { tax: TaxForm; taxable: Decimal }

/** One row per category and rate, in the order in which they are first used. */
function taxRows(lines: LineForm[], nets: Decimal[], allowances: AllowanceForm[], amounts: Decimal[]): TaxRow[] {
  const rows = new Map<string, TaxRow>()
  const add = (tax: TaxForm, amount: Decimal): void => {
    const key = `${tax.category} ${rateOf(tax)}`
    const row = rows.get(key)
    if (row === undefined) rows.set(key, { tax, taxable: amount })
    else rows.set(key, { tax: withReason(row.tax, tax), taxable: row.taxable.plus(amount) })
  }
  lines.forEach((line, i) => {
    add(line.tax, nets[i] ?? zero)
  })
  allowances.forEach((row, i) => {
    add(row.tax, signed(row, amounts[i] ?? zero))
  })
  return [...rows.values()]
}

/** The first reason given for a category stands for its row. */
const withReason = (row: TaxForm, other: TaxForm): TaxForm =>
  row.exemptionReason || row.exemptionCode
    ? row
    : { ...row, exemptionReason: other.exemptionReason, exemptionCode: other.exemptionCode }
