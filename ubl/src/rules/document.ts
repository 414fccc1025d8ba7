import { all, at, attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { type Rule, rule } from './rule.ts'
import { amount, has, hasElement, isVat } from './trade-document.ts'

/** EN 16931-1 clause 6.4.1: what the document itself must have. */
export const documentRules: readonly Rule[] = [
  rule(
    'document',
    'BR-01',
    'BT-24',
    (root) => has(root, 'cbc:CustomizationID'),
    'The document does not say which specification it follows.',
    'Add a specification identifier (cbc:CustomizationID), e.g. urn:cen.eu:en16931:2017.',
  ),
  rule('document', 'BR-02', 'BT-1', (root) => has(root, 'cbc:ID'), 'The document has no number.', 'Give it a number.'),
  rule(
    'document',
    'BR-03',
    'BT-2',
    (root) => has(root, 'cbc:IssueDate'),
    'The document has no issue date.',
    'Give it the date of issue.',
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
    (root) => hasElement(root, 'cac:InvoiceLine') || hasElement(root, 'cac:CreditNoteLine'),
    'The document has no line.',
    'Add a line.',
  ),
  rule(
    'document',
    'BR-53',
    'BT-111 BT-6',
    (root) => {
      const currency = text(root, 'cbc:TaxCurrencyCode')
      return !currency || taxAmounts(root).some((one) => attribute(one, 'currencyID') === currency)
    },
    (root) => `The document accounts for VAT in ${text(root, 'cbc:TaxCurrencyCode')} but has no VAT total in it.`,
    'Add a cac:TaxTotal in the accounting currency, or remove cbc:TaxCurrencyCode.',
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
    (root) => !(has(root, 'cbc:TaxPointDate') && has(root, 'cac:InvoicePeriod', 'cbc:DescriptionCode')),
    'The document has both a VAT point date and a code for it.',
    'Keep one: the date (cbc:TaxPointDate) or the code (cbc:DescriptionCode).',
  ),
  rule(
    'document',
    'BR-CO-18',
    'BG-23',
    (root) => all(root, 'cac:TaxTotal', 'cac:TaxSubtotal').length > 0,
    'The document has no VAT breakdown.',
    'Give each line a VAT category.',
  ),
  rule(
    'period',
    'BR-29',
    'BT-74 BT-73',
    inOrder,
    'The invoiced period ends before it begins.',
    'Mend its start or its end.',
  ),
  rule(
    'period',
    'BR-CO-19',
    'BT-73 BT-74 BG-14',
    (period) => has(period, 'cbc:StartDate') || has(period, 'cbc:EndDate') || has(period, 'cbc:DescriptionCode'),
    'The invoiced period has neither start nor end.',
    'Enter a start or an end.',
  ),
  rule(
    'precedingInvoice',
    'BR-55',
    'BT-25 BG-3',
    (reference) => has(reference, 'cac:InvoiceDocumentReference', 'cbc:ID'),
    'The reference to a preceding invoice has no number.',
    'Enter the number of the invoice.',
  ),
  rule(
    'supportingDocument',
    'BR-52',
    'BT-122 BG-24',
    (reference) => has(reference, 'cbc:ID'),
    'A supporting document has no reference.',
    'Give it a reference (cbc:ID).',
  ),
]

/** EN 16931-1 clause 6.4.1: what its parties must have. */
export const partyRules: readonly Rule[] = [
  rule(
    'sellerAddress',
    'BR-09',
    'BT-40 BG-5',
    hasCountry,
    "The seller's address has no country.",
    'Choose the country.',
  ),
  rule('buyerAddress', 'BR-11', 'BT-55', hasCountry, "The buyer's address has no country.", 'Choose the country.'),
  rule(
    'seller',
    'BR-CO-26',
    'BT-31 BT-29 BT-30',
    (seller) => {
      const party = child(seller, 'cac:Party')
      return (
        children(party, 'cac:PartyTaxScheme').some((one) => isVat(one) && has(one, 'cbc:CompanyID')) ||
        all(party, 'cac:PartyIdentification', 'cbc:ID').some((id) => textOf(id)) ||
        has(party, 'cac:PartyLegalEntity', 'cbc:CompanyID')
      )
    },
    'Nothing identifies the seller: no identifier, no registration, no VAT number.',
    "Enter the seller's VAT number or its registration.",
  ),
  rule(
    'sellerEndpoint',
    'BR-62',
    'BT-34',
    hasScheme,
    "The seller's electronic address has no scheme.",
    'Choose the scheme (schemeID), e.g. 0088 for a GLN.',
  ),
  rule(
    'buyerEndpoint',
    'BR-63',
    'BT-49',
    hasScheme,
    "The buyer's electronic address has no scheme.",
    'Choose the scheme (schemeID), e.g. 0088 for a GLN.',
  ),
  rule(
    'payee',
    'BR-17',
    'BT-59 BG-10 BG-4',
    (payee, { root }) => {
      const seller = at(root, 'cac:AccountingSupplierParty', 'cac:Party')
      const name = text(payee, 'cac:PartyName', 'cbc:Name')
      const id = text(payee, 'cac:PartyIdentification', 'cbc:ID')
      return (
        name !== undefined &&
        name !== text(seller, 'cac:PartyName', 'cbc:Name') &&
        (id === undefined || id !== text(seller, 'cac:PartyIdentification', 'cbc:ID'))
      )
    },
    'The payee has no name, or is the seller.',
    'Name the payee, or leave it out where the seller is paid.',
  ),
  rule(
    'representative',
    'BR-18',
    'BT-62 BG-4 BG-11',
    (party) => has(party, 'cac:PartyName', 'cbc:Name'),
    "The seller's tax representative has no name.",
    'Enter the name.',
  ),
  rule(
    'representative',
    'BR-19',
    'BG-12 BG-4 BG-11',
    (party) => hasElement(party, 'cac:PostalAddress'),
    "The seller's tax representative has no postal address.",
    'Enter the address.',
  ),
  rule(
    'representativeAddress',
    'BR-20',
    'BT-69 BG-12 BG-4 BG-11',
    hasCountry,
    "The tax representative's address has no country.",
    'Choose the country.',
  ),
  rule(
    'representative',
    'BR-56',
    'BT-63 BG-11',
    (party) => children(party, 'cac:PartyTaxScheme').some((one) => isVat(one) && has(one, 'cbc:CompanyID')),
    "The seller's tax representative has no VAT number.",
    'Enter the VAT number.',
  ),
  rule(
    'deliveryAddress',
    'BR-57',
    'BT-80 BG-15',
    hasCountry,
    'The delivery address has no country.',
    'Choose the country.',
  ),
]

/** EN 16931-1 clause 6.4.1: what payment must have. */
export const paymentRules: readonly Rule[] = [
  rule(
    'paymentMeans',
    'BR-49',
    'BT-81 BG-16',
    (means) => has(means, 'cbc:PaymentMeansCode'),
    'The payment instructions do not say how to pay.',
    'Choose the means of payment.',
  ),
  rule(
    'creditTransferAccount',
    'BR-50',
    'BT-84 BG-17',
    (account) => has(account, 'cbc:ID'),
    'The account to pay to has no number.',
    'Enter the account number, e.g. the IBAN.',
  ),
  rule(
    'card',
    'BR-51',
    'BT-87',
    (card) => (text(card, 'cbc:PrimaryAccountNumberID')?.length ?? 0) <= 10,
    'The document shows more of a card number than it may.',
    'Keep the first six and the last four digits at most.',
    'warning',
  ),
  rule(
    'paymentMeans',
    'BR-61',
    'BT-84 BT-81',
    (means) =>
      !['30', '58'].includes(text(means, 'cbc:PaymentMeansCode') ?? '') ||
      has(means, 'cac:PayeeFinancialAccount', 'cbc:ID'),
    'The document asks for a credit transfer but names no account.',
    'Enter the account number, e.g. the IBAN.',
  ),
  rule(
    'payableAmount',
    'BR-CO-25',
    'BT-9 BT-20 BT-115',
    (payable, { root }) =>
      !amount(payable).greaterThan(0) ||
      has(root, 'cbc:DueDate') ||
      all(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate').some((one) => textOf(one)) ||
      all(root, 'cac:PaymentTerms', 'cbc:Note').some((one) => textOf(one)),
    'There is an amount to pay but neither a due date nor payment terms.',
    'Enter a due date or payment terms.',
  ),
]

const partyName = (root: XmlElement, role: string): boolean =>
  has(root, role, 'cac:Party', 'cac:PartyLegalEntity', 'cbc:RegistrationName')

function hasCountry(address: XmlElement): boolean {
  return has(address, 'cac:Country', 'cbc:IdentificationCode')
}

function hasScheme(id: XmlElement): boolean {
  return Boolean(attribute(id, 'schemeID'))
}

/** Start and end, where both are given, in this order. Dates of one form compare as text. */
export function inOrder(period: XmlElement): boolean {
  const start = text(period, 'cbc:StartDate')
  const end = text(period, 'cbc:EndDate')
  return !start || !end || end.slice(0, 10) >= start.slice(0, 10)
}

const taxAmounts = (root: XmlElement): XmlElement[] => all(root, 'cac:TaxTotal', 'cbc:TaxAmount')
