import { type Decimal, decimalOf, hundredth, zero } from '../decimal.ts'
import { t } from '../message.ts'
import { text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { isWithinOneUnit, roundedToCents } from './amounts.ts'
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
import { isUsedIn, vatBesideFamilies } from './vat-beside-families.ts'
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
      t`The VAT breakdown has ${rowsOf(document, code)} rows for ${name} (${code}); it must have ${rows === 'one' ? 'one' : 'one or more'} if the category is used, and none otherwise.`,
    'Recalculate the totals.',
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
      t`A ${what} with the VAT category ${name} (${code}) requires ${numbers.words}.`,
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
        t`The ${what} is ${name} (${code}) at ${text(categoryIn[scope](one), 'cbc:Percent') ?? 'no'} %; its rate must be ${measure.rate(family, scope)}.`,
      'Correct the rate or the category.',
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
        if (measure.mayBeOff(family)) return isWithinOneUnit(stated, taxed)
        return stated.equals(measure.asksForLines ? taxed : roundedToCents(taxed))
      },
      (row, document) =>
        t`The taxable amount for ${name} (${code}) is ${text(row, 'cbc:TaxableAmount')}; lines, allowances and charges add up to ${taxedIn(measure.categoryOf(row, family), family, document).toFixed(2)}.`,
      'Recalculate the totals.',
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
              isWithinOneUnit(tax.abs(), taxOn(row, category))
      },
      (row) =>
        t`The VAT for ${name} (${code}) is ${text(row, 'cbc:TaxAmount')}; it must be ${(rows === 'one' ? zero : taxOn(row, measure.categoryOf(row, family))).toFixed(2)}.`,
      'Recalculate the totals.',
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
        ? t`The VAT breakdown has no exemption reason for ${name} (${code}).`
        : t`The VAT breakdown has an exemption reason for ${name} (${code}), which must not have one.`,
      reason === 'required' ? 'Enter the exemption reason.' : 'Remove the reason.',
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
  return asked === 'zero' ? rate.isZero() : asked === 'greater than zero' ? rate.greaterThan(0) : !rate.lessThan(0)
}

const taxedIn = (category: XmlElement | undefined, { code, rows }: Family, { taxedBy }: TradeDocument): Decimal =>
  taxedBy.get(rows === 'one' ? taxKey(code) : taxKey(code, text(category, 'cbc:Percent') ?? '')) ?? zero

const taxOn = (row: XmlElement, category: XmlElement | undefined): Decimal =>
  roundedToCents(amount(row, 'cbc:TaxableAmount').abs().times(amount(category, 'cbc:Percent')).times(hundredth))

/** EN 16931-1 clause 6.4.3, by the measure of a syntax. */
export const vatRulesBy = (measure: Measure): Rule[] => [
  ...families.flatMap((family) => familyRules(family, measure)),
  ...vatBesideFamilies,
]
export const vatRules: readonly Rule[] = vatRulesBy(inUbl)
