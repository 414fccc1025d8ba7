import { type Decimal, decimalOf, zero } from '../decimal.ts'
import { linesOf } from '../document/head.ts'
import { all, at, child, children, firstAt, text } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { type Countries, countriesOf } from './peppol/countries.ts'
import { isVat, type OuterScope, type Place, placesOf } from './places.ts'

/** The places that bear VAT. */
export type Taxed = 'line' | 'allowance' | 'charge' | 'row' | 'breakdown'

/** A tree with what several rules ask of it, each worked out once. */
export type TradeDocument = {
  readonly tree: Tree
  readonly root: XmlElement
  readonly currency: string | undefined
  readonly countries: Countries
  /** those in lines are found line by line, see {@link eachInLine} */
  readonly places: Readonly<Record<OuterScope, readonly Place[]>>
  /** the category codes in use in each scope */
  readonly codesIn: Readonly<Record<Taxed, ReadonlySet<string>>>
  /** codes of categories that do not say that they are of VAT, where no other does */
  readonly strayCodesIn: Readonly<Record<Taxed, ReadonlySet<string>>>
  /** sums of line net amounts, allowances and charges */
  readonly lineSum: Decimal
  readonly allowanceSum: Decimal
  readonly chargeSum: Decimal
  /** what is taxed under a category, stray or not, and under one at a rate: lines minus allowances plus charges */
  readonly taxedBy: ReadonlyMap<string, Decimal>
}

export function tradeDocument(tree: Tree): TradeDocument {
  const { root } = tree
  const places = placesOf(root, linesOf(tree))
  const codesIn = codeSets()
  const strayCodesIn = codeSets()
  const taxedBy = new Map<string, Decimal>()
  const tax = (key: string, value: Decimal): void => {
    const before = taxedBy.get(key)
    taxedBy.set(key, before ? before.plus(value) : value)
  }
  // One pass over each scope, for a hundred thousand lines are in no cache when one comes to the first again.
  const passBy = (scope: Taxed, name?: string): Decimal => {
    const categoryOf = categoryIn[scope]
    let total: Decimal | undefined
    for (const { element } of places[scope]) {
      const value = name === undefined ? undefined : amount(element, name)
      if (value) total = total ? total.plus(value) : value
      const category = categoryOf(element)
      const counted = category ?? categoriesIn[scope](element)[0]
      if (!counted) continue
      const code = text(counted, 'cbc:ID')
      const codes = category ? codesIn : strayCodesIn
      codes[scope].add(code ?? '')
      if (!value || !code) continue
      const taxable = scope === 'allowance' ? value.negated() : value
      const percent = text(counted, 'cbc:Percent')
      tax(taxKey(code), taxable)
      if (percent !== undefined) tax(taxKey(code, percent), taxable)
    }
    return total ?? zero
  }
  const lineSum = passBy('line', 'cbc:LineExtensionAmount')
  const allowanceSum = passBy('allowance', 'cbc:Amount')
  const chargeSum = passBy('charge', 'cbc:Amount')
  passBy('row')
  passBy('breakdown')
  return {
    tree,
    root,
    currency: text(root, 'cbc:DocumentCurrencyCode'),
    countries: countriesOf(root),
    places,
    codesIn,
    strayCodesIn,
    lineSum,
    allowanceSum,
    chargeSum,
    taxedBy,
  }
}

/** An amount below an element; nought where it is absent or no decimal. */
export const amount = (of: XmlElement | undefined, ...path: string[]): Decimal => decimalOf(text(of, ...path)) ?? zero

/** The VAT category among the tax categories of a line, an allowance, a charge or a breakdown row. */
export const vatCategory = (of: XmlElement | undefined): XmlElement | undefined =>
  of && firstAt(of, ['cac:TaxCategory'], isVat)

export const lineVatCategory = (line: XmlElement): XmlElement | undefined =>
  firstAt(line, ['cac:Item', 'cac:ClassifiedTaxCategory'], isVat)

/** Where each of the places that bear VAT says so. */
export const categoryIn: Readonly<Record<Taxed, (of: XmlElement) => XmlElement | undefined>> = {
  line: lineVatCategory,
  allowance: vatCategory,
  charge: vatCategory,
  row: vatCategory,
  breakdown: vatCategory,
}

const taxCategories = (of: XmlElement): XmlElement[] => children(of, 'cac:TaxCategory')
const categoriesIn: Readonly<Record<Taxed, (of: XmlElement) => XmlElement[]>> = {
  line: (line) => all(line, 'cac:Item', 'cac:ClassifiedTaxCategory'),
  allowance: taxCategories,
  charge: taxCategories,
  row: taxCategories,
  breakdown: taxCategories,
}

const codeSets = (): Record<Taxed, Set<string>> => ({
  line: new Set(),
  allowance: new Set(),
  charge: new Set(),
  row: new Set(),
  breakdown: new Set(),
})

/** Key of `taxedBy`: a category, or a category at a rate, however many noughts it is written with. */
export const taxKey = (category: string | undefined, percent?: string): string =>
  percent === undefined ? (category ?? '') : `${category} ${plainPercent(percent)}`

/** '19' for '19.00'. Nearly all rates are written without a point, and are what they are. */
const plainPercent = (percent: string): string =>
  /^[1-9]\d?$/.test(percent) ? percent : String(decimalOf(percent) ?? percent)

/** True where there is a text at a path. */
export const has = (of: XmlElement | undefined, ...path: string[]): boolean => text(of, ...path) !== undefined

/** True where there is an element at a path, empty or not. */
export const hasElement = (of: XmlElement | undefined, ...path: string[]): boolean => at(of, ...path) !== undefined

/** The parties' tax numbers, as the VAT rules ask for them. */
export function taxNumbers(root: XmlElement) {
  const seller = at(root, 'cac:AccountingSupplierParty', 'cac:Party')
  const buyer = at(root, 'cac:AccountingCustomerParty', 'cac:Party')
  const number = (party: XmlElement | undefined, vat: boolean): boolean =>
    children(party, 'cac:PartyTaxScheme').some((scheme) => isVat(scheme) === vat && hasElement(scheme, 'cbc:CompanyID'))
  return {
    /** BT-31 */
    sellerVat: number(seller, true),
    /** BT-32 */
    sellerTax: number(seller, false),
    /** BT-63 */
    representativeVat: number(child(root, 'cac:TaxRepresentativeParty'), true),
    /** BT-48 */
    buyerVat: number(buyer, true),
    /** BT-47 */
    buyerLegal: hasElement(buyer, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
  }
}
