import { decimalOf, hundred, sum, zero } from '../../../decimal.ts'
import { all, child, children, text } from '../../../xml/access.ts'
import type { XmlElement } from '../../../xml/tree.ts'
import { roundedToCents } from '../../amounts.ts'
import type { ElementRule } from '../../elements.ts'
import { amount, hasElement, taxKey } from '../../trade-document.ts'
import { isListed } from './code-lists.ts'
import { itemIsIdentified } from './despatch-advice.ts'
import { allowanceRules, oneCurrency, priceRules, reasonRules, taxRateRules } from './order-amounts.ts'
import { at, decimalAt, isNotNegative, specification, sumOf } from './rule.ts'

const totals = 'cac:LegalMonetaryTotal'
const categories = (root: XmlElement): XmlElement[] => all(root, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cac:TaxCategory')
const keyOf = (category: XmlElement): string => taxKey(text(category, 'cbc:ID'), text(category, 'cbc:Percent') ?? '')

/** A total that is given is what its parts make it. */
const sums = (id: string, name: string, expected: (of: XmlElement, root: XmlElement) => ReturnType<typeof sum>) =>
  at(
    totals,
    id,
    (of, _, { root }) => !hasElement(of, `cbc:${name}`) || amount(of, `cbc:${name}`).equals(expected(of, root)),
    'The total does not match its parts.',
    'Recalculate the totals.',
  )

function isTaxRight(of: XmlElement): boolean {
  const tax = decimalAt(of, 'cbc:TaxAmount')
  const percent = decimalOf(text(of, 'cac:TaxCategory', 'cbc:Percent'))
  if (tax === undefined) return false
  if (percent === undefined || percent.round().isZero()) return tax.round().isZero()
  return tax.equals(roundedToCents(amount(of, 'cbc:TaxableAmount').times(percent).dividedBy(hundred)))
}

/** PEPPOL-T110: what buyer and seller have agreed. */
export const orderAgreementRules: readonly ElementRule[] = [
  specification('T110-R030', 'urn:fdc:peppol.eu:poacc:trns:order_agreement:3'),
  itemIsIdentified('T110-R002', 'cac:Item'),
  ...oneCurrency('T110-R004', 'T110-R013', 'cbc:TaxableAmount ', totals),
  at(
    'cac:TaxTotal/cac:TaxSubtotal',
    'T110-R024',
    isTaxRight,
    'The tax does not match the rate and taxable amount.',
    'Recalculate the tax.',
  ),
  at(
    'OrderResponse/cac:TaxTotal',
    'T110-R025',
    (of) => {
      const parts = children(of, 'cac:TaxSubtotal')
      const total = roundedToCents(sum(parts.map((one) => amount(one, 'cbc:TaxAmount'))))
      return parts.length === 0 || decimalAt(of, 'cbc:TaxAmount')?.equals(total) === true
    },
    'The total tax does not match its parts.',
    'Recalculate the total tax.',
  ),
  at(
    'cac:TaxSubtotal/cac:TaxCategory',
    'T110-R028',
    (of) => hasElement(of, 'cbc:TaxExemptionReason') || ['S', 'Z', 'L', 'M'].includes(text(of, 'cbc:ID') ?? ''),
    'An untaxed category needs an exemption reason.',
    'Enter a reason why no tax is charged.',
  ),
  at(
    'cac:TaxSubtotal/cac:TaxCategory',
    'T110-R029',
    (of) => !hasElement(of, 'cbc:TaxExemptionReason') || ['E', 'AE', 'O', 'K', 'G'].includes(text(of, 'cbc:ID') ?? ''),
    'A taxed category cannot have an exemption reason.',
    'Remove the reason, or choose another category.',
  ),
  at(
    'cac:AllowanceCharge/cac:TaxCategory cac:Item/cac:ClassifiedTaxCategory',
    'T110-R026',
    (of, _, { root }) =>
      !hasElement(of, 'cbc:Percent') ||
      !child(root, 'cac:TaxTotal') ||
      categories(root).some((one) => keyOf(one) === keyOf(of)),
    "The rate does not appear in the document's taxes.",
    "Use a rate from the document's taxes.",
  ),
  at(
    'cac:AllowanceCharge/cac:TaxCategory cac:Item/cac:ClassifiedTaxCategory',
    'T110-R027',
    (of, _, { root }) =>
      !child(root, 'cac:TaxTotal') || categories(root).some((one) => text(one, 'cbc:ID') === text(of, 'cbc:ID')),
    "The tax category does not appear in the document's taxes.",
    "Use a category from the document's taxes.",
  ),
  ...taxRateRules('T110-R019', 'T110-R020', 'cac:AllowanceCharge/cac:TaxCategory cac:Item/cac:ClassifiedTaxCategory'),
  at(
    totals,
    'T110-R014',
    (_, __, { root }) =>
      children(root, 'cac:OrderLine').length ===
      all(root, 'cac:OrderLine', 'cac:LineItem', 'cbc:LineExtensionAmount').length,
    'The document has totals, but a line has no amount.',
    'Enter the amount of each line.',
  ),
  at(
    totals,
    'T110-R005',
    (of) => !hasElement(of, 'cbc:PayableAmount') || isNotNegative(of, 'cbc:PayableAmount'),
    'The expected total is missing or negative.',
    'Correct the payable amount.',
  ),
  at(
    totals,
    'T110-R006',
    (of) => amount(of, 'cbc:LineExtensionAmount').greaterThanOrEqualTo(zero),
    'The expected sum of the lines is missing or negative.',
    'Correct the sum of the lines.',
  ),
  sums('T110-R007', 'LineExtensionAmount', (_, root) =>
    roundedToCents(
      sum(all(root, 'cac:OrderLine', 'cac:LineItem').map((line) => amount(line, 'cbc:LineExtensionAmount'))),
    ),
  ),
  sums('T110-R008', 'ChargeTotalAmount', (_, root) => sumOf(root, true)),
  sums('T110-R009', 'AllowanceTotalAmount', (_, root) => sumOf(root, false)),
  sums('T110-R010', 'TaxExclusiveAmount', (of) =>
    amount(of, 'cbc:LineExtensionAmount')
      .plus(amount(of, 'cbc:ChargeTotalAmount'))
      .minus(amount(of, 'cbc:AllowanceTotalAmount')),
  ),
  at(
    totals,
    'T110-R011',
    (of, _, { root }) =>
      amount(of, 'cbc:TaxInclusiveAmount').equals(
        amount(of, 'cbc:TaxExclusiveAmount').plus(amount(root, 'cac:TaxTotal', 'cbc:TaxAmount')),
      ),
    'The total with tax must be the total without tax plus the tax.',
    'Recalculate the total with tax.',
  ),
  sums('T110-R012', 'PayableAmount', (of) =>
    amount(of, 'cbc:TaxInclusiveAmount')
      .minus(amount(of, 'cbc:PrepaidAmount'))
      .plus(amount(of, 'cbc:PayableRoundingAmount')),
  ),
  ...allowanceRules(
    { base: 'T110-R015', percent: 'T110-R016', amount: 'T110-R017', reason: 'T110-R018', negative: 'T110-R021' },
    'OrderResponse/cac:AllowanceCharge',
  ),
  ...priceRules('T110-R001', 'T110-R022', 'T110-R023'),
  ...reasonRules('T110', (list, code) => isListed([list], code)),
]
