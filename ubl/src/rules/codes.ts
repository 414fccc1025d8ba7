import { text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { CodeList } from './code-lists.ts'
import { isAllowance, isCharge } from './places.ts'
import { textSubjects } from './text-subjects.ts'

/**
 * A rule that a value is a code of a list (EN 16931-1 clause 6.5.3). `parent` and `name` say where the value stands;
 * `attribute` says that it is not the text of the element but one of its attributes. An absent value is fine.
 */
export type CodeRule = {
  readonly id: string
  readonly terms: readonly string[]
  readonly name?: string
  readonly parent?: string
  readonly attribute?: string
  readonly lists: readonly CodeList[]
  /** an absent attribute is not fine */
  readonly isAsked?: true
  /** codes beside those of the lists */
  readonly also?: readonly string[]
  /** the part of the value that is the code; a value without it has none */
  readonly part?: RegExp
  /** whether it is compared as it is written, white space and all */
  readonly isExact?: true
  readonly when?: (parent: XmlElement | undefined, above: readonly XmlElement[]) => boolean
  readonly what: string
}

/** Who is paid may have an identifier of a creditor (BT-90). */
const isCreditor = ({ name }: XmlElement): boolean =>
  name === 'cac:AccountingSupplierParty' || name === 'cac:PayeeParty'

const countries: readonly CodeList[] = ['ISO3166-1_Alpha2']
const currencies: readonly CodeList[] = ['ISO4217_2015']

/** The amounts of a core invoice, each of which says its currency. */
export const coreAmounts: readonly string[] =
  'Amount BaseAmount PriceAmount TaxAmount TaxableAmount LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount'
    .split(' ')
    .map((name) => `cbc:${name}`)

/** Types of UNTDID 1001 that EN 16931 takes and Peppol does not, e.g. 751, information for the accounts. */
export const furtherTypes = {
  invoice: '81 130 202 203 204 211 295 325 385 387 390 394 456 457 471 472 473 500 501 527 633 751 935'.split(' '),
  creditNote: '261 262 296 308 420 458 502 503'.split(' '),
} as const

export const codeRules: readonly CodeRule[] = [
  {
    id: 'BR-CL-01',
    terms: ['BT-3'],
    name: 'cbc:InvoiceTypeCode',
    lists: ['UNCL1001-inv'],
    also: furtherTypes.invoice,
    what: 'an invoice type',
  },
  {
    id: 'BR-CL-01',
    terms: ['BT-3'],
    name: 'cbc:CreditNoteTypeCode',
    lists: ['UNCL1001-cn'],
    also: furtherTypes.creditNote,
    what: 'a credit note type',
  },
  ...coreAmounts.map(
    (name): CodeRule => ({
      id: 'BR-CL-03',
      terms: ['BT-5'],
      name,
      attribute: 'currencyID',
      isAsked: true,
      lists: currencies,
      what: 'a currency',
    }),
  ),
  { id: 'BR-CL-04', terms: ['BT-5'], name: 'cbc:DocumentCurrencyCode', lists: currencies, what: 'a currency' },
  { id: 'BR-CL-05', terms: ['BT-6'], name: 'cbc:TaxCurrencyCode', lists: currencies, what: 'a currency' },
  {
    id: 'BR-CL-06',
    terms: ['BT-8'],
    parent: 'cac:InvoicePeriod',
    name: 'cbc:DescriptionCode',
    lists: ['UNCL2005'],
    what: 'a VAT point date code',
  },
  {
    id: 'BR-CL-07',
    terms: ['BT-18'],
    parent: 'cac:AdditionalDocumentReference',
    name: 'cbc:ID',
    attribute: 'schemeID',
    lists: ['UNCL1153'],
    when: (reference) => text(reference, 'cbc:DocumentTypeCode') === '130',
    what: 'an object identifier scheme',
  },
  {
    id: 'BR-CL-07',
    terms: ['BT-128'],
    parent: 'cac:DocumentReference',
    name: 'cbc:ID',
    attribute: 'schemeID',
    lists: ['UNCL1153'],
    when: (reference) => text(reference, 'cbc:DocumentTypeCode') === '130',
    what: 'an object identifier scheme',
  },
  {
    id: 'BR-CL-08',
    terms: ['BT-21'],
    name: 'cbc:Note',
    lists: [],
    also: textSubjects,
    // UBL puts the subject before the text of a note, between two hashes: "#AAI#Text".
    part: /^[^#]*#([^#]{3})#/,
    when: (parent) => parent !== undefined && !parent.name.includes(':'),
    what: 'a text subject (UNTDID 4451)',
  },
  {
    id: 'BR-CL-10',
    terms: ['BT-29', 'BT-46'],
    parent: 'cac:PartyIdentification',
    name: 'cbc:ID',
    attribute: 'schemeID',
    lists: ['icd', 'SEPA'],
    when: (_, above) => above.some(isCreditor),
    what: 'an identifier scheme (ISO 6523)',
  },
  {
    id: 'BR-CL-10',
    terms: ['BT-29', 'BT-46'],
    parent: 'cac:PartyIdentification',
    name: 'cbc:ID',
    attribute: 'schemeID',
    lists: ['icd'],
    when: (_, above) => !above.some(isCreditor),
    what: 'an identifier scheme (ISO 6523)',
  },
  {
    id: 'BR-CL-11',
    terms: ['BT-30', 'BT-47'],
    parent: 'cac:PartyLegalEntity',
    name: 'cbc:CompanyID',
    attribute: 'schemeID',
    lists: ['icd'],
    what: 'an identifier scheme (ISO 6523)',
  },
  {
    id: 'BR-CL-13',
    terms: ['BT-158'],
    name: 'cbc:ItemClassificationCode',
    attribute: 'listID',
    lists: ['UNCL7143'],
    what: 'a classification list',
  },
  {
    id: 'BR-CL-14',
    terms: ['BT-40', 'BT-55', 'BT-69', 'BT-80'],
    parent: 'cac:Country',
    name: 'cbc:IdentificationCode',
    lists: countries,
    what: 'a country',
  },
  {
    id: 'BR-CL-15',
    terms: ['BT-159'],
    parent: 'cac:OriginCountry',
    name: 'cbc:IdentificationCode',
    lists: countries,
    what: 'a country',
  },
  { id: 'BR-CL-16', terms: ['BT-81'], name: 'cbc:PaymentMeansCode', lists: ['UNCL4461'], what: 'a payment means' },
  {
    id: 'BR-CL-17',
    terms: ['BT-118', 'BT-95', 'BT-102'],
    parent: 'cac:TaxCategory',
    name: 'cbc:ID',
    lists: ['UNCL5305'],
    what: 'a VAT category',
  },
  {
    id: 'BR-CL-18',
    terms: ['BT-151'],
    parent: 'cac:ClassifiedTaxCategory',
    name: 'cbc:ID',
    lists: ['UNCL5305'],
    what: 'a VAT category',
  },
  {
    id: 'BR-CL-19',
    terms: ['BT-98', 'BT-140'],
    parent: 'cac:AllowanceCharge',
    name: 'cbc:AllowanceChargeReasonCode',
    lists: ['UNCL5189'],
    when: (row) => row !== undefined && isAllowance(row),
    what: 'an allowance reason',
  },
  {
    id: 'BR-CL-20',
    terms: ['BT-105', 'BT-145'],
    parent: 'cac:AllowanceCharge',
    name: 'cbc:AllowanceChargeReasonCode',
    lists: ['UNCL7161'],
    when: (row) => row !== undefined && isCharge(row),
    what: 'a charge reason',
  },
  {
    id: 'BR-CL-21',
    terms: ['BT-157'],
    parent: 'cac:StandardItemIdentification',
    name: 'cbc:ID',
    attribute: 'schemeID',
    lists: ['icd'],
    what: 'an identifier scheme (ISO 6523)',
  },
  { id: 'BR-CL-22', terms: ['BT-121'], name: 'cbc:TaxExemptionReasonCode', lists: ['VATEX'], what: 'a VATEX reason' },
  ...['cbc:InvoicedQuantity', 'cbc:CreditedQuantity', 'cbc:BaseQuantity'].map(
    (name): CodeRule => ({
      id: 'BR-CL-23',
      terms: ['BT-130', 'BT-150'],
      name,
      attribute: 'unitCode',
      lists: ['UNECERec20-11e'],
      what: 'a unit (UN/ECE recommendation 20)',
    }),
  ),
  {
    id: 'BR-CL-24',
    terms: ['BT-125'],
    name: 'cbc:EmbeddedDocumentBinaryObject',
    attribute: 'mimeCode',
    isExact: true,
    lists: ['MimeCode'],
    what: 'an allowed file type',
  },
  {
    id: 'BR-CL-25',
    terms: ['BT-34', 'BT-49'],
    name: 'cbc:EndpointID',
    attribute: 'schemeID',
    lists: ['eas'],
    // Peppol has no e-mail (EM) and no file transfer of the car industry; the list of the standard has.
    also: ['0219', '0220', 'AN', 'AQ', 'AS', 'AU', 'EM'],
    what: 'an electronic address scheme',
  },
  {
    id: 'BR-CL-26',
    terms: ['BT-71'],
    parent: 'cac:DeliveryLocation',
    name: 'cbc:ID',
    attribute: 'schemeID',
    lists: ['icd'],
    what: 'an identifier scheme (ISO 6523)',
  },
]
