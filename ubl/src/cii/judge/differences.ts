import { decimalOf, hundred, sum } from '../../decimal.ts'
import { cents } from '../../rules/amounts.ts'
import type { ElementRule } from '../../rules/elements.ts'
import { isCreditTransfer, isVat } from '../../rules/places.ts'
import { type Rule, rule } from '../../rules/rule.ts'
import { amount, has, hasElement, type Taxed, type TradeDocument, vatCategory } from '../../rules/trade-document.ts'
import { isUsedIn, type Measure, vatRulesBy } from '../../rules/vat.ts'
import { said } from '../../said.ts'
import { all, at, attribute, child, children, isElement, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { onElement } from './on-element.ts'

const seller = ['cac:AccountingSupplierParty', 'cac:Party'] as const
const country = (...party: readonly string[]) => [
  ...party,
  'cac:PostalAddress',
  'cac:Country',
  'cbc:IdentificationCode',
]

/** How many lines, allowances and charges, or rows of the breakdown are of a category, be it said that it is of VAT or not. */
const count = ({ places }: TradeDocument, scope: 'line' | 'row' | 'breakdown', code: string): number =>
  places[scope]
    .flatMap(({ element }) =>
      scope === 'line' ? all(element, 'cac:Item', 'cac:ClassifiedTaxCategory') : children(element, 'cac:TaxCategory'),
    )
    .filter((category) => text(category, 'cbc:ID') === code).length

/** How the published rules measure VAT in CII: a sum may be off where UBL's may not, and the other way round. */
const inCii: Measure = {
  isBrokenDown: ({ code, rows }, document) => {
    const isUsed = isUsedIn(document, 'line', code) || isUsedIn(document, 'row', code)
    const hasRows = isUsedIn(document, 'breakdown', code)
    // What is taxed and its rows are counted together: two lines without a row pass for one with a row.
    if (rows === 'per rate') return hasRows || (['line', 'row'] as const).every((of) => count(document, of, code) !== 1)
    if (!hasRows) return code === 'O' || !isUsed
    return isUsed && count(document, 'breakdown', code) === 1
  },
  takesStray: () => false,
  rate: ({ code, rate }) => (code === 'L' ? 'above nought' : rate),
  mayBeOff: ({ rows, code }) => rows === 'one' && code !== 'O',
  asksForLines: false,
}

const same = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one === other

/** Rules of EN 16931 that CEN/TS 16931-3-3 binds to CII in another way than 3-2 to UBL, in the terms of all rules. */
const differentRules: readonly Rule[] = [
  rule(
    'document',
    'BR-09',
    'BT-40 BG-5',
    (root) => has(root, ...country(...seller)),
    "The seller's address has no country.",
    'Choose the country.',
  ),
  rule(
    'document',
    'BR-11',
    'BT-55',
    (root) => has(root, ...country('cac:AccountingCustomerParty', 'cac:Party')),
    "The buyer's address has no country.",
    'Choose the country.',
  ),
  rule(
    'payee',
    'BR-17',
    'BT-59 BG-10 BG-4',
    (payee, { root }) => {
      const other = at(root, ...seller)
      const ids = (of: XmlElement | undefined) =>
        all(of, 'cac:PartyIdentification', 'cbc:ID').flatMap((id) => textOf(id) ?? [])
      return (
        hasElement(payee, 'cac:PartyName', 'cbc:Name') &&
        !same(text(payee, 'cac:PartyName', 'cbc:Name'), text(other, 'cac:PartyLegalEntity', 'cbc:RegistrationName')) &&
        !same(
          text(payee, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
          text(other, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
        ) &&
        !ids(payee).some((id) => ids(other).includes(id))
      )
    },
    'The payee has no name, or is the seller.',
    'Name the payee, or leave it out where the seller is paid.',
  ),
  rule(
    'representative',
    'BR-20',
    'BT-69 BG-12 BG-4 BG-11',
    (party) => hasElement(party, ...country()),
    "The tax representative's address has no country.",
    'Choose the country.',
  ),
  rule(
    'totals',
    'BR-53',
    'BT-111 BT-6',
    (_, { root, currency }) => {
      const accounting = text(root, 'cbc:TaxCurrencyCode')
      return (
        !hasElement(root, 'cbc:TaxCurrencyCode') ||
        (accounting !== currency &&
          all(root, 'cac:TaxTotal', 'cbc:TaxAmount').some((one) => attribute(one, 'currencyID') === accounting))
      )
    },
    'The document accounts for VAT in a currency that is not its own, but has no VAT total in it.',
    'Add the VAT total in the accounting currency, or remove that currency.',
  ),
  rule(
    'taxTotal',
    'BR-CO-14',
    'BT-110 BT-117',
    (of, { places, currency }) => {
      const stated = child(of, 'cbc:TaxAmount')
      if (attribute(stated, 'currencyID') !== currency || currency === undefined) return true
      const rows = places.breakdown.map(({ element }) => amount(element, 'cbc:TaxAmount'))
      return amount(stated).equals(cents(sum(rows)))
    },
    (of) => said`The total VAT is ${text(of, 'cbc:TaxAmount') ?? 'missing'}; it must be the sum of the VAT breakdown.`,
    'Compute the totals anew.',
  ),
  rule(
    'document',
    'BR-CO-15',
    'BT-112 BT-109 BT-110',
    (root, { currency }) => {
      if (currency === undefined) return true
      const of = child(root, 'cac:LegalMonetaryTotal')
      const [net, gross] = ['cbc:TaxExclusiveAmount', 'cbc:TaxInclusiveAmount'].map((name) => decimalOf(text(of, name)))
      if (!net || !gross) return false
      const taxes = all(root, 'cac:TaxTotal', 'cbc:TaxAmount').filter(
        (one) => attribute(one, 'currencyID') === currency,
      )
      return gross.equals(net) || (taxes.length === 1 && gross.equals(cents(net.plus(amount(taxes[0])))))
    },
    'The total with VAT is not the total without VAT and the one total VAT in the currency of the document.',
    'Compute the totals anew.',
  ),
  rule(
    'breakdown',
    'BR-CO-17',
    'BT-117 BT-116 BT-119',
    (row) => {
      const percent = decimalOf(text(vatCategory(row), 'cbc:Percent'))
      const [tax, base] = [decimalOf(text(row, 'cbc:TaxAmount')), decimalOf(text(row, 'cbc:TaxableAmount'))]
      if (!tax) return false
      if (!percent || percent.toDecimalPlaces(0, 7).isZero()) return tax.toDecimalPlaces(0, 7).isZero()
      return (
        base !== undefined &&
        tax
          .abs()
          .minus(cents(base.abs().times(percent).dividedBy(hundred)))
          .abs()
          .lessThanOrEqualTo(1)
      )
    },
    (row) =>
      said`The VAT amount is ${text(row, 'cbc:TaxAmount') ?? 'missing'}, which is not the rate of the taxable amount.`,
    'Compute the totals anew.',
  ),
  rule(
    'line',
    'BR-CO-18',
    'BG-23',
    (_, { places }) => places.breakdown.length > 0,
    'The document has no VAT breakdown.',
    'Give each line a VAT category.',
  ),
  rule(
    'paymentMeans',
    'BR-CO-27',
    'BT-84',
    // An account has an IBAN, or another number, or neither: the published rule always holds.
    () => true,
    'The account to pay to has neither an IBAN nor another number.',
    'Enter the account number, e.g. the IBAN.',
  ),
  rule(
    'paymentMeans',
    'BR-61',
    'BT-84 BT-81',
    // CII is asked for the number of an account that is there, not for the account.
    (means) =>
      !isCreditTransfer(means) ||
      children(means, 'cac:PayeeFinancialAccount').every((account) => hasElement(account, 'cbc:ID')),
    'The document asks for a credit transfer to an account without a number.',
    'Enter the account number, e.g. the IBAN.',
  ),
]

const descendants = (of: XmlElement, name: string): boolean =>
  of.children.some((node) => isElement(node) && (node.name === name || descendants(node, name)))
const isTransfer = (means: XmlElement | undefined): boolean => ['30', '58'].includes(text(means, 'ram:TypeCode') ?? '')
const hasAccount = (of: XmlElement): boolean => hasElement(of, 'ram:IBANID') || hasElement(of, 'ram:ProprietaryID')

const isBlank = (value: string | undefined): boolean => (value ?? '').trim() === ''
/** A day of a period as the published rules compare it: a text, of one format alone. */
const dayOf = (period: XmlElement, name: string): string | undefined =>
  children(child(period, name), 'udt:DateTimeString')
    .filter((one) => attribute(one, 'format') === '102')
    .map(textOf)[0]

/** Rules of EN 16931 that the binding asks of an element of CII wherever it stands. */
export const differentElementRules: readonly ElementRule[] = [
  onElement(
    'ram:AdditionalReferencedDocument',
    'BR-52',
    'BT-122 BG-24',
    (of) => has(of, 'ram:IssuerAssignedID'),
    'A supporting document has no reference.',
    'Give it a reference (ram:IssuerAssignedID).',
  ),
  ...(
    [
      ['BR-62', 'BT-34', 'ram:SellerTradeParty', "The seller's electronic address has no scheme."],
      ['BR-63', 'BT-49', 'ram:BuyerTradeParty', "The buyer's electronic address has no scheme."],
    ] as const
  ).map(([id, term, party, says]) =>
    onElement(
      'ram:URIUniversalCommunication',
      id,
      term,
      (of, above) => above[above.length - 1]?.name !== party || !isBlank(attribute(child(of, 'ram:URIID'), 'schemeID')),
      says,
      'Choose the scheme (schemeID), e.g. 0088 for a GLN.',
    ),
  ),
  ...(
    [
      ['BR-29', 'BT-74 BT-73', 'ram:ApplicableHeaderTradeSettlement', 'The invoiced period ends before it begins.'],
      ['BR-30', 'BT-135 BT-134', 'ram:SpecifiedLineTradeSettlement', "The line's period ends before it begins."],
    ] as const
  ).map(([id, terms, where, says]) =>
    onElement(
      'ram:BillingSpecifiedPeriod',
      id,
      terms,
      (of, above) => {
        if (above[above.length - 1]?.name !== where) return true
        if (!hasElement(of, 'ram:StartDateTime') || !hasElement(of, 'ram:EndDateTime')) return true
        const [start, end] = [dayOf(of, 'ram:StartDateTime'), dayOf(of, 'ram:EndDateTime')]
        return start !== undefined && end !== undefined && end >= start
      },
      says,
      'Mend its start or its end.',
    ),
  ),
  onElement(
    'ram:SpecifiedTradeAllowanceCharge',
    'BR-66',
    'BG-20 BG-21',
    (of) => hasElement(of, 'ram:ChargeIndicator'),
    'It is not said whether this is an allowance or a charge.',
    'Add ram:ChargeIndicator: true for a charge, false for an allowance.',
  ),
  onElement(
    'CrossIndustryInvoice',
    'BR-CO-03',
    'BT-7 BT-8',
    (of) => !(descendants(of, 'ram:TaxPointDate') && descendants(of, 'ram:DueDateTypeCode')),
    'The document has both a VAT point date and a code for it.',
    'Keep one: the date (ram:TaxPointDate) or the code (ram:DueDateTypeCode).',
  ),
  // Editions of the published rule look at the account of the payer, later ones at that of the payee. So we ask of both.
  ...['ram:PayerPartyDebtorFinancialAccount', 'ram:PayeePartyCreditorFinancialAccount'].flatMap((name) => [
    onElement(
      name,
      'BR-50',
      'BT-84 BG-17',
      (of, above) => !isTransfer(above[above.length - 1]) || hasAccount(of),
      'An account has no number.',
      'Enter the account number, e.g. the IBAN.',
    ),
  ]),
  onElement(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    'BR-CO-25',
    'BT-9 BT-20 BT-115',
    (of, above) =>
      !decimalOf(text(of, 'ram:DuePayableAmount'))?.greaterThan(0) ||
      ['ram:DueDateDateTime', 'ram:Description'].some((name) =>
        hasElement(above[above.length - 1], 'ram:SpecifiedTradePaymentTerms', name),
      ),
    'There is an amount to pay but neither a due date nor payment terms.',
    'Enter a due date or payment terms.',
  ),
]

const different: ReadonlySet<string> = new Set([
  ...differentRules.map(({ id }) => id),
  ...differentElementRules.map(({ id }) => id),
  // CII has no rule on mandates, of which it has one for the document.
  'BR-67',
])
/** Where the breakdown says that a document is not subject to VAT, none of these places may say otherwise. */
const onlyO =
  (...scopes: readonly Taxed[]): Rule['holds'] =>
  (_, { codesIn, strayCodesIn }) =>
    !codesIn.breakdown.has('O') ||
    scopes.every((of) => [...codesIn[of], ...strayCodesIn[of]].every((code) => code === 'O' || code === ''))

const everywhere = ['line', 'row', 'breakdown'] as const
const isInCents = (one: XmlElement): boolean => {
  const value = decimalOf(textOf(one))
  return value?.equals(cents(value)) ?? false
}
/** One total VAT of cents suffices, with what else is no matter to the rule. */
const hasTaxIn =
  (isFine: (currency: string | undefined, root: XmlElement, of: XmlElement) => boolean): Rule['holds'] =>
  (root) => {
    const taxes = all(root, 'cac:TaxTotal', 'cbc:TaxAmount')
    return taxes.length === 0 || taxes.some((one) => isFine(attribute(one, 'currencyID'), root, one))
  }

/** Rules that ask the same of CII as of UBL but look for it in more places, or in fewer. */
const measuredElsewhere: ReadonlyMap<string, Rule['holds']> = new Map([
  ['BR-18', (party) => hasElement(party, 'cac:PartyName', 'cbc:Name')],
  ['BR-55', (reference) => has(reference, 'cac:InvoiceDocumentReference', 'cbc:ID')],
  ['BR-56', (party) => children(party, 'cac:PartyTaxScheme').some((one) => isVat(one) && has(one, 'cbc:CompanyID'))],
  ['BR-57', (address) => has(address, 'cac:Country', 'cbc:IdentificationCode')],
  ['BR-64', (id) => !isBlank(attribute(id, 'schemeID'))],
  ['BR-65', (code) => !isBlank(attribute(code, 'listID'))],
  ['BR-O-11', onlyO('line', 'breakdown')],
  ['BR-O-12', onlyO('line', 'breakdown')],
  ['BR-O-13', onlyO('row')],
  ['BR-O-14', onlyO('row')],
  [
    'BR-B-02',
    (_, document) => !['B', 'S'].every((code) => everywhere.some((scope) => isUsedIn(document, scope, code))),
  ],
  [
    'BR-DEC-13',
    hasTaxIn((currency, root, of) => {
      const own = text(root, 'cbc:DocumentCurrencyCode')
      return own === undefined || currency !== own || isInCents(of)
    }),
  ],
  [
    'BR-DEC-15',
    hasTaxIn(
      (currency, root, of) =>
        !hasElement(root, 'cbc:TaxCurrencyCode') || (currency === text(root, 'cbc:TaxCurrencyCode') && isInCents(of)),
    ),
  ],
])
/** IGIC and IPSI (AF, AG) are computed as BR-CO-17 says; their own rule is published as one that always holds. */
const alwaysHolds: ReadonlySet<string> = new Set(['BR-AF-09', 'BR-AG-09'])
const fatal: ReadonlySet<string> = new Set(['BR-51'])

const rowScopes: ReadonlySet<Rule['scope']> = new Set(['allowance', 'charge', 'lineAllowance', 'lineCharge'])
/** The rules on allowances and charges know them by the words true and false alone, but for those on their VAT. */
const isInWords = (row: XmlElement): boolean => ['true', 'false'].includes(text(row, 'cbc:ChargeIndicator') ?? '')
const ofRowsInWords = (one: Rule): Rule =>
  rowScopes.has(one.scope) ? { ...one, holds: (of, document) => !isInWords(of) || one.holds(of, document) } : one

/** The rules of EN 16931 bound to CII: all that are bound to UBL, with those that differ in their place. */
export const boundToCii = (rules: readonly Rule[]): Rule[] => {
  const vat = new Map(vatRulesBy(inCii).map((one) => [one.id, one]))
  return [
    ...rules
      .filter(({ id }) => !different.has(id))
      .map((one) => vat.get(one.id) ?? ofRowsInWords(one))
      .map((one) => ({ ...one, holds: measuredElsewhere.get(one.id) ?? one.holds }))
      .map((one) => (alwaysHolds.has(one.id) ? { ...one, holds: () => true } : one))
      .map((one) => (fatal.has(one.id) ? { ...one, severity: 'fatal' as const } : one)),
    ...differentRules,
  ]
}
