import { type Decimal, decimalOf, hundredth, sum } from '../decimal.ts'
import { type Message, t } from '../message.ts'
import { attribute, child, children, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { type Rule, rule } from './rule.ts'
import { amount, has, hasElement, type TradeDocument, vatCategory } from './trade-document.ts'

/** To two digits as the published rules do: half goes up, towards the greater number, below nought too (XPath round). */
export const roundedToCents = (value: Decimal): Decimal => value.toDecimalPlaces(2, 7)

/** Less than one unit apart: what the published rules allow a VAT amount, which each seller may round in its own way. */
export const isWithinOneUnit = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lessThan(1)

const total = (of: XmlElement, name: string): Decimal => amount(of, `cbc:${name}`)

const differs = (what: string, of: XmlElement, name: string, expected: Decimal): Message =>
  t`${what} is ${text(of, `cbc:${name}`) ?? 'missing'}; it must be ${expected.toFixed(2)}.`

const fixTotal = 'Recalculate the totals.'

const required = (id: string, name: string, terms: string, what: string): Rule =>
  rule('totals', id, terms, (of) => hasElement(of, `cbc:${name}`), t`The document has no ${what}.`, fixTotal)

/** EN 16931-1 clause 6.4.1 and 6.4.2: the totals, and how they follow from each other. */
export const totalRules: readonly Rule[] = [
  required('BR-12', 'LineExtensionAmount', 'BT-106', 'sum of line net amounts'),
  required('BR-13', 'TaxExclusiveAmount', 'BT-109', 'total without VAT'),
  required('BR-14', 'TaxInclusiveAmount', 'BT-112', 'total with VAT'),
  required('BR-15', 'PayableAmount', 'BT-115', 'amount due'),
  rule(
    'totals',
    'BR-CO-10',
    'BT-106 BT-131',
    (of, { lineSum }) => states(of, 'LineExtensionAmount', roundedToCents(lineSum)),
    (of, { lineSum }) => differs('The sum of line net amounts', of, 'LineExtensionAmount', roundedToCents(lineSum)),
    fixTotal,
  ),
  rule(
    'totals',
    'BR-CO-11',
    'BT-107 BT-92',
    (of, { allowanceSum, places }) => statesSum(of, 'AllowanceTotalAmount', allowanceSum, places.allowance.length),
    (of, { allowanceSum }) =>
      differs('The sum of allowances', of, 'AllowanceTotalAmount', roundedToCents(allowanceSum)),
    fixTotal,
  ),
  rule(
    'totals',
    'BR-CO-12',
    'BT-108 BT-99',
    (of, { chargeSum, places }) => statesSum(of, 'ChargeTotalAmount', chargeSum, places.charge.length),
    (of, { chargeSum }) => differs('The sum of charges', of, 'ChargeTotalAmount', roundedToCents(chargeSum)),
    fixTotal,
  ),
  rule(
    'totals',
    'BR-CO-13',
    'BT-109 BT-131 BT-107 BT-108',
    (of) => has(of, 'cbc:LineExtensionAmount') && states(of, 'TaxExclusiveAmount', netTotal(of)),
    (of) => differs('The total without VAT', of, 'TaxExclusiveAmount', netTotal(of)),
    fixTotal,
  ),
  rule(
    'taxTotal',
    'BR-CO-14',
    'BT-110 BT-117',
    (of) => {
      const rows = children(of, 'cac:TaxSubtotal')
      return rows.length === 0 || states(of, 'TaxAmount', rowSum(of))
    },
    (of) => differs('The total VAT', of, 'TaxAmount', rowSum(of)),
    fixTotal,
  ),
  rule(
    'document',
    'BR-CO-15',
    'BT-112 BT-109 BT-110',
    (root, document) => {
      if (!hasElement(root, 'cbc:DocumentCurrencyCode')) return true
      const of = child(root, 'cac:LegalMonetaryTotal')
      const expected = of && has(of, 'cbc:TaxExclusiveAmount') ? grossTotal(of, document) : undefined
      return of !== undefined && expected !== undefined && states(of, 'TaxInclusiveAmount', expected)
    },
    (root, document) => {
      const of = child(root, 'cac:LegalMonetaryTotal')
      const expected = of && grossTotal(of, document)
      return of && expected
        ? differs('The total with VAT', of, 'TaxInclusiveAmount', expected)
        : t`The document must have its totals and one VAT total in ${document.currency ?? ''}.`
    },
    fixTotal,
  ),
  rule(
    'totals',
    'BR-CO-16',
    'BT-115 BT-112 BT-113 BT-114',
    (of) => has(of, 'cbc:TaxInclusiveAmount') && states(of, 'PayableAmount', roundedToCents(dueAmount(of))),
    (of) => differs('The amount due', of, 'PayableAmount', roundedToCents(dueAmount(of))),
    fixTotal,
  ),
]

const states = (of: XmlElement, name: string, expected: Decimal): boolean =>
  decimalOf(text(of, `cbc:${name}`))?.equals(expected) === true

function statesSum(of: XmlElement, name: string, expected: Decimal, count: number): boolean {
  return has(of, `cbc:${name}`) ? total(of, name).equals(roundedToCents(expected)) : count === 0
}

const netTotal = (of: XmlElement): Decimal =>
  roundedToCents(
    total(of, 'LineExtensionAmount').minus(total(of, 'AllowanceTotalAmount')).plus(total(of, 'ChargeTotalAmount')),
  )

/** What is due, as exactly as its parts are stated. */
export const dueAmount = (of: XmlElement): Decimal =>
  total(of, 'TaxInclusiveAmount').minus(total(of, 'PrepaidAmount')).plus(total(of, 'PayableRoundingAmount'))

const rowSum = (of: XmlElement): Decimal =>
  roundedToCents(sum(children(of, 'cac:TaxSubtotal').map((row) => amount(row, 'cbc:TaxAmount'))))

/** Total without VAT plus the one VAT total in the document's currency; undefined where there is not one. */
function grossTotal(of: XmlElement, { root, currency }: TradeDocument): Decimal | undefined {
  const taxes = children(root, 'cac:TaxTotal')
    .map((one) => child(one, 'cbc:TaxAmount'))
    .filter((one) => currency !== undefined && attribute(one, 'currencyID') === currency)
  return taxes.length === 1 ? roundedToCents(total(of, 'TaxExclusiveAmount').plus(amount(taxes[0]))) : undefined
}

/** As XPath rounds: half goes up. */
const whole = (value: Decimal): Decimal => value.toDecimalPlaces(0, 7)

/** EN 16931-1 clause 6.4.1: each row of the VAT breakdown. */
export const breakdownRules: readonly Rule[] = [
  rule(
    'breakdown',
    'BR-45',
    'BT-116 BG-23',
    (row) => hasElement(row, 'cbc:TaxableAmount'),
    'A VAT breakdown row has no taxable amount.',
    fixTotal,
  ),
  rule(
    'breakdown',
    'BR-46',
    'BT-117 BG-23',
    (row) => hasElement(row, 'cbc:TaxAmount'),
    'A VAT breakdown row has no VAT amount.',
    fixTotal,
  ),
  rule(
    'breakdown',
    'BR-47',
    'BT-118 BG-23',
    (row) => hasElement(vatCategory(row), 'cbc:ID'),
    'A VAT breakdown row has no category.',
    'Choose a VAT category for it.',
  ),
  rule(
    'breakdown',
    'BR-48',
    'BT-119 BG-23',
    (row) => {
      const category = vatCategory(row)
      return hasElement(category, 'cbc:Percent') || text(category, 'cbc:ID') === 'O'
    },
    'A VAT breakdown row has no rate.',
    'Enter a rate; only "not subject to VAT" has none.',
  ),
  rule(
    'breakdown',
    'BR-CO-17',
    'BT-117 BT-116 BT-119',
    (row) => isTaxed(row, isWithinOneUnit),
    (row) => {
      const percent = decimalOf(text(vatCategory(row), 'cbc:Percent'))
      const tax = text(row, 'cbc:TaxAmount')
      return percent
        ? t`The VAT amount is ${tax}; it must be ${percent} % of ${text(row, 'cbc:TaxableAmount')}.`
        : t`The VAT amount is ${tax}; it must be zero because there is no rate.`
    },
    fixTotal,
  ),
]

/** BR-CO-17, by how near the stated tax has to be to the computed one. */
export function isTaxed(row: XmlElement, isNear: (stated: Decimal, computed: Decimal) => boolean): boolean {
  const percent = decimalOf(text(vatCategory(row), 'cbc:Percent'))
  const tax = decimalOf(text(row, 'cbc:TaxAmount'))
  if (!tax) return false
  if (!percent || whole(percent).isZero()) return whole(tax).isZero()
  return decimalOf(text(row, 'cbc:TaxableAmount')) !== undefined && isNear(tax.abs(), taxOf(row, percent))
}

const taxOf = (row: XmlElement, percent: Decimal): Decimal =>
  roundedToCents(amount(row, 'cbc:TaxableAmount').abs().times(percent).times(hundredth))
