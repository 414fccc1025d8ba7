import { type Decimal, decimalOf, hundredth, zero } from '../decimal.ts'
import { said } from '../said.ts'
import { all, isElement, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { cents, near } from './amounts.ts'
import { isCode } from './code-lists.ts'
import { type Rule, rule } from './rule.ts'
import {
  amount,
  categoryIn,
  hasElement,
  type Taxed,
  type TradeDocument,
  taxKey,
  taxNumbers,
  vatCategory,
} from './trade-document.ts'
import { type Family, families } from './vat-families.ts'

/** Where a category is used, with the terms of category and rate. */
const uses: readonly {
  scope: Exclude<Taxed, 'row' | 'breakdown'>
  what: string
  category: string
  rate: string
  group: string
}[] = [
  { scope: 'line', what: 'line', category: 'BT-151', rate: 'BT-152', group: 'BG-25' },
  { scope: 'allowance', what: 'allowance', category: 'BT-95', rate: 'BT-96', group: 'BG-20' },
  { scope: 'charge', what: 'charge', category: 'BT-102', rate: 'BT-103', group: 'BG-21' },
]

const isOf = (category: XmlElement | undefined, code: string): category is XmlElement =>
  text(category, 'cbc:ID') === code

/** How strictly the published rules are bound to a syntax: what they ask is the same, how they measure it is not. */
export type Measure = {
  /** whether the breakdown has the rows that a category asks for (-01) */
  readonly isBrokenDown: (family: Family, document: TradeDocument) => boolean
  /** whether a category counts that does not say that it is of VAT (-02) */
  readonly takesStray: (family: Family) => boolean
  /** the rate that a category may have (-05 to -07) */
  readonly rate: (family: Family, scope: Taxed) => Family['rate']
  /** the category that a row of the breakdown is of (-08 to -10) */
  readonly categoryOf: (row: XmlElement, family: Family) => XmlElement | undefined
  /** whether a taxable amount may be off by less than one unit (-08) */
  readonly mayBeOff: (family: Family) => boolean
  /** whether a taxable amount is right only where lines are (-08) */
  readonly asksForLines: boolean
}

/** Whether a category is used in a scope, be it said that it is of VAT or not. */
export const isUsedIn = ({ codesIn, strayCodesIn }: TradeDocument, scope: Taxed, code: string): boolean =>
  codesIn[scope].has(code) || strayCodesIn[scope].has(code)

/** How many rows the breakdown has for a category of VAT. */
const rowsOf = ({ places }: TradeDocument, code: string): number =>
  places.breakdown.filter(({ element }) => isOf(vatCategory(element), code)).length

const takesStray = ({ code }: Family): boolean => code === 'S'

const inUbl: Measure = {
  isBrokenDown: (family, document) => {
    const { code, rows } = family
    const isIn = (scope: Taxed): boolean =>
      takesStray(family) ? isUsedIn(document, scope, code) : document.codesIn[scope].has(code)
    // Of rows, whether they are allowances or charges does not matter here.
    const isUsed = isIn('line') || isIn('row')
    if (!isIn('breakdown')) return !isUsed
    return rows === 'per rate' ? isUsed : rowsOf(document, code) === 1
  },
  takesStray,
  rate: ({ rate }) => rate,
  categoryOf: vatCategory,
  mayBeOff: ({ rows }) => rows === 'per rate',
  asksForLines: true,
}

function familyRules(family: Family, measure: Measure): Rule[] {
  const { id, code, name, numbers, rows, reason } = family
  const isStray = ({ strayCodesIn }: TradeDocument, scope: Taxed): boolean =>
    measure.takesStray(family) && strayCodesIn[scope].has(code)

  const breakdownExists = rule(
    'document',
    `BR-${id}-01`,
    'BG-23 BT-118 BT-151 BT-95 BT-102 BG-25 BG-20 BG-21',
    (_, document) => measure.isBrokenDown(family, document),
    (_, document) =>
      said`The VAT breakdown has ${rowsOf(document, code)} rows for ${name} (${code}); it must have ${rows === 'one' ? 'one' : 'one or more'} where something is taxed so, and none elsewhere.`,
    'Compute the totals anew.',
  )
  const numbersGiven = uses.map(({ scope, what, category, group }, i) =>
    rule(
      'document',
      `BR-${id}-0${i + 2}`,
      `${numbers.terms} ${category} ${group}`,
      (root, document) =>
        document.codesIn[scope].has(code)
          ? numbers.hold(taxNumbers(root))
          : scope !== 'line' || !isStray(document, scope),
      said`A ${what} is ${name} (${code}), which asks for ${numbers.words}.`,
      code === 'O'
        ? 'Remove the VAT numbers, or choose another category.'
        : 'Enter the number, or choose another category.',
    ),
  )
  const rates = uses.map(({ scope, what, category, rate, group }, i) => ({
    ...rule(
      scope,
      `BR-${id}-0${i + 5}`,
      `${rate} ${category} ${group}`,
      (one) => {
        const found = categoryIn[scope](one)
        return !isOf(found, code) || rateHolds(measure.rate(family, scope), found)
      },
      (one) =>
        said`The ${what} is ${name} (${code}) at ${text(categoryIn[scope](one), 'cbc:Percent') ?? 'no'} %; its rate must be ${measure.rate(family, scope)}.`,
      'Mend the rate or the category.',
    ),
    concerns: ({ codesIn }: TradeDocument) => codesIn[scope].has(code),
  }))
  const breakdown = (
    number: string,
    terms: string,
    holds: (row: XmlElement, document: TradeDocument, category: XmlElement) => boolean,
    says: Rule['says'],
    fix: string,
  ): Rule => ({
    ...rule(
      'breakdown',
      `BR-${id}-${number}`,
      terms,
      (row, document) => {
        const category = measure.categoryOf(row, family)
        return !isOf(category, code) || holds(row, document, category)
      },
      says,
      fix,
    ),
    concerns: (document) => isUsedIn(document, 'breakdown', code),
  })

  return [
    breakdownExists,
    ...numbersGiven,
    ...rates,
    breakdown(
      '08',
      'BT-116 BT-118 BG-23',
      (row, document, category) => {
        const percent = text(category, 'cbc:Percent')
        if (rows === 'per rate' && percent === undefined) return true
        if (!hasElement(row, 'cbc:TaxableAmount')) return false
        if (measure.asksForLines && !hasTaxed(family, percent, document)) return false
        const stated = amount(row, 'cbc:TaxableAmount')
        const taxed = taxedIn(category, family, document)
        if (measure.mayBeOff(family)) return near(stated, taxed)
        return stated.equals(measure.asksForLines ? taxed : cents(taxed))
      },
      (row, document) =>
        said`The taxable amount for ${name} (${code}) is ${text(row, 'cbc:TaxableAmount')}; lines, allowances and charges make ${taxedIn(measure.categoryOf(row, family), family, document).toFixed(2)}.`,
      'Compute the totals anew.',
    ),
    breakdown(
      '09',
      'BT-117 BT-118 BG-23',
      (row, _, category) => {
        const tax = decimalOf(text(row, 'cbc:TaxAmount'))
        if (!tax) return false
        return rows === 'one'
          ? tax.isZero()
          : hasElement(category, 'cbc:Percent') &&
              hasElement(row, 'cbc:TaxableAmount') &&
              near(tax.abs(), taxOn(row, category))
      },
      (row) =>
        said`The VAT for ${name} (${code}) is ${text(row, 'cbc:TaxAmount')}; it must be ${(rows === 'one' ? zero : taxOn(row, measure.categoryOf(row, family))).toFixed(2)}.`,
      'Compute the totals anew.',
    ),
    breakdown(
      '10',
      'BT-120 BT-121 BT-118 BG-23',
      (_, __, category) => {
        const given =
          hasElement(category, 'cbc:TaxExemptionReason') || hasElement(category, 'cbc:TaxExemptionReasonCode')
        return given === (reason === 'required')
      },
      reason === 'required'
        ? said`The VAT breakdown does not say why ${name} (${code}) bears no VAT.`
        : said`The VAT breakdown gives a reason for exemption for ${name} (${code}), which has none.`,
      reason === 'required' ? 'Enter the reason for exemption.' : 'Remove the reason.',
    ),
  ]
}

/** What the row is made of: lines; of its own rate, or allowances and charges of it, for the standard rate. */
const hasTaxed = ({ code }: Family, percent: string | undefined, { places, taxedBy }: TradeDocument): boolean =>
  code === 'S' ? taxedBy.has(taxKey(code, percent)) : places.line.length > 0

function rateHolds(asked: Family['rate'], category: XmlElement): boolean {
  if (asked === 'none') return !hasElement(category, 'cbc:Percent')
  const rate = decimalOf(text(category, 'cbc:Percent'))
  if (!rate) return false
  return asked === 'nought' ? rate.isZero() : asked === 'above nought' ? rate.greaterThan(0) : !rate.lessThan(0)
}

const taxedIn = (category: XmlElement | undefined, { code, rows }: Family, { taxedBy }: TradeDocument): Decimal =>
  taxedBy.get(rows === 'one' ? taxKey(code) : taxKey(code, text(category, 'cbc:Percent') ?? '')) ?? zero

const taxOn = (row: XmlElement, category: XmlElement | undefined): Decimal =>
  cents(amount(row, 'cbc:TaxableAmount').abs().times(amount(category, 'cbc:Percent')).times(hundredth))

const breaksDown = ({ codesIn }: TradeDocument, code: string): boolean => codesIn.breakdown.has(code)

const onlyO = (number: string, scope: Taxed, what: string, terms: string): Rule =>
  rule(
    'document',
    `BR-O-${number}`,
    terms,
    (_, { codesIn }) => !codesIn.breakdown.has('O') || [...codesIn[scope]].every((code) => code === 'O'),
    said`The document is not subject to VAT (O) but has ${what} of another category.`,
    'Use O for all of it, or for none.',
  )

/** What stands beside the families: deliveries within the Union, "not subject", and split payment. */
const furtherRules: readonly Rule[] = [
  rule(
    'document',
    'BR-IC-11',
    'BT-72 BG-14 BT-118 BG-23',
    (root, document) =>
      !breaksDown(document, 'K') ||
      isSaid(text(root, 'cac:Delivery', 'cbc:ActualDeliveryDate')) ||
      all(root, 'cac:InvoicePeriod').some((period) => period.children.some(isElement)),
    'An intra-Community supply (K) has neither a delivery date nor a period.',
    'Enter the delivery date.',
  ),
  rule(
    'document',
    'BR-IC-12',
    'BT-80 BT-118 BG-23',
    (root, document) =>
      !breaksDown(document, 'K') ||
      isSaid(
        text(root, 'cac:Delivery', 'cac:DeliveryLocation', 'cac:Address', 'cac:Country', 'cbc:IdentificationCode'),
      ),
    'An intra-Community supply (K) does not say to which country.',
    'Enter the delivery address, at least its country.',
  ),
  onlyO('11', 'breakdown', 'a row of the VAT breakdown', 'BT-118 BG-23'),
  onlyO('12', 'line', 'a line', 'BT-151 BG-25 BT-118 BG-23'),
  onlyO('13', 'allowance', 'an allowance', 'BT-95 BG-20 BT-118 BG-23'),
  onlyO('14', 'charge', 'a charge', 'BT-102 BG-21 BT-118 BG-23'),
  rule(
    'document',
    'BR-B-01',
    'BT-151 BT-95 BT-102',
    (_, document) => !usesCode(document, 'B') || countriesIn(document.root).every((country) => country === 'IT'),
    'Split payment (B) is for invoices within Italy only.',
    'Choose another category.',
  ),
  rule(
    'document',
    'BR-B-02',
    'BT-151 BT-95 BT-102 BG-25 BG-20 BG-21',
    (_, document) => !usesCode(document, 'B') || !uses.some(({ scope }) => isUsedIn(document, scope, 'S')),
    'Split payment (B) and standard rate (S) stand in one document.',
    'Use one of them.',
  ),
  rule(
    'taxRegistration',
    'BR-CO-09',
    'BT-31 BT-63 BT-48',
    (scheme) => {
      const id = text(scheme, 'cbc:CompanyID')
      return id === undefined || isCountry(id.slice(0, 2))
    },
    (scheme) => said`The VAT number ${text(scheme, 'cbc:CompanyID')} does not begin with a country.`,
    'Begin it with the code of its country, e.g. DE; Greece may use EL.',
  ),
]

/** Greece, Northern Ireland and Kosovo have prefixes that ISO 3166 does not know. */
const otherPrefixes: ReadonlySet<string> = new Set(['EL', 'XI', '1A'])

/** Whether a VAT number begins so. */
export const isCountry = (prefix: string): boolean => isCode('ISO3166-1_Alpha2', prefix) || otherPrefixes.has(prefix)

/** More than one character: what the published rules take for a date or a country that is given. */
const isSaid = (value: string | undefined): boolean => (value ?? '').length > 1

/** Every country that a document names, wherever. */
export function countriesIn(element: XmlElement): string[] {
  if (element.name === 'cbc:IdentificationCode') return [textOf(element) ?? '']
  return element.children.flatMap((node) => (isElement(node) ? countriesIn(node) : []))
}

const usesCode = ({ codesIn, strayCodesIn }: TradeDocument, code: string): boolean =>
  [codesIn, strayCodesIn].some((scopes) => Object.values(scopes).some((codes) => codes.has(code)))

/** EN 16931-1 clause 6.4.3, by the measure of a syntax. */
export const vatRulesBy = (measure: Measure): Rule[] => [
  ...families.flatMap((family) => familyRules(family, measure)),
  ...furtherRules,
]
export const vatRules: readonly Rule[] = vatRulesBy(inUbl)
