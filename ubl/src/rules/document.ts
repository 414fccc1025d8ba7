import { t } from '../message.ts'
import { all, attribute, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { type Rule, rule } from './rule.ts'
import { has, hasElement } from './trade-document.ts'

/** EN 16931-1 clause 6.4.1: what the document itself must have. */
export const documentRules: readonly Rule[] = [
  rule(
    'document',
    'BR-01',
    'BT-24',
    (root) => has(root, 'cbc:CustomizationID'),
    'The document does not state its specification.',
    t`Add a specification identifier (${'cbc:CustomizationID'}), e.g. urn:cen.eu:en16931:2017.`,
  ),
  rule(
    'document',
    'BR-02',
    'BT-1',
    (root) => has(root, 'cbc:ID'),
    'The document has no number.',
    'Enter a number for it.',
  ),
  rule(
    'document',
    'BR-03',
    'BT-2',
    (root) => has(root, 'cbc:IssueDate'),
    'The document has no issue date.',
    'Add the issue date.',
  ),
  rule(
    'document',
    'BR-04',
    'BT-3',
    (root) => has(root, 'cbc:InvoiceTypeCode') || has(root, 'cbc:CreditNoteTypeCode'),
    'The document has no type code.',
    'Add a type code: 380 for an invoice, 381 for a credit note.',
  ),
  rule(
    'document',
    'BR-05',
    'BT-5',
    (root) => has(root, 'cbc:DocumentCurrencyCode'),
    'The document has no currency.',
    'Choose a currency.',
  ),
  rule(
    'document',
    'BR-06',
    'BT-27',
    (root) => partyName(root, 'cac:AccountingSupplierParty'),
    'The seller has no registered name.',
    "Enter the seller's name.",
  ),
  rule(
    'document',
    'BR-07',
    'BT-44',
    (root) => partyName(root, 'cac:AccountingCustomerParty'),
    'The buyer has no registered name.',
    "Enter the buyer's name.",
  ),
  rule(
    'document',
    'BR-08',
    'BG-5',
    (root) => hasElement(root, 'cac:AccountingSupplierParty', 'cac:Party', 'cac:PostalAddress'),
    'The seller has no postal address.',
    "Enter the seller's address, at least its country.",
  ),
  rule(
    'document',
    'BR-10',
    'BG-8',
    (root) => hasElement(root, 'cac:AccountingCustomerParty', 'cac:Party', 'cac:PostalAddress'),
    'The buyer has no postal address.',
    "Enter the buyer's address, at least its country.",
  ),
  rule(
    'document',
    'BR-16',
    'BG-25',
    (_, { root }) => hasElement(root, 'cac:InvoiceLine') || hasElement(root, 'cac:CreditNoteLine'),
    'The document has no line.',
    'Add a line.',
  ),
  rule(
    'document',
    'BR-53',
    'BT-111 BT-6',
    (root) => {
      const currency = text(root, 'cbc:TaxCurrencyCode')
      if (currency === undefined) return !hasElement(root, 'cbc:TaxCurrencyCode')
      return taxAmounts(root).some((one) => attribute(one, 'currencyID') === currency)
    },
    (root) => t`The document reports VAT in ${text(root, 'cbc:TaxCurrencyCode') ?? ''}, but has no VAT total in it.`,
    t`Add a ${'cac:TaxTotal/cbc:TaxAmount'} in the accounting currency, or remove ${'cbc:TaxCurrencyCode'}.`,
  ),
  rule(
    'document',
    'BR-66',
    'BG-18',
    (root) => all(root, 'cac:PaymentMeans', 'cac:CardAccount').length <= 1,
    'The document has more than one payment card.',
    'Keep one payment card.',
  ),
  rule(
    'document',
    'BR-67',
    'BG-19',
    (root) => all(root, 'cac:PaymentMeans', 'cac:PaymentMandate').length <= 1,
    'The document has more than one payment mandate.',
    'Keep one mandate.',
  ),
  rule(
    'document',
    'BR-CO-03',
    'BT-7 BT-8',
    (root) =>
      !(hasElement(root, 'cbc:TaxPointDate') && all(root, 'cac:InvoicePeriod', 'cbc:DescriptionCode').length > 0),
    'The document has both a VAT point date and a VAT point date code.',
    t`Keep either the date (${'cbc:TaxPointDate'}) or the code (${'cbc:DescriptionCode'}).`,
  ),
  rule(
    'document',
    'BR-CO-18',
    'BG-23',
    (root) => all(root, 'cac:TaxTotal', 'cac:TaxSubtotal').length > 0,
    'The document has no VAT breakdown.',
    'Choose a VAT category for each line.',
  ),
  rule(
    'period',
    'BR-29',
    'BT-74 BT-73',
    inOrder,
    'The invoicing period ends before it begins.',
    'Correct the start or end date.',
  ),
  rule(
    'period',
    'BR-CO-19',
    'BT-73 BT-74 BG-14',
    (period) => ['cbc:StartDate', 'cbc:EndDate', 'cbc:DescriptionCode'].some((name) => hasElement(period, name)),
    'The invoicing period has neither a start nor an end.',
    'Enter a start or end date.',
  ),
  rule(
    'precedingInvoice',
    'BR-55',
    'BT-25 BG-3',
    (reference) => hasElement(reference, 'cac:InvoiceDocumentReference', 'cbc:ID'),
    'The reference to a preceding invoice has no number.',
    'Enter the invoice number.',
  ),
  rule(
    'supportingDocument',
    'BR-52',
    'BT-122 BG-24',
    (reference) => has(reference, 'cbc:ID'),
    'A supporting document has no reference.',
    'Add a reference.',
  ),
]

const partyName = (root: XmlElement, role: string): boolean =>
  has(root, role, 'cac:Party', 'cac:PartyLegalEntity', 'cbc:RegistrationName')

/** Start and end, where both are given, in this order. Dates of one form compare as text. */
export function inOrder(period: XmlElement): boolean {
  const start = text(period, 'cbc:StartDate')
  const end = text(period, 'cbc:EndDate')
  return !start || !end || end.slice(0, 10) >= start.slice(0, 10)
}

const taxAmounts = (root: XmlElement): XmlElement[] => all(root, 'cac:TaxTotal', 'cbc:TaxAmount')
