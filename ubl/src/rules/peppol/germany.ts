import { t } from '../../message.ts'
import { all, attribute, child, children, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import type { Scope } from '../places.ts'
import { type Rule, rule } from '../rule.ts'
import { has, hasElement, type TradeDocument } from '../trade-document.ts'
import { isIban } from './check-digits.ts'
import { buyerParty, sellerParty } from './countries.ts'

/** A rule that something is there at a path of the document. */
const present = (id: string, terms: string, what: string, of: (root: XmlElement) => boolean): Rule =>
  rule('document', id, terms, of, t`The ${what} is missing.`, t`Enter the ${what}.`)
/** Asked of an address that is there; that it is there, other rules ask. */
const inAddress =
  (party: (root: XmlElement) => XmlElement | undefined, name: string) =>
  (root: XmlElement): boolean =>
    all(party(root), 'cac:PostalAddress').every((address) => has(address, name))
const contact = (root: XmlElement): XmlElement | undefined => child(sellerParty(root), 'cac:Contact')

const deliveries = (root: XmlElement): XmlElement[] => all(root, 'cac:Delivery', 'cac:DeliveryLocation', 'cac:Address')
const sepa = (root: XmlElement): XmlElement[] =>
  [sellerParty(root), child(root, 'cac:PayeeParty')].flatMap((party) =>
    all(party, 'cac:PartyIdentification', 'cbc:ID').filter((id) => attribute(id, 'schemeID') === 'SEPA'),
  )

const taxedCodes: ReadonlySet<string> = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'])
/** Whether or not a category says that it is of VAT. */
const isTaxed = ({ codesIn, strayCodesIn }: TradeDocument): boolean =>
  [codesIn, strayCodesIn].some(({ line, allowance, charge }) =>
    [line, allowance, charge].some((codes) => [...codes].some((code) => taxedCodes.has(code))),
  )

const types = ['326', '380', '384', '389', '381', '875', '876', '877']
const typeOf = (root: XmlElement): string | undefined =>
  text(root, 'cbc:InvoiceTypeCode') ?? text(root, 'cbc:CreditNoteTypeCode')

const skonto = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/
/** Discounts by day, as German payment terms write them: each on a line of its own, that of the last ended, too. */
const isSkontoRight = (terms: XmlElement): boolean => {
  const [first] = children(terms, 'cbc:Note')
  const note = first?.children.filter((node) => typeof node === 'string').join('') ?? ''
  const [, ...ended] = note.split(/\r?\n/).reverse()
  const lines = note.split(/\r?\n/).filter((line) => line.trim().startsWith('#'))
  return lines.every((line) => skonto.test(line.trim()) && ended.includes(line))
}

const filenames = (root: XmlElement): string[] =>
  all(root, 'cac:AdditionalDocumentReference', 'cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject').flatMap(
    (file) => attribute(file, 'filename') ?? [],
  )

const means: Scope = 'paymentMeans'
const groups = { transfer: 'cac:PayeeFinancialAccount', card: 'cac:CardAccount', debit: 'cac:PaymentMandate' } as const
const byCode = (codes: readonly string[], of: XmlElement): boolean =>
  codes.includes(text(of, 'cbc:PaymentMeansCode') ?? '')
/** For a kind of payment its own group must be there, and no other may. */
const payment = (
  number: string,
  codes: readonly string[],
  own: keyof typeof groups,
  terms: string,
  what: string,
): Rule[] => [
  rule(
    means,
    `DE-R-${number}-1`,
    terms,
    (of) => !byCode(codes, of) || hasElement(of, groups[own]),
    t`The payment means ${what} (${codes.join(', ')}) has no details.`,
    'Enter the missing values.',
  ),
  rule(
    means,
    `DE-R-${number}-2`,
    terms,
    (of) => !byCode(codes, of) || Object.entries(groups).every(([kind, name]) => kind === own || !hasElement(of, name)),
    t`The payment means ${what} (${codes.join(', ')}) has details of another payment means.`,
    'Remove them.',
  ),
]

/** German sellers with German buyers: the rules of XRechnung, as Peppol has taken them over. */
export const germany: readonly Rule[] = [
  present('DE-R-001', 'BG-16', 'payment instruction', (root) => hasElement(root, 'cac:PaymentMeans')),
  present('DE-R-002', 'BG-6', "seller's contact", (root) =>
    children(root, 'cac:AccountingSupplierParty').every((one) => hasElement(one, 'cac:Party', 'cac:Contact')),
  ),
  present('DE-R-003', 'BT-37', "seller's city", inAddress(sellerParty, 'cbc:CityName')),
  present('DE-R-004', 'BT-38', "seller's post code", inAddress(sellerParty, 'cbc:PostalZone')),
  present('DE-R-005', 'BT-41', "seller's contact person", (root) => !contact(root) || has(contact(root), 'cbc:Name')),
  present(
    'DE-R-006',
    'BT-42',
    "seller's telephone number",
    (root) => !contact(root) || has(contact(root), 'cbc:Telephone'),
  ),
  present(
    'DE-R-007',
    'BT-43',
    "seller's e-mail address",
    (root) => !contact(root) || has(contact(root), 'cbc:ElectronicMail'),
  ),
  present('DE-R-008', 'BT-52', "buyer's city", inAddress(buyerParty, 'cbc:CityName')),
  present('DE-R-009', 'BT-53', "buyer's post code", inAddress(buyerParty, 'cbc:PostalZone')),
  present('DE-R-010', 'BT-77', 'delivery city', (root) => deliveries(root).every((one) => has(one, 'cbc:CityName'))),
  present('DE-R-011', 'BT-78', 'delivery post code', (root) =>
    deliveries(root).every((one) => has(one, 'cbc:PostalZone')),
  ),
  rule(
    'breakdown',
    'DE-R-014',
    'BT-119',
    (row) => has(row, 'cac:TaxCategory', 'cbc:Percent'),
    'A VAT breakdown row has no rate.',
    'Enter the rate, or 0 if no tax applies.',
  ),
  present('DE-R-015', 'BT-10', 'buyer reference', (root) => has(root, 'cbc:BuyerReference')),
  rule(
    'document',
    'DE-R-016',
    'BT-31 BT-32 BG-11',
    (root, document) =>
      !isTaxed(document) ||
      hasElement(root, 'cac:TaxRepresentativeParty') ||
      all(sellerParty(root), 'cac:PartyTaxScheme', 'cbc:CompanyID').some((id) => textOf(id)),
    'The seller has neither a VAT number, a tax number nor a tax representative.',
    'Enter one of them.',
  ),
  rule(
    'document',
    'DE-R-017',
    'BT-3',
    (root) => types.includes(typeOf(root) ?? ''),
    t`The document type must be one of ${types.join(', ')}.`,
    'Choose one of them.',
    'warning',
  ),
  rule(
    'document',
    'DE-R-018',
    'BT-20',
    (root) => children(root, 'cac:PaymentTerms').every(isSkontoRight),
    'The payment terms have a discount in an invalid format.',
    'Use #SKONTO#TAGE=14#PROZENT=2.00# on a separate line.',
  ),
  rule(
    means,
    'DE-R-019',
    'BT-84',
    (of) => !byCode(['58'], of) || isIban(text(of, 'cac:PayeeFinancialAccount', 'cbc:ID') ?? ''),
    'The account of a SEPA transfer must be an IBAN.',
    'Correct the IBAN.',
    'warning',
  ),
  rule(
    means,
    'DE-R-020',
    'BT-91',
    (of) => !byCode(['59'], of) || isIban(text(of, 'cac:PaymentMandate', 'cac:PayerFinancialAccount', 'cbc:ID') ?? ''),
    'The account of a SEPA direct debit must be an IBAN.',
    'Correct the IBAN.',
    'warning',
  ),
  rule(
    'document',
    'DE-R-022',
    'BT-125',
    (root) => new Set(filenames(root)).size === filenames(root).length,
    'Two attachments have the same file name.',
    'Use a unique name for each.',
  ),
  ...payment('023', ['30', '58'], 'transfer', 'BG-17', 'credit transfer'),
  ...payment('024', ['48', '54', '55'], 'card', 'BG-18', 'card'),
  ...payment('025', ['59'], 'debit', 'BG-19', 'direct debit'),
  rule(
    'document',
    'DE-R-026',
    'BG-3',
    (root) => typeOf(root) !== '384' || hasElement(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference'),
    'A corrected invoice (384) must refer to the original invoice.',
    'Add the preceding invoice reference.',
    'warning',
  ),
  rule(
    'document',
    'DE-R-027',
    'BT-42',
    (root) => !contact(root) || (text(contact(root), 'cbc:Telephone') ?? '').replace(/\D/g, '').length >= 3,
    "The seller's telephone number has fewer than three digits.",
    'Correct it.',
    'warning',
  ),
  rule(
    'document',
    'DE-R-028',
    'BT-43',
    (root) =>
      all(sellerParty(root), 'cac:Contact').every((one) =>
        /^[^@\s]+@(?:[^@.\s]+\.)+[^@.\s]+$/.test(text(one, 'cbc:ElectronicMail') ?? ''),
      ),
    "The seller's e-mail address is not valid.",
    'Correct it.',
    'warning',
  ),
  rule(
    'document',
    'DE-R-030',
    'BT-90',
    (root) => all(root, 'cac:PaymentMeans', 'cac:PaymentMandate').length === 0 || sepa(root).length > 0,
    'A direct debit has no creditor identifier.',
    'Enter it as an identifier of the seller or payee with the scheme SEPA.',
  ),
  rule(
    'document',
    'DE-R-031',
    'BT-91',
    (root) => {
      const mandates = all(root, 'cac:PaymentMeans', 'cac:PaymentMandate')
      return mandates.length === 0 || mandates.some((one) => hasElement(one, 'cac:PayerFinancialAccount', 'cbc:ID'))
    },
    "A direct debit has no payer's account.",
    "Enter the buyer's IBAN.",
  ),
]
