import { type Decimal, decimalOf, hundredth, one, sum } from '../../decimal.ts'
import { t } from '../../message.ts'
import { child, children, text } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { type Rule, rule } from '../rule.ts'
import { amount, type TradeDocument } from '../trade-document.ts'

/** What rounding may move an amount by. */
type ToleranceOf = (document: TradeDocument) => Decimal
export const amountTolerance = decimalOf('0.02') as Decimal
const isNear = (a: Decimal, b: Decimal, by: Decimal): boolean => a.equals(b) || a.minus(b).abs().lessThanOrEqualTo(by)

export const quantityOf = (line: XmlElement | undefined): XmlElement | undefined =>
  child(line, 'cbc:InvoicedQuantity') ?? child(line, 'cbc:CreditedQuantity')

function isLineAmountRight(line: XmlElement, by: Decimal): boolean {
  const price = child(line, 'cac:Price')
  const base = decimalOf(text(price, 'cbc:BaseQuantity'))
  const quantity = quantityOf(line) ? amount(quantityOf(line)) : one
  const rows = children(line, 'cac:AllowanceCharge')
  const rowsOf = (isCharge: 'true' | 'false'): Decimal[] =>
    rows.filter((row) => text(row, 'cbc:ChargeIndicator') === isCharge).map((row) => amount(row, 'cbc:Amount'))
  // Divided last: a third of a price has no exact decimal.
  const full = quantity.times(amount(price, 'cbc:PriceAmount'))
  const gross = base && !base.isZero() ? full.dividedBy(base) : full
  const [charges, allowances] = rows.length === 0 ? [[], []] : [rowsOf('true'), rowsOf('false')]
  let net = gross
  if (charges.length > 0) net = net.plus(sum(charges).toDecimalPlaces(2))
  if (allowances.length > 0) net = net.minus(sum(allowances).toDecimalPlaces(2))
  return isNear(amount(line, 'cbc:LineExtensionAmount'), net, by)
}

/** The amounts that are computed from others, and may differ by what rounding leaves. */
export const computedAmounts = (by: ToleranceOf): readonly Rule[] => [
  rule(
    'row',
    'PEPPOL-EN16931-R040',
    'BT-92 BT-93 BT-94',
    (row, document) => {
      const [percent, base] = [
        decimalOf(text(row, 'cbc:MultiplierFactorNumeric')),
        decimalOf(text(row, 'cbc:BaseAmount')),
      ]
      return !percent || !base || isNear(amount(row, 'cbc:Amount'), base.times(percent).times(hundredth), by(document))
    },
    'The amount of an allowance or charge does not match its percentage and base amount.',
    'Recalculate the amount.',
  ),
  rule(
    'line',
    'PEPPOL-EN16931-R120',
    'BT-131 BT-129 BT-146',
    (line, document) => isLineAmountRight(line, by(document)),
    (line) =>
      t`The line net amount is ${text(line, 'cbc:LineExtensionAmount') ?? 'missing'}; it must be quantity × price plus charges less allowances.`,
    'Recalculate the line.',
  ),
]
