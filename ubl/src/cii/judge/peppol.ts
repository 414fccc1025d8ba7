import { decimalOf, zero } from '../../decimal.ts'
import type { ElementRule } from '../../rules/elements.ts'
import { billing, billingRules, processIn } from '../../rules/peppol/billing.ts'
import { isItalianVat } from '../../rules/peppol/check-digits.ts'
import { identifier, identifierRules } from '../../rules/peppol/identifiers.ts'
import type { Rule } from '../../rules/rule.ts'
import { amount, hasElement } from '../../rules/trade-document.ts'
import { all, at, attribute, child, children, text, textOf, written } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { likeRule, onElement } from './on-element.ts'

const context = 'rsm:ExchangedDocumentContext'
const agreement = 'ram:ApplicableHeaderTradeAgreement'
const settlement = 'ram:ApplicableHeaderTradeSettlement'
const taxTotal = ['ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'ram:TaxTotalAmount'] as const
const parent = (above: readonly XmlElement[]): XmlElement | undefined => above[above.length - 1]
const isPrice = (name: string | undefined): boolean =>
  name === 'ram:NetPriceProductTradePrice' || name === 'ram:GrossPriceProductTradePrice'

const process = ['ram:BusinessProcessSpecifiedDocumentContextParameter', 'ram:ID'] as const
const specification = ['ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID'] as const
const signs = (amounts: readonly XmlElement[]): Set<boolean> =>
  new Set(amounts.map((one) => amount(one).lessThan(zero)))

const identifiers: ReadonlySet<string> = new Set(['ram:URIID', 'ram:ID', 'ram:GlobalID'])
/** An identifier of a scheme stands in other elements here; what is right for it, its rule for UBL knows. */
const ownIdentifiers = identifierRules.map((one): ElementRule => {
  const isEndpointOnly = !one.about('cbc:CompanyID', undefined)
  return { ...one, about: (name) => (isEndpointOnly ? name === 'ram:URIID' : identifiers.has(name)) }
})

/** A date of CII is written in digits and says so (UNTDID 2379, 102). */
export const inDigits = (
  id: string,
  about: ElementRule['about'],
  digits: RegExp,
  severity: ElementRule['severity'] = 'fatal',
): ElementRule => ({
  id,
  severity,
  about,
  holds: (of) => attribute(of, 'format')?.trim() === '102' && digits.test(written(of)),
  says: () => 'A date must have the format YYYYMMDD (format 102).',
  fix: 'Use eight digits, with format="102".',
})

const referencesOf = (of: XmlElement, type: string): XmlElement[] =>
  children(of, 'ram:AdditionalReferencedDocument').filter((one) => text(one, 'ram:TypeCode') === type)
const inGroup = (number: string, group: string, holds: ElementRule['holds']): ElementRule =>
  likeRule(billingRules, `PEPPOL-EN16931-${number}`, group, holds)

/** What the rules of Peppol ask in another way of CII, or of CII alone. */
const ownRules: readonly ElementRule[] = [
  // What is asked of a group is asked where the group is.
  inGroup('R001', context, (of) => hasElement(of, ...process)),
  inGroup('R004', context, (of) => text(of, ...specification)?.startsWith(billing) === true),
  inGroup('R007', context, (of) => processIn(text(of, ...process)) !== undefined),
  inGroup(
    'R003',
    agreement,
    (of) =>
      hasElement(of, 'ram:BuyerReference') ||
      hasElement(of, 'ram:BuyerOrderReferencedDocument', 'ram:IssuerAssignedID'),
  ),
  inGroup('R100', 'ram:SpecifiedLineTradeSettlement', (of) => referencesOf(of, '130').length <= 1),
  inGroup('R080', agreement, (of) => referencesOf(of, '50').length <= 1),
  // Nought has the sign of what is above it.
  inGroup('R055', settlement, (of) => {
    if (!hasElement(of, 'ram:TaxCurrencyCode')) return true
    const totals = ['ram:TaxCurrencyCode', 'ram:InvoiceCurrencyCode'].map((currency) =>
      all(of, ...taxTotal).filter((one) => attribute(one, 'currencyID') === text(of, currency)),
    )
    return totals.every(({ length }) => length > 0) && signs(totals.flat()).size === 1
  }),
  onElement(
    'rsm:ExchangedDocument',
    'PEPPOL-EN16931-R002',
    'BT-22',
    (of) =>
      children(of, 'ram:IncludedNote').length <= 1 &&
      children(of, 'ram:IncludedNote').every((note) => child(note, 'ram:SubjectCode') === undefined),
    'The document has more than one note, or a note with a subject.',
    'Combine all notes into one note without a subject.',
  ),
  onElement(
    agreement,
    'PEPPOL-EN16931-R006',
    'BT-18',
    (of) => referencesOf(of, '130').length <= 1,
    'There is more than one invoiced object.',
    'Keep one.',
  ),
  onElement(
    settlement,
    'PEPPOL-EN16931-R053',
    'BG-23',
    (of) =>
      all(of, ...taxTotal)
        .flatMap((one) => attribute(one, 'currencyID') ?? [])
        .filter((currency) => currency === text(of, 'ram:InvoiceCurrencyCode')).length === 1,
    'There must be exactly one VAT total in the invoice currency.',
    'Keep one ram:TaxTotalAmount in that currency.',
  ),
  onElement(
    settlement,
    'PEPPOL-EN16931-R054',
    'BT-111',
    (of) => {
      const currency = text(of, 'ram:InvoiceCurrencyCode')
      const others =
        currency === undefined
          ? []
          : all(of, ...taxTotal).filter((one) => (attribute(one, 'currencyID') ?? currency) !== currency)
      return others.length === (child(of, 'ram:TaxCurrencyCode') ? 1 : 0)
    },
    'A VAT total in another currency is required if, and only if, there is an accounting currency.',
    'Add one VAT total in the accounting currency, or remove both.',
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
    'The base quantity of a price must be greater than zero.',
    'Enter the base quantity of the price.',
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
    'The unit of the price differs from the unit of the quantity.',
    'Use the same unit for both.',
  ),
  onElement(
    'ram:AppliedTradeAllowanceCharge',
    'PEPPOL-EN16931-R043',
    'BG-20 BG-21',
    (of) => ['true', 'false'].includes(text(of, 'ram:ChargeIndicator', 'udt:Indicator') ?? ''),
    'The price discount is not marked as an allowance.',
    'Use false in ram:ChargeIndicator.',
  ),
  onElement(
    'rsm:ExchangedDocument',
    'PEPPOL-EN16931-P0100',
    'BT-3',
    // Published for an element of another namespace, it always holds.
    () => true,
    'The document type is not allowed in the billing process.',
    'Choose an invoice or credit note type of this process, e.g. 380.',
  ),
  inDigits('PEPPOL-EN16931-F001', (name) => name === 'udt:DateTimeString', /^20\d{6}$/),
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
