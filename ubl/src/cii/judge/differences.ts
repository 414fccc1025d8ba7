import { decimalOf } from '../../decimal.ts'
import { cents } from '../../rules/amounts.ts'
import { isVat } from '../../rules/places.ts'
import type { Rule } from '../../rules/rule.ts'
import { has, hasElement, type Taxed, type TradeDocument } from '../../rules/trade-document.ts'
import { isUsedIn, type Measure, vatRulesBy } from '../../rules/vat.ts'
import { all, attribute, children, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { differentElementRules, isBlank } from './different-elements.ts'
import { differentRules } from './different-rules.ts'

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
