import { decimalOf, zero } from '../../decimal.ts'
import type { ElementRule } from '../../rules/elements.ts'
import { billingRules } from '../../rules/peppol/billing.ts'
import { isItalianVat } from '../../rules/peppol/check-digits.ts'
import { identifier, identifierRules } from '../../rules/peppol/identifiers.ts'
import { nationalRules } from '../../rules/peppol/national.ts'
import { type Rule, rule } from '../../rules/rule.ts'
import { amount, hasElement, type TradeDocument } from '../../rules/trade-document.ts'
import { all, at, attribute, child, children, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { onElement } from './on-element.ts'

const settlement = 'ram:ApplicableHeaderTradeSettlement'
const taxTotal = ['ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'ram:TaxTotalAmount'] as const
const parent = (above: readonly XmlElement[]): XmlElement | undefined => above[above.length - 1]
const isPrice = (name: string | undefined): boolean =>
  name === 'ram:NetPriceProductTradePrice' || name === 'ram:GrossPriceProductTradePrice'

/** UNTDID 1001 as the billing process (01) restricts it, invoices and credit notes. */
const billingTypes: ReadonlySet<string> = new Set(
  `71 102 218 219 331 382 553 817 870 875 876 877 380 383 386 388 393 82 80 84 395 575 623 780
381 396 81 83 532`.split(/\s/),
)
const process = (root: XmlElement | undefined): string =>
  text(root, 'rsm:ExchangedDocumentContext', 'ram:BusinessProcessSpecifiedDocumentContextParameter', 'ram:ID') ?? ''

const identifiers: ReadonlySet<string> = new Set(['ram:URIID', 'ram:ID', 'ram:GlobalID'])
/** An identifier of a scheme stands in other elements here; what is right for it, its rule for UBL knows. */
const ownIdentifiers = identifierRules.map((one): ElementRule => {
  const isEndpointOnly = !one.about('cbc:CompanyID', undefined)
  return { ...one, about: (name) => (isEndpointOnly ? name === 'ram:URIID' : identifiers.has(name)) }
})

/** What the rules of Peppol ask in another way of CII, or of CII alone. */
const ownRules: readonly ElementRule[] = [
  onElement(
    'rsm:ExchangedDocument',
    'PEPPOL-EN16931-R002',
    'BT-22',
    (of) =>
      children(of, 'ram:IncludedNote').length <= 1 &&
      children(of, 'ram:IncludedNote').every((note) => child(note, 'ram:SubjectCode') === undefined),
    'The document has more than one note, or a note with a subject.',
    'Put all of it in one note without a subject.',
  ),
  onElement(
    'ram:ApplicableHeaderTradeAgreement',
    'PEPPOL-EN16931-R006',
    'BT-18',
    (of) =>
      children(of, 'ram:AdditionalReferencedDocument').filter((one) => text(one, 'ram:TypeCode') === '130').length <= 1,
    'There is more than one invoiced object.',
    'Keep one.',
  ),
  onElement(
    settlement,
    'PEPPOL-EN16931-R053',
    'BG-23',
    (of) =>
      all(of, ...taxTotal).filter((one) => attribute(one, 'currencyID') === text(of, 'ram:InvoiceCurrencyCode'))
        .length === 1,
    'There is not exactly one VAT total in the currency of the invoice.',
    'Keep one ram:TaxTotalAmount in that currency.',
  ),
  onElement(
    settlement,
    'PEPPOL-EN16931-R054',
    'BT-111',
    (of) => {
      const currency = text(of, 'ram:InvoiceCurrencyCode')
      const others = all(of, ...taxTotal).filter((one) => (attribute(one, 'currencyID') ?? currency) !== currency)
      return others.length === (child(of, 'ram:TaxCurrencyCode') ? 1 : 0)
    },
    'A VAT total in another currency stands exactly where there is an accounting currency.',
    'Give the VAT total in the accounting currency once, or leave both out.',
  ),
  onElement(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    'PEPPOL-EN16931-R061',
    'BT-89',
    (of, above) =>
      !['49', '59'].includes(text(of, 'ram:TypeCode') ?? '') ||
      all(parent(above), 'ram:SpecifiedTradePaymentTerms', 'ram:DirectDebitMandateID').length > 0,
    'A direct debit has no mandate.',
    'Enter the mandate reference.',
  ),
  onElement(
    'ram:BasisQuantity',
    'PEPPOL-EN16931-R121',
    'BT-149',
    (of, above) => !isPrice(parent(above)?.name) || (decimalOf(textOf(of)) ?? zero).greaterThan(zero),
    'The base quantity of a price is not above nought.',
    'Write how many units the price is for.',
  ),
  onElement(
    'ram:BasisQuantity',
    'PEPPOL-EN16931-R130',
    'BT-150 BT-130',
    (of, above) => {
      const unit = attribute(of, 'unitCode')
      if (!isPrice(parent(above)?.name) || unit === undefined) return true
      const line = above[above.length - 3]
      return unit === attribute(at(line, 'ram:SpecifiedLineTradeDelivery', 'ram:BilledQuantity'), 'unitCode')
    },
    'The price is for another unit than the quantity.',
    'Use one unit for both.',
  ),
  onElement(
    'ram:AppliedTradeAllowanceCharge',
    'PEPPOL-EN16931-R043',
    'BG-20 BG-21',
    (of) => ['true', 'false'].includes(text(of, 'ram:ChargeIndicator', 'udt:Indicator') ?? ''),
    'The discount of a price does not say that it is one.',
    'Write false in ram:ChargeIndicator.',
  ),
  onElement(
    'ram:TypeCode',
    'PEPPOL-EN16931-P0100',
    'BT-3',
    (of, above) =>
      parent(above)?.name !== 'rsm:ExchangedDocument' ||
      !process(above[0]).includes('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0') ||
      billingTypes.has(textOf(of) ?? ''),
    'The document type is none of the billing process.',
    'Choose an invoice type or a credit note type of this process, e.g. 380.',
  ),
  onElement(
    'udt:DateTimeString',
    'PEPPOL-EN16931-F001',
    '',
    (of) => attribute(of, 'format')?.trim() === '102' && /^20\d{6}$/.test(textOf(of) ?? ''),
    'A date is not written as YYYYMMDD (format 102).',
    'Write the date in eight digits, with format="102".',
  ),
]
const own: ReadonlySet<string> = new Set(ownRules.map(({ id }) => id))

/** Of Peppol's rules for UBL, those that it does not ask of CII: their elements are not there. */
const onlyUbl: ReadonlySet<string> = new Set(
  ['R044', 'R046', 'R051', 'R008', 'P0112'].map((id) => `PEPPOL-EN16931-${id}`),
)

export const ciiBillingRules: readonly Rule[] = billingRules.filter(
  ({ id, scope }) => !onlyUbl.has(id) && (!own.has(id) || (id === 'PEPPOL-EN16931-R043' && scope === 'row')),
)
export const ciiPeppolElementRules: readonly ElementRule[] = [
  ...ownIdentifiers,
  // In UBL it is not asked: CII has a scheme of Italian VAT numbers more.
  identifier('R048', '9906', 'an Italian VAT number', isItalianVat, 'warning', (name) => name === 'ram:URIID'),
  ...ownRules,
]

const creditNotes = ['81', '83', '381', '396', '532']
const typeOf = (root: XmlElement): string => text(root, 'cbc:InvoiceTypeCode') ?? ''

/** National rules on credit notes: in CII they are told by their type code alone. */
const onCreditNotes: Readonly<Record<string, Rule>> = {
  'DK-R-016': rule(
    'document',
    'DK-R-016',
    'BT-115',
    (root, { countries }) =>
      typeOf(root) !== '381' ||
      countries.customerAddress !== 'DK' ||
      !amount(root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount').isNegative(),
    'The total of a Danish credit note is negative.',
    'Send an invoice.',
  ),
  'NL-R-001': rule(
    'document',
    'NL-R-001',
    'BT-25',
    (root) =>
      !creditNotes.includes(typeOf(root)) ||
      hasElement(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:ID'),
    'A Dutch credit note does not name the invoice that it credits.',
    'Add the number of the invoice.',
  ),
}

/** Greece, Iceland and Germany have no rules for CII in Peppol. */
const hasRules = /^(?:NO|DK|IT|SE|NL)-R-/

export const ciiRulesOfCountries = ({ countries }: TradeDocument): Rule[] =>
  nationalRules
    .filter(({ applies }) => applies(countries))
    .flatMap(({ rules }) => rules.filter(({ id }) => hasRules.test(id)).map((one) => onCreditNotes[one.id] ?? one))
