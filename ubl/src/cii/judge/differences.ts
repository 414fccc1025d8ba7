import { decimalOf } from '../../decimal.ts'
import { dueAmount, isTaxed, roundedToCents } from '../../rules/amounts.ts'
import { isVat } from '../../rules/places.ts'
import type { Rule } from '../../rules/rule.ts'
import { has, hasElement, type Taxed, type TradeDocument, vatCategory } from '../../rules/trade-document.ts'
import { type Measure, vatRulesBy } from '../../rules/vat.ts'
import { countriesIn, isCountry, isUsedIn } from '../../rules/vat-beside-families.ts'
import { all, attribute, child, children, text, textOf, written } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { differentElementRules, exemptCategories, isBlank } from './different-elements.ts'
import { differentRules } from './different-rules.ts'

/** How many lines, allowances and charges, or rows of the breakdown are of a category, be it said that it is of VAT or not. */
const count = ({ places }: TradeDocument, scope: 'line' | 'row' | 'breakdown', code: string): number =>
  places[scope]
    .flatMap(({ element }) =>
      scope === 'line' ? all(element, 'cac:Item', 'cac:ClassifiedTaxCategory') : children(element, 'cac:TaxCategory'),
    )
    .filter((category) => text(category, 'cbc:ID') === code).length

/** Of these categories a row is judged whatever tax it says that it is of. */
const asksAnyTax: ReadonlySet<string> = new Set(['S', 'Z'])

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
  rate: ({ code, rate }) => (code === 'L' ? 'greater than zero' : rate),
  categoryOf: (row, { code }) => (asksAnyTax.has(code) ? child(row, 'cac:TaxCategory') : vatCategory(row)),
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
  return value?.equals(roundedToCents(value)) ?? false
}
/** One total VAT of cents suffices, with what else is no matter to the rule. */
const hasTaxIn =
  (isFine: (currency: string | undefined, root: XmlElement, of: XmlElement) => boolean): Rule['holds'] =>
  (root) => {
    const taxes = all(root, 'cac:TaxTotal', 'cbc:TaxAmount')
    return taxes.length === 0 || taxes.some((one) => isFine(attribute(one, 'currencyID'), root, one))
  }

const deliveryCountry = [
  'cac:Delivery',
  'cac:DeliveryLocation',
  'cac:Address',
  'cac:Country',
  'cbc:IdentificationCode',
] as const

/** Rules that ask the same of CII as of UBL but look for it in more places, or in fewer. */
const measuredElsewhere: ReadonlyMap<string, Rule['holds']> = new Map([
  ['BR-18', (party) => hasElement(party, 'cac:PartyName', 'cbc:Name')],
  ['BR-55', (reference) => has(reference, 'cac:InvoiceDocumentReference', 'cbc:ID')],
  ['BR-56', (party) => children(party, 'cac:PartyTaxScheme').some((one) => isVat(one) && has(one, 'cbc:CompanyID'))],
  ['BR-57', (address) => has(address, 'cac:Country', 'cbc:IdentificationCode')],
  ['BR-IC-12', (root, { codesIn }) => !codesIn.breakdown.has('K') || hasElement(root, ...deliveryCountry)],
  [
    'BR-CO-04',
    (line) => all(line, 'cac:Item', 'cac:ClassifiedTaxCategory').some((one) => isVat(one) && hasElement(one, 'cbc:ID')),
  ],
  ['BR-CO-09', (number) => isCountry(written(child(number, 'cbc:CompanyID')).slice(0, 2))],
  ['BR-64', (id) => !isBlank(attribute(id, 'schemeID'))],
  ['BR-65', (code) => !isBlank(attribute(code, 'listID'))],
  ['BR-O-11', onlyO('line', 'breakdown')],
  ['BR-O-12', onlyO('line', 'breakdown')],
  ['BR-O-13', onlyO('row')],
  ['BR-O-14', onlyO('row')],
  [
    'BR-CO-16',
    (of) =>
      decimalOf(text(of, 'cbc:PayableAmount'))?.equals(dueAmount(of)) === true && has(of, 'cbc:TaxInclusiveAmount'),
  ],
  ['BR-CO-17', (row) => isTaxed(row, (stated, computed) => stated.minus(computed).abs().lessThanOrEqualTo(1))],
  ['BR-51', (card) => written(child(card, 'cbc:PrimaryAccountNumberID')).length <= 10],
  [
    'BR-B-01',
    (_, document) =>
      !everywhere.some((scope) => isUsedIn(document, scope, 'B')) ||
      countriesIn(document.root).every((country) => country === 'IT'),
  ],
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
/** The rules on the amounts of IGIC and IPSI (AF, AG) are published so that they always hold. */
const alwaysHolds: ReadonlySet<string> = new Set(['BR-AF-08', 'BR-AF-09', 'BR-AG-08', 'BR-AG-09'])
const fatal: ReadonlySet<string> = new Set(['BR-51'])

const rowScopes: ReadonlySet<Rule['scope']> = new Set(['allowance', 'charge', 'lineAllowance', 'lineCharge'])
/** The rules on allowances and charges know them by the words true and false alone, but for those on their VAT. */
const isInWords = (row: XmlElement): boolean => ['true', 'false'].includes(written(child(row, 'cbc:ChargeIndicator')))
const ofRowsInWords = (one: Rule): Rule =>
  rowScopes.has(one.scope) ? { ...one, holds: (of, document) => !isInWords(of) || one.holds(of, document) } : one

const ofAllRows: ReadonlySet<string> = new Set('BR-45 BR-46 BR-47 BR-48 BR-CO-17 BR-DEC-19 BR-DEC-20'.split(' '))
const ofOtherRows = (one: Rule): Rule =>
  ofAllRows.has(one.id)
    ? {
        ...one,
        holds: (row, document) =>
          exemptCategories.has(text(vatCategory(row), 'cbc:ID') ?? '') || one.holds(row, document),
      }
    : one

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
  ].map(ofOtherRows)
}
