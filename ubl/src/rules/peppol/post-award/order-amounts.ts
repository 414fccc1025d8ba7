import { hundred, sum, zero } from '../../../decimal.ts'
import { t } from '../../../message.ts'
import { all, attribute, child, text, textOf, written } from '../../../xml/access.ts'
import type { XmlElement } from '../../../xml/tree.ts'
import { roundedToCents } from '../../amounts.ts'
import type { ElementRule } from '../../elements.ts'
import { amount, hasElement } from '../../trade-document.ts'
import { at, decimalAt, isNear, isNotNegative, sumOf } from './rule.ts'

const amountsOfTotals = (total: string): string =>
  'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount'
    .split(' ')
    .map((name) => `${total}/cbc:${name}`)
    .join(' ')

/** One currency in all amounts, and two decimals at most in all but prices. */
export const oneCurrency = (currency: string, decimals: string, more: string, total: string): ElementRule[] => {
  const places = `cbc:Amount cbc:TaxAmount cbc:LineExtensionAmount cbc:PriceAmount cbc:BaseAmount ${more}${amountsOfTotals(total)}`
  return [
    at(
      places,
      currency,
      (of, _, { currency }) => [undefined, currency].includes(attribute(of, 'currencyID')),
      'The currency of the amount differs from the document currency.',
      'Use the document currency for all amounts.',
    ),
    at(
      places,
      decimals,
      (of, above) => above.some(({ name }) => name === 'cac:Price') || (written(of).split('.')[1] ?? '').length <= 2,
      'The amount has more than two decimal places.',
      'Round it to two decimal places.',
    ),
  ]
}

const total = 'cac:AnticipatedMonetaryTotal'

const exclusive = (of: XmlElement) => {
  const lines = decimalAt(of, 'cbc:LineExtensionAmount')
  return lines?.minus(amount(of, 'cbc:AllowanceTotalAmount')).plus(amount(of, 'cbc:ChargeTotalAmount'))
}

/** What is expected to be paid, as the lines, allowances and charges make it. */
export const totalsRules = (ids: string, ofLines: ElementRule['severity'] = 'fatal'): ElementRule[] => [
  at(
    total,
    `${ids}-R006`,
    (of) => isNotNegative(of, 'cbc:PayableAmount'),
    'The expected total is missing or negative.',
    'Correct the payable amount.',
  ),
  at(
    total,
    `${ids}-R007`,
    (of) => isNotNegative(of, 'cbc:LineExtensionAmount'),
    'The expected sum of the lines is missing or negative.',
    'Correct the sum of the lines.',
  ),
  at(
    total,
    `${ids}-R008`,
    (of, _, { root }) =>
      decimalAt(of, 'cbc:LineExtensionAmount')?.equals(
        roundedToCents(
          sum(all(root, 'cac:OrderLine', 'cac:LineItem').map((line) => amount(line, 'cbc:LineExtensionAmount'))),
        ),
      ) === true,
    'The sum of the lines does not match the lines.',
    'Recalculate the sum of the lines.',
    ofLines,
  ),
  at(
    total,
    `${ids}-R009`,
    (of, _, { root }) => amount(of, 'cbc:AllowanceTotalAmount').equals(sumOf(root, false)),
    'The sum of allowances does not match the allowances.',
    'Recalculate the sum of allowances.',
  ),
  at(
    total,
    `${ids}-R010`,
    (of, _, { root }) => amount(of, 'cbc:ChargeTotalAmount').equals(sumOf(root, true)),
    'The sum of charges does not match the charges.',
    'Recalculate the sum of charges.',
  ),
  at(
    total,
    `${ids}-R011`,
    (of) => {
      const expected = exclusive(of)
      return expected !== undefined && (decimalAt(of, 'cbc:TaxExclusiveAmount') ?? expected).equals(expected)
    },
    'The total without tax must be the sum of the lines less allowances plus charges.',
    'Recalculate the total without tax.',
  ),
  at(
    total,
    `${ids}-R016`,
    (of) => {
      const inclusive = decimalAt(of, 'cbc:TaxInclusiveAmount')
      if (inclusive === undefined || inclusive.isZero()) return true
      const due = inclusive.minus(amount(of, 'cbc:PrepaidAmount')).plus(amount(of, 'cbc:PayableRoundingAmount'))
      return decimalAt(of, 'cbc:PayableAmount')?.equals(due) === true
    },
    'The payable amount must be the total with tax less the amount paid plus rounding.',
    'Recalculate the payable amount.',
  ),
  at(
    total,
    `${ids}-R017`,
    (of, _, { root }) => {
      const inclusive = decimalAt(of, 'cbc:TaxInclusiveAmount')
      const withoutTax = decimalAt(of, 'cbc:TaxExclusiveAmount') ?? exclusive(of)
      const tax = child(root, 'cac:TaxTotal')
      if (inclusive === undefined || inclusive.isZero() || tax === undefined) return true
      return withoutTax?.plus(amount(tax, 'cbc:TaxAmount')).equals(inclusive) === true
    },
    'The total with tax must be the total without tax plus the tax.',
    'Recalculate the total with tax.',
  ),
]

/** The numbers of the rules on an allowance or a charge in a transaction. */
type AllowanceIds = { base: string; percent: string; amount: string; reason: string; negative: string }

const isPercent = (of: XmlElement): boolean => hasElement(of, 'cbc:MultiplierFactorNumeric')
const hasBase = (of: XmlElement): boolean => hasElement(of, 'cbc:BaseAmount')

/** An allowance or a charge: its parts go together; where they do, it has a reason and is not negative. */
export const allowanceRules = (ids: AllowanceIds, places: string, placesOfPercent = places): ElementRule[] => [
  at(
    placesOfPercent,
    ids.base,
    (of) => !isPercent(of) || hasBase(of),
    'A percentage has no base amount.',
    'Add the base amount.',
  ),
  at(
    places,
    ids.percent,
    (of) => isPercent(of) || !hasBase(of),
    'A base amount has no percentage.',
    'Add the percentage.',
  ),
  at(
    places,
    ids.amount,
    (of) =>
      !isPercent(of) ||
      !hasBase(of) ||
      isNear(
        amount(of, 'cbc:Amount'),
        amount(of, 'cbc:BaseAmount').times(amount(of, 'cbc:MultiplierFactorNumeric')).dividedBy(hundred),
      ),
    'The amount does not match the percentage and base amount.',
    'Recalculate the amount.',
  ),
  at(
    places,
    ids.reason,
    (of) =>
      isPercent(of) !== hasBase(of) ||
      hasElement(of, 'cbc:AllowanceChargeReason') ||
      hasElement(of, 'cbc:AllowanceChargeReasonCode'),
    'An allowance or charge has no reason.',
    'Enter a reason.',
  ),
  at(
    places,
    ids.negative,
    (of) => isPercent(of) !== hasBase(of) || isNotNegative(of, 'cbc:Amount'),
    'The amount of an allowance or charge is missing or negative.',
    'Enter an amount that is not negative.',
  ),
]

/** A tax category has a rate, and one of the standard rate more than nought. */
export const taxRateRules = (present: string, standard: string, places: string): ElementRule[] => [
  at(
    places,
    present,
    (of) => hasElement(of, 'cbc:Percent') || text(of, 'cbc:ID') === 'O',
    'A tax category has no rate.',
    'Enter the rate; only "not subject to tax" (O) has none.',
  ),
  at(
    places,
    standard,
    (of) => text(of, 'cbc:ID') !== 'S' || amount(of, 'cbc:Percent').greaterThan(zero),
    'The standard rate must be greater than zero.',
    'Enter the rate, or choose another category.',
  ),
]

/** Prices, gross and net, and what they are reduced by. */
export const priceRules = (net: string, gross: string, discount: string): ElementRule[] => [
  at(
    'cac:Price',
    net,
    (of) => isNotNegative(of, 'cbc:PriceAmount'),
    'The price is missing or negative.',
    'Enter a price that is not negative.',
  ),
  at(
    'cac:Price',
    gross,
    (of) => {
      const baseAmounts = all(of, 'cac:AllowanceCharge', 'cbc:BaseAmount')
      return baseAmounts.length === 0 || baseAmounts.some((one) => isNotNegative(one))
    },
    'The gross price is negative.',
    'Enter a price that is not negative.',
  ),
  at(
    'cac:Price',
    discount,
    (of) => all(of, 'cac:AllowanceCharge', 'cbc:Amount').every((one) => isNotNegative(one)),
    'The price discount is negative.',
    'Enter a discount that is not negative.',
  ),
]

/** Reasons of allowances and of charges come from a list each. */
export const reasonRules = (ids: string, isListed: (list: string, code: string) => boolean): ElementRule[] =>
  (
    [
      ['CL001', 'false', 'UNCL5189', 'an allowance'],
      ['CL002', 'true', 'UNCL7161', 'a charge'],
    ] as const
  ).map(([id, indicator, list, what]) =>
    at(
      'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode',
      `${ids}-${id}`,
      (of, above) =>
        text(above[above.length - 1], 'cbc:ChargeIndicator') !== indicator || isListed(list, textOf(of) ?? ''),
      t`The code is not a reason for ${what}.`,
      t`Choose a reason for ${what} from the list.`,
    ),
  )

/** What a line says of itself. */
export const lineRules = (ids: string): ElementRule[] => [
  at(
    'cac:OrderLine/cac:LineItem',
    `${ids}-R024`,
    (of) => {
      const price = child(of, 'cac:Price')
      const base = decimalAt(price, 'cbc:BaseQuantity')
      const quantity = decimalAt(of, 'cbc:Quantity') ?? 1
      // Divided last: a third of a price has no exact decimal.
      const goods = amount(price, 'cbc:PriceAmount').times(quantity)
      const net = (base && !base.isZero() ? goods.dividedBy(base) : goods).plus(sumOf(of, true)).minus(sumOf(of, false))
      return isNear(amount(of, 'cbc:LineExtensionAmount'), net)
    },
    'The amount of the line must be quantity × price plus charges less allowances.',
    'Recalculate the line.',
  ),
  at(
    'cac:OrderLine/cac:LineItem',
    `${ids}-R025`,
    (of) =>
      !hasElement(of, 'cac:Price', 'cbc:BaseQuantity') || amount(of, 'cac:Price', 'cbc:BaseQuantity').greaterThan(zero),
    'The base quantity of the price must be greater than zero.',
    'Enter the base quantity of the price.',
  ),
  at(
    'cac:OrderLine/cac:LineItem',
    `${ids}-R004`,
    (of) => isNotNegative(of, 'cbc:Quantity'),
    'The ordered quantity is missing or negative.',
    'Enter a quantity that is not negative.',
  ),
  at(
    'cac:OrderLine/cac:LineItem',
    `${ids}-R013`,
    (of) => hasElement(of, 'cbc:Quantity'),
    'The line has no quantity.',
    'Enter the quantity.',
    'warning',
  ),
  at(
    'cac:Price/cac:AllowanceCharge',
    `${ids}-R019`,
    (of, above) => {
      const [gross, discount] = [decimalAt(of, 'cbc:BaseAmount'), decimalAt(of, 'cbc:Amount')]
      const net = decimalAt(above[above.length - 1], 'cbc:PriceAmount')
      return !hasBase(of) || (gross && discount && net?.equals(gross.minus(discount))) === true
    },
    'The net price must be the gross price less the discount.',
    'Recalculate the net price.',
  ),
]
