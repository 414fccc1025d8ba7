import { t } from '../message.ts'
import { all, at, attribute, child, children, countBelow, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { isVat, type Scope } from './places.ts'
import { type Rule, rule } from './rule.ts'
import { has } from './trade-document.ts'

const seller = ['cac:AccountingSupplierParty', 'cac:Party'] as const
const buyer = ['cac:AccountingCustomerParty', 'cac:Party'] as const

/** A rule that something stands once at most: UBL takes many where EN 16931 has one term. */
const once = (scope: Scope, id: string, terms: string, what: string, count: (of: XmlElement) => number): Rule =>
  rule(scope, id, terms, (of) => count(of) <= 1, t`There is more than one ${what}.`, 'Keep one.')

const countAt =
  (...path: string[]) =>
  (of: XmlElement): number =>
    countBelow(of, path)

const different = (elements: readonly XmlElement[]): number => new Set(elements.map((one) => textOf(one) ?? '')).size

const companyIds = (party: readonly string[], vat: boolean) => (root: XmlElement) =>
  all(root, ...party, 'cac:PartyTaxScheme')
    .filter((one) => has(one, 'cac:TaxScheme', 'cbc:ID') && isVat(one) === vat)
    .flatMap((one) => children(one, 'cbc:CompanyID')).length

const isSepa = (id: XmlElement): boolean => attribute(id, 'schemeID')?.toUpperCase() === 'SEPA'
const sepaIds = (root: XmlElement): number =>
  [...all(root, ...seller), ...children(root, 'cac:PayeeParty')]
    .flatMap((party) => all(party, 'cac:PartyIdentification', 'cbc:ID'))
    .filter(isSepa).length

/** The payee is named, and is another than the seller: what the rules on its terms ask first. */
const isOther = (payee: XmlElement, root: XmlElement): boolean => {
  const name = at(payee, 'cac:PartyName', 'cbc:Name')
  const registered = at(root, ...seller, 'cac:PartyLegalEntity', 'cbc:RegistrationName')
  return name !== undefined && registered !== undefined && textOf(name) !== textOf(registered)
}
const oncePayee = (id: string, terms: string, what: string, count: (of: XmlElement) => number): Rule =>
  rule(
    'payee',
    id,
    terms,
    (payee, { root }) => count(payee) <= 1 && isOther(payee, root),
    t`The payee is the same as the seller, or there is more than one ${what}.`,
    'Remove the payee if it is the seller; otherwise keep one.',
  )

/** UBL-SR: what EN 16931 has once, for the whole document and its groups (CEN/TS 16931-3-2). */
export const syntaxRules: readonly Rule[] = [
  once('document', 'UBL-SR-01', 'BT-12', 'contract reference', countAt('cac:ContractDocumentReference', 'cbc:ID')),
  once('document', 'UBL-SR-02', 'BT-15', 'receiving advice', countAt('cac:ReceiptDocumentReference', 'cbc:ID')),
  once('document', 'UBL-SR-03', 'BT-16', 'despatch advice', countAt('cac:DespatchDocumentReference', 'cbc:ID')),
  once(
    'document',
    'UBL-SR-04',
    'BT-18',
    'invoiced object',
    (root) =>
      children(root, 'cac:AdditionalDocumentReference')
        .filter((one) => text(one, 'cbc:DocumentTypeCode') === '130')
        .flatMap((one) => children(one, 'cbc:ID')).length,
  ),
  once('document', 'UBL-SR-05', 'BT-20', 'payment term', countAt('cac:PaymentTerms', 'cbc:Note')),
  once('precedingInvoice', 'UBL-SR-06', 'BG-3', 'preceding invoice number', countAt('cac:InvoiceDocumentReference')),
  rule(
    'precedingInvoice',
    'UBL-SR-07',
    'BT-25 BG-3',
    (of) => at(of, 'cac:InvoiceDocumentReference', 'cbc:ID') !== undefined,
    'The reference to a preceding invoice has no number.',
    'Enter the number of the preceding invoice.',
  ),
  once('document', 'UBL-SR-08', 'BG-14', 'invoicing period', countAt('cac:InvoicePeriod')),
  once(
    'document',
    'UBL-SR-09',
    'BT-27',
    'seller name',
    countAt(...seller, 'cac:PartyLegalEntity', 'cbc:RegistrationName'),
  ),
  once('document', 'UBL-SR-10', 'BT-28', 'seller trading name', countAt(...seller, 'cac:PartyName', 'cbc:Name')),
  once(
    'document',
    'UBL-SR-11',
    'BT-30',
    "seller's legal registration",
    countAt(...seller, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
  ),
  once('document', 'UBL-SR-12', 'BT-31', 'VAT number of the seller', companyIds(seller, true)),
  once('document', 'UBL-SR-13', 'BT-32', "seller's tax registration", companyIds(seller, false)),
  once(
    'document',
    'UBL-SR-14',
    'BT-33',
    "seller's legal information",
    countAt(...seller, 'cac:PartyLegalEntity', 'cbc:CompanyLegalForm'),
  ),
  once(
    'document',
    'UBL-SR-15',
    'BT-44',
    'buyer name',
    countAt(...buyer, 'cac:PartyLegalEntity', 'cbc:RegistrationName'),
  ),
  once('document', 'UBL-SR-16', 'BT-46', 'buyer identifier', countAt(...buyer, 'cac:PartyIdentification', 'cbc:ID')),
  once(
    'document',
    'UBL-SR-17',
    'BT-47',
    "buyer's legal registration",
    countAt(...buyer, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
  ),
  once('document', 'UBL-SR-18', 'BT-48', 'VAT number of the buyer', companyIds(buyer, true)),
  oncePayee('UBL-SR-19', 'BT-59', 'payee name', countAt('cac:PartyName', 'cbc:Name')),
  oncePayee(
    'UBL-SR-20',
    'BT-60',
    'payee identifier',
    (payee) =>
      all(payee, 'cac:PartyIdentification', 'cbc:ID').filter(
        (id) => attribute(id, 'schemeID') !== undefined && !isSepa(id),
      ).length,
  ),
  oncePayee('UBL-SR-21', 'BT-61', "payee's legal registration", countAt('cac:PartyLegalEntity', 'cbc:CompanyID')),
  once('representative', 'UBL-SR-22', 'BT-62', "tax representative's name", countAt('cac:PartyName', 'cbc:Name')),
  once(
    'representative',
    'UBL-SR-23',
    'BT-63',
    'VAT number of the tax representative',
    // Where the published rule looks; the number itself stands a level above.
    countAt('cac:Party', 'cac:PartyTaxScheme', 'cbc:CompanyID'),
  ),
  once('document', 'UBL-SR-24', 'BG-13', 'delivery', countAt('cac:Delivery')),
  once(
    'delivery',
    'UBL-SR-25',
    'BT-70',
    'delivery party name',
    countAt('cac:DeliveryParty', 'cac:PartyName', 'cbc:Name'),
  ),
  once('paymentMeans', 'UBL-SR-26', 'BT-83', 'payment reference', countAt('cbc:PaymentID')),
  once('paymentMeans', 'UBL-SR-27', 'BT-82', 'payment instruction', countAt('cbc:PaymentMeansCode')),
  once('paymentMeans', 'UBL-SR-28', 'BT-89', 'mandate', countAt('cac:PaymentMandate', 'cbc:ID')),
  once('document', 'UBL-SR-29', 'BT-90', 'bank-assigned creditor identifier', sepaIds),
  once(
    'breakdown',
    'UBL-SR-32',
    'BT-120',
    'VAT exemption reason',
    countAt('cac:TaxCategory', 'cbc:TaxExemptionReason'),
  ),
  once(
    'supportingDocument',
    'UBL-SR-33',
    'BT-123',
    'description of a supporting document',
    countAt('cbc:DocumentDescription'),
  ),
  once('line', 'UBL-SR-34', 'BT-127', 'line note', countAt('cbc:Note')),
  once('line', 'UBL-SR-35', 'BT-132', 'order line reference', countAt('cac:OrderLineReference', 'cbc:LineID')),
  once('line', 'UBL-SR-36', 'BG-26', 'line period', countAt('cac:InvoicePeriod')),
  once('line', 'UBL-SR-37', 'BT-147', 'price discount', countAt('cac:Price', 'cac:AllowanceCharge', 'cbc:Amount')),
  once('document', 'UBL-SR-39', 'BT-11', 'project', countAt('cac:ProjectReference', 'cbc:ID')),
  once('document', 'UBL-SR-40', 'BT-45', 'buyer trading name', countAt(...buyer, 'cac:PartyName', 'cbc:Name')),
  rule(
    'seller',
    'UBL-SR-42',
    'BT-31 BT-32',
    (of) => all(of, 'cac:Party', 'cac:PartyTaxScheme').length <= 2,
    'The seller has more than two tax schemes.',
    'Keep only the VAT number and the tax registration.',
  ),
  rule(
    'supportingDocument',
    'UBL-SR-43',
    'BT-18 BG-24',
    (of, { tree }) => {
      const code = text(of, 'cbc:DocumentTypeCode')
      if (code === undefined) return attribute(child(of, 'cbc:ID'), 'schemeID') === undefined
      return code === '130' || (code === '50' && tree.type === 'CreditNote')
    },
    (of) =>
      has(of, 'cbc:DocumentTypeCode')
        ? 'The type code of a supporting document can only be 130 (invoiced object).'
        : 'The number of a supporting document has a scheme, which is only allowed for an invoiced object.',
    'Remove the type code, or use 130 for the invoiced object.',
  ),
  once('document', 'UBL-SR-44', 'BT-83', 'payment reference', (root) =>
    different(all(root, 'cac:PaymentMeans', 'cbc:PaymentID')),
  ),
  once('document', 'UBL-SR-45', 'BT-9', 'due date', countAt('cac:PaymentMeans', 'cbc:PaymentDueDate')),
  once(
    'document',
    'UBL-SR-46',
    'BT-82',
    'payment means text',
    (root) =>
      all(root, 'cac:PaymentMeans', 'cbc:PaymentMeansCode').filter((code) => attribute(code, 'name') !== undefined)
        .length,
  ),
  once('document', 'UBL-SR-47', 'BT-81', 'payment means code', (root) =>
    different(all(root, 'cac:PaymentMeans', 'cbc:PaymentMeansCode')),
  ),
  rule(
    'line',
    'UBL-SR-48',
    'BT-151 BG-30',
    (line) => countBelow(line, ['cac:Item', 'cac:ClassifiedTaxCategory']) === 1,
    'A line must have exactly one tax category.',
    'Choose one tax category for the line.',
  ),
  once('document', 'UBL-SR-49', 'BT-8', 'VAT point date code', countAt('cac:InvoicePeriod', 'cbc:DescriptionCode')),
  once('line', 'UBL-SR-50', 'BT-154', 'description of an item', countAt('cac:Item', 'cbc:Description')),
  once('line', 'UBL-SR-52', 'BT-128', 'line object identifier', countAt('cac:DocumentReference')),
  rule(
    'document',
    'UBL-CR-002',
    'BT-24',
    (root) => children(root, 'cbc:UBLVersionID').every((one) => textOf(one) === '2.1'),
    'The UBL version must be 2.1.',
    'Remove it, or use 2.1.',
    'warning',
  ),
  rule(
    'document',
    'UBL-CR-412',
    'BT-9',
    (root, { tree }) => tree.type === 'CreditNote' || all(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate').length === 0,
    'The due date must not be in the payment means.',
    'Move it to cbc:DueDate.',
    'warning',
  ),
  rule(
    'supportingDocument',
    'UBL-CR-665',
    'BT-122 BT-18',
    (of) => text(of, 'cbc:DocumentTypeCode') === '130' || attribute(child(of, 'cbc:ID'), 'schemeID') === undefined,
    'The number of a supporting document has a scheme, which is only allowed for an invoiced object.',
    'Remove schemeID, or use the type code 130.',
    'warning',
  ),
  rule(
    'supportingDocument',
    'UBL-CR-666',
    'BT-18 BT-125',
    (of) => text(of, 'cbc:DocumentTypeCode') !== '130' || child(of, 'cac:Attachment') === undefined,
    'An invoiced object cannot have an attachment.',
    'Remove the attachment, or the type code 130.',
  ),
  rule(
    'supportingDocument',
    'UBL-CR-673',
    'BT-18 BT-123',
    (of) => text(of, 'cbc:DocumentTypeCode') !== '130' || child(of, 'cbc:DocumentDescription') === undefined,
    'An invoiced object cannot have a description.',
    'Remove the description, or the type code 130.',
  ),
]
