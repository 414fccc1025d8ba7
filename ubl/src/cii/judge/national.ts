import { decimalOf } from '../../decimal.ts'
import type { ElementRule } from '../../rules/elements.ts'
import { isNorwegian } from '../../rules/peppol/check-digits.ts'
import { nationalRules } from '../../rules/peppol/national.ts'
import { type Rule, rule } from '../../rules/rule.ts'
import { amount, has, hasElement, type TradeDocument } from '../../rules/trade-document.ts'
import { all, attribute, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { likeRule, onElement } from './on-element.ts'

const creditNotes = ['81', '83', '381', '396', '532']
const typeOf = (root: XmlElement): string => text(root, 'cbc:InvoiceTypeCode') ?? ''

/** National rules on credit notes: in CII they are told by their type code alone. */
const onCreditNotes: Readonly<Record<string, Rule>> = {
  'NL-R-007': rule(
    'totals',
    'NL-R-007',
    'BG-16',
    (of, { root }) => {
      const due = decimalOf(text(of, 'cbc:PayableAmount'))
      const isForBuyer = typeOf(root) === '381' ? due?.greaterThanOrEqualTo(0) : due?.lessThanOrEqualTo(0)
      return isForBuyer === true || hasElement(root, 'cac:PaymentMeans')
    },
    'A Dutch seller must state the payment means.',
    'Add the payment means.',
  ),
  'DK-R-016': rule(
    'document',
    'DK-R-016',
    'BT-115',
    (root, { countries }) =>
      typeOf(root) !== '381' ||
      countries.customerAddress !== 'DK' ||
      !amount(root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount').isNegative(),
    'The total of a Danish credit note cannot be negative.',
    'Send an invoice.',
  ),
  'NL-R-001': rule(
    'document',
    'NL-R-001',
    'BT-25',
    (root) =>
      !creditNotes.includes(typeOf(root)) ||
      hasElement(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:ID'),
    'A Dutch credit note must refer to the invoice that it credits.',
    'Add the invoice number.',
  ),
}

const vatNumbers = (seller: XmlElement): string[] =>
  all(seller, 'ram:SpecifiedTaxRegistration', 'ram:ID')
    .filter((id) => attribute(id, 'schemeID') === 'VA')
    .map((id) => textOf(id) ?? '')
const isSwedish = (seller: XmlElement): boolean =>
  text(seller, 'ram:PostalTradeAddress', 'ram:CountryID') === 'SE' &&
  vatNumbers(seller).some((vat) => vat.startsWith('SE'))

/** Whether an invoice has a Swedish seller is asked at each of its taxes, and looked up once. */
const fromSweden = new WeakMap<XmlElement, boolean>()
function isFromSweden(root: XmlElement): boolean {
  const known = fromSweden.get(root) ?? sellersIn(root).some(isSwedish)
  fromSweden.set(root, known)
  return known
}
const sellersIn = (root: XmlElement): XmlElement[] =>
  all(root, 'rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeAgreement', 'ram:SellerTradeParty')
const swedishRates = ['25', '12', '6']

const national = nationalRules.flatMap(({ rules }) => rules)
const ofSeller = (id: string, holds: (seller: XmlElement) => boolean): ElementRule =>
  likeRule(national, id, 'ram:SellerTradeParty', holds)

const payee = 'ram:PayeePartyCreditorFinancialAccount'
const institution = ['ram:PayeeSpecifiedCreditorFinancialInstitution', 'ram:BICID'] as const
const isWithinDenmark = ({ countries }: TradeDocument): boolean =>
  countries.supplierAddress === 'DK' && countries.customerAddress === 'DK'
/** Danish accounts are looked for as IBANs alone, whatever they are. */
const danishPayment = (
  number: string,
  codes: readonly string[],
  holds: (account: string, means: XmlElement, reference: string) => boolean,
): ElementRule =>
  likeRule(
    national,
    `DK-R-${number}`,
    'ram:SpecifiedTradeSettlementPaymentMeans',
    (means, above, document) =>
      !isWithinDenmark(document) ||
      !codes.includes(text(means, 'ram:TypeCode') ?? '') ||
      holds(
        text(means, payee, 'ram:IBANID') ?? '',
        means,
        (text(above[above.length - 1], 'ram:PaymentReference') ?? '').slice(0, 3),
      ),
  )
/** Swedish ones never as IBANs. */
const swedishGiro = (number: string, which: string, holds: (account: string) => boolean): ElementRule =>
  likeRule(
    national,
    `SE-R-${number}`,
    'ram:SpecifiedTradeSettlementPaymentMeans',
    (means, _, { countries }) =>
      countries.supplierAddress !== 'SE' ||
      text(means, 'ram:TypeCode') !== '30' ||
      text(means, ...institution) !== `SE:${which}` ||
      all(means, payee, 'ram:ProprietaryID').every((id) => holds(textOf(id) ?? '')),
  )
const isNumeric = (text: string): boolean => decimalOf(text) !== undefined

const parties = ['ram:SellerTradeParty', 'ram:BuyerTradeParty']

/** National rules that look at other elements in CII than the same rules do in UBL. */
export const ciiNationalElementRules: readonly ElementRule[] = [
  ofSeller('SE-R-001', (seller) => !isSwedish(seller) || vatNumbers(seller).every((vat) => vat.length === 14)),
  ofSeller(
    'SE-R-002',
    (seller) => !isSwedish(seller) || vatNumbers(seller).every((vat) => isNumeric(vat.slice(2, 14))),
  ),
  ...['ram:ApplicableTradeTax', 'ram:CategoryTradeTax'].map((name) =>
    likeRule(
      national,
      'SE-R-006',
      name,
      (tax, [root]) =>
        !root ||
        !isFromSweden(root) ||
        swedishRates.includes(decimalOf(text(tax, 'ram:RateApplicablePercent'))?.toString() ?? ''),
    ),
  ),
  ofSeller('NO-R-001', (seller) =>
    vatNumbers(seller).every(
      (vat) => !vat.startsWith('NO') || (/^NO\d{9}MVA$/.test(vat) && isNorwegian(vat.slice(2, 11))),
    ),
  ),
  likeRule(
    national,
    'DK-R-013',
    'ram:GlobalID',
    (id, above, document) =>
      !isWithinDenmark(document) ||
      !parties.includes(above[above.length - 1]?.name ?? '') ||
      (attribute(id, 'schemeID') ?? '').trim() !== '',
  ),
  danishPayment('006', ['31', '42'], (account, means) => account !== '' && has(means, ...institution)),
  // Published to look for the mandate within the payment means, where CII has no place for it: what is schema-valid fails.
  onElement(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    'DK-R-007',
    'BT-89 BT-90',
    (means, above, document) =>
      !isWithinDenmark(document) ||
      text(means, 'ram:TypeCode') !== '49' ||
      (has(above[above.length - 1], 'ram:CreditorReferenceID') &&
        has(means, 'ram:SpecifiedTradePaymentTerms', 'ram:DirectDebitMandateID')),
    'A direct debit (49) needs a mandate and the creditor identifier.',
    'Enter both.',
  ),
  danishPayment(
    '008',
    ['50'],
    (account, _, reference) => ['01#', '04#', '15#'].includes(reference) && account.length === 7,
  ),
  danishPayment(
    '010',
    ['93'],
    (account, _, reference) => ['71#', '73#', '75#'].includes(reference) && account.length === 8,
  ),
  swedishGiro('007', 'PLUSGIRO', isNumeric),
  swedishGiro('010', 'PLUSGIRO', ({ length }) => length >= 2 && length <= 8),
  swedishGiro('008', 'BANKGIRO', isNumeric),
  swedishGiro('009', 'BANKGIRO', ({ length }) => length === 7 || length === 8),
]
const own: ReadonlySet<string> = new Set(ciiNationalElementRules.map(({ id }) => id))

/** Greece, Iceland and Germany have no rules for CII in Peppol. */
const hasRules = /^(?:NO|DK|IT|SE|NL)-R-/

export const ciiRulesOfCountries = ({ countries }: TradeDocument): Rule[] =>
  nationalRules
    .filter(({ applies }) => applies(countries))
    .flatMap(({ rules }) => rules)
    .filter(({ id }) => hasRules.test(id) && !own.has(id))
    .map((one) => onCreditNotes[one.id] ?? one)
