import { type Decimal, zero } from '../../decimal.ts'
import { t } from '../../message.ts'
import { all, at, attribute, child, children, text } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { type Rule, rule } from '../rule.ts'
import { amount, has, hasElement } from '../trade-document.ts'
import { amountTolerance, computedAmounts, quantityOf } from './computed-amounts.ts'
import { isGerman } from './countries.ts'

export const billing = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'

/** The number of the business process that the document says it belongs to: '01' is billing. */
export const processOf = (root: XmlElement | undefined): string | undefined => processIn(text(root, 'cbc:ProfileID'))
export const processIn = (profile: string | undefined): string | undefined =>
  /urn:fdc:peppol\.eu:2017:poacc:billing:(\d{2}):1\.0/.exec(profile ?? '')?.[1]

/** Both VAT totals, of the document's currency and of the accounting currency, are at most or at least nought. */
function haveSameSign(root: XmlElement): boolean {
  const accounting = text(root, 'cbc:TaxCurrencyCode')
  if (accounting === undefined) return true
  const of = (currency: string | undefined): Decimal[] =>
    all(root, 'cac:TaxTotal', 'cbc:TaxAmount')
      .filter((one) => currency !== undefined && attribute(one, 'currencyID') === currency)
      .map((one) => amount(one))
  const [ours, theirs] = [of(text(root, 'cbc:DocumentCurrencyCode')), of(accounting)]
  const both = (holds: (value: Decimal) => boolean): boolean => ours.some(holds) && theirs.some(holds)
  return both((value) => value.lessThanOrEqualTo(zero)) || both((value) => value.greaterThanOrEqualTo(zero))
}

/** PEPPOL-EN16931-R: what Peppol BIS Billing 3 asks beyond EN 16931. */
export const billingRules: readonly Rule[] = [
  rule(
    'document',
    'PEPPOL-EN16931-R001',
    'BT-23',
    (root) => hasElement(root, 'cbc:ProfileID'),
    'The business process is missing.',
    t`Use ${'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'} in ${'cbc:ProfileID'}.`,
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R002',
    'BT-22',
    (root, { countries }) => children(root, 'cbc:Note').length <= 1 || isGerman(countries),
    'The document has more than one note.',
    'Combine all notes into one.',
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R003',
    'BT-10 BT-13',
    (root) => hasElement(root, 'cbc:BuyerReference') || hasElement(root, 'cac:OrderReference', 'cbc:ID'),
    'There is neither a buyer reference nor an order number.',
    'Request one of them from the buyer.',
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R004',
    'BT-24',
    (root) => text(root, 'cbc:CustomizationID')?.startsWith(billing) === true,
    'The specification must be that of Peppol BIS Billing 3.',
    t`Use ${billing} in ${'cbc:CustomizationID'}.`,
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R005',
    'BT-6',
    (root) =>
      !has(root, 'cbc:TaxCurrencyCode') || text(root, 'cbc:TaxCurrencyCode') !== text(root, 'cbc:DocumentCurrencyCode'),
    'The accounting currency is the same as the invoice currency.',
    t`Remove ${'cbc:TaxCurrencyCode'}.`,
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R007',
    'BT-23',
    (root) => processOf(root) !== undefined,
    'The business process does not have the Peppol format.',
    'Use urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0 with the process number.',
  ),
  rule(
    'buyer',
    'PEPPOL-EN16931-R010',
    'BT-49',
    (of) => !child(of, 'cac:Party') || hasElement(of, 'cac:Party', 'cbc:EndpointID'),
    'The buyer has no electronic address.',
    "Enter the buyer's electronic address.",
  ),
  rule(
    'seller',
    'PEPPOL-EN16931-R020',
    'BT-34',
    (of) => !child(of, 'cac:Party') || hasElement(of, 'cac:Party', 'cbc:EndpointID'),
    'The seller has no electronic address.',
    "Enter the seller's electronic address.",
  ),
  rule(
    'row',
    'PEPPOL-EN16931-R041',
    'BT-93 BT-94',
    (row) => !hasElement(row, 'cbc:MultiplierFactorNumeric') || hasElement(row, 'cbc:BaseAmount'),
    'An allowance or charge has a percentage but no base amount.',
    'Add the base amount.',
  ),
  rule(
    'row',
    'PEPPOL-EN16931-R042',
    'BT-93 BT-94',
    (row) => hasElement(row, 'cbc:MultiplierFactorNumeric') || !hasElement(row, 'cbc:BaseAmount'),
    'An allowance or charge has a base amount without a percentage.',
    'Add the percentage, or remove the base amount.',
  ),
  rule(
    'row',
    'PEPPOL-EN16931-R043',
    'BG-20 BG-21',
    // A row that breaks R041 or R042 is not asked.
    (row) =>
      hasElement(row, 'cbc:MultiplierFactorNumeric') !== hasElement(row, 'cbc:BaseAmount') ||
      ['true', 'false'].includes(text(row, 'cbc:ChargeIndicator') ?? ''),
    'It is not stated whether this is an allowance or a charge.',
    'Use true for a charge, false for an allowance.',
  ),
  rule(
    'priceAllowance',
    'PEPPOL-EN16931-R044',
    'BT-147',
    (row) => text(row, 'cbc:ChargeIndicator') === 'false',
    'A price cannot have a charge.',
    'Use false: a price can only have a discount.',
  ),
  rule(
    'price',
    'PEPPOL-EN16931-R046',
    'BT-146 BT-147 BT-148',
    (price) =>
      children(price, 'cac:AllowanceCharge').every(
        (row) =>
          !has(row, 'cbc:BaseAmount') ||
          amount(price, 'cbc:PriceAmount').equals(amount(row, 'cbc:BaseAmount').minus(amount(row, 'cbc:Amount'))),
      ),
    'The net price must be the gross price less the discount.',
    'Recalculate the net price.',
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R053',
    'BG-23',
    (root) => children(root, 'cac:TaxTotal').filter((one) => child(one, 'cac:TaxSubtotal')).length === 1,
    'There must be exactly one VAT total with a breakdown.',
    'Keep one cac:TaxTotal with its cac:TaxSubtotal.',
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R054',
    'BT-111',
    (root) =>
      children(root, 'cac:TaxTotal').filter((one) => !child(one, 'cac:TaxSubtotal')).length ===
      (hasElement(root, 'cbc:TaxCurrencyCode') ? 1 : 0),
    'A VAT total without a breakdown is required if, and only if, there is an accounting currency.',
    'Add one VAT total in the accounting currency, or remove both.',
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R055',
    'BT-110 BT-111',
    haveSameSign,
    'The two VAT totals must have the same sign.',
    'Recalculate the total in the accounting currency.',
  ),
  rule(
    'paymentMeans',
    'PEPPOL-EN16931-R061',
    'BT-89',
    (of) =>
      !['49', '59'].includes(text(of, 'cbc:PaymentMeansCode') ?? '') || hasElement(of, 'cac:PaymentMandate', 'cbc:ID'),
    'A direct debit has no mandate.',
    'Enter the mandate reference.',
  ),
  rule(
    'document',
    'PEPPOL-EN16931-R080',
    'BT-11',
    // An invoice has an element of its own for the project.
    (root, { tree }) =>
      tree.type !== 'CreditNote' ||
      children(root, 'cac:AdditionalDocumentReference').filter((one) => text(one, 'cbc:DocumentTypeCode') === '50')
        .length <= 1,
    'There is more than one project reference.',
    'Keep one.',
  ),
  rule(
    'line',
    'PEPPOL-EN16931-R100',
    'BT-128',
    (line) => children(line, 'cac:DocumentReference').length <= 1,
    'A line has more than one object identifier.',
    'Keep one.',
  ),
  rule(
    'line',
    'PEPPOL-EN16931-R101',
    'BT-128',
    (line) =>
      !child(line, 'cac:DocumentReference') ||
      all(line, 'cac:DocumentReference').some((one) => text(one, 'cbc:DocumentTypeCode') === '130'),
    'A line refers to a document that is not its object identifier.',
    'Use the type code 130.',
  ),
  rule(
    'linePeriod',
    'PEPPOL-EN16931-R110',
    'BT-134 BT-73',
    (period, { root }) => isWithin(text(at(root, 'cac:InvoicePeriod'), 'cbc:StartDate'), text(period, 'cbc:StartDate')),
    'The line period begins before the invoicing period.',
    'Correct one of the dates.',
  ),
  rule(
    'linePeriod',
    'PEPPOL-EN16931-R111',
    'BT-135 BT-74',
    (period, { root }) => isWithin(text(period, 'cbc:EndDate'), text(at(root, 'cac:InvoicePeriod'), 'cbc:EndDate')),
    'The line period ends after the invoicing period.',
    'Correct one of the dates.',
  ),
  rule(
    'price',
    'PEPPOL-EN16931-R121',
    'BT-149',
    (price) => !hasElement(price, 'cbc:BaseQuantity') || amount(price, 'cbc:BaseQuantity').greaterThan(zero),
    'The base quantity of a price must be greater than zero.',
    'Enter the base quantity of the price.',
  ),
  rule(
    'line',
    'PEPPOL-EN16931-R130',
    'BT-150 BT-130',
    (line) => {
      const unit = attribute(at(line, 'cac:Price', 'cbc:BaseQuantity'), 'unitCode')
      return unit === undefined || !quantityOf(line) || unit === attribute(quantityOf(line), 'unitCode')
    },
    'The unit of the price differs from the unit of the quantity.',
    'Use the same unit for both.',
  ),
  rule(
    'document',
    'PEPPOL-EN16931-P0112',
    'BT-3',
    (root, { countries }) => !['326', '384'].includes(text(root, 'cbc:InvoiceTypeCode') ?? '') || isGerman(countries),
    'The invoice types 326 and 384 are only allowed between German sellers and buyers.',
    'Choose another type, e.g. 380.',
  ),
  ...computedAmounts(() => amountTolerance),
]

/** Dates compare as text; a missing date violates nothing. */
const isWithin = (first: string | undefined, then: string | undefined): boolean =>
  first === undefined || then === undefined || first.slice(0, 10) <= then.slice(0, 10)
