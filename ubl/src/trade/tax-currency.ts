import { type Decimal, decimalOf, digitsOf } from '../decimal.ts'
import { currencyOf } from '../document/head.ts'
import { attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { TaxCurrencyForm } from './form.ts'

/** VAT in the accounting currency (BT-111), rounded as that is; undefined while there is VAT and no rate to count it at. */
export function accountedTax(tax: Decimal, { code, rate }: TaxCurrencyForm): Decimal | undefined {
  const product = tax.isZero() ? tax : decimalOf(rate)?.times(tax)
  return product?.toDecimalPlaces(digitsOf(code))
}

/**
 * The accounting currency of an invoice that was imported (BT-6). EN 16931 has both VAT totals and no rate: it is that
 * which their amounts imply, in the fewest digits that make the very amount. Where the two currencies are one, nothing
 * is to be counted.
 */
export function taxCurrencyOf(root: XmlElement): TaxCurrencyForm | undefined {
  const [code, currency] = [text(root, 'cbc:TaxCurrencyCode'), currencyOf(root)]
  if (code === undefined || currency === undefined || code === currency) return undefined
  return { code, rate: impliedRate(taxIn(root, currency), taxIn(root, code), code) ?? '' }
}

const maxSignificantDigits = 40

function impliedRate(tax: Decimal | undefined, accounted: Decimal | undefined, code: string): string | undefined {
  if (!tax || !accounted || tax.isZero()) return undefined
  const digits = digitsOf(code)
  const exact = accounted.dividedBy(tax)
  const wanted = accounted.toDecimalPlaces(digits)
  for (let places = 1; places < maxSignificantDigits; places++) {
    const rate = exact.toSignificantDigits(places)
    if (rate.times(tax).toDecimalPlaces(digits).equals(wanted)) return rate.toFixed()
  }
  return undefined
}

const taxIn = (root: XmlElement, currency: string): Decimal | undefined =>
  decimalOf(
    textOf(
      children(root, 'cac:TaxTotal')
        .map((total) => child(total, 'cbc:TaxAmount'))
        .find((amount) => attribute(amount, 'currencyID') === currency),
    ),
  )
