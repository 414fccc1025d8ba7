import { type Decimal, decimalOf, sum, zero } from '../decimal.ts'
import { linesOf } from '../document/head.ts'
import { at, child, children, firstAt, text, textOf } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { type Countries, countriesOf } from './peppol/countries.ts'
import { isVat, type Place, placesOf, type Scope } from './places.ts'

/** The places that bear VAT. */
export type Taxed = 'line' | 'allowance' | 'charge' | 'breakdown'

const taxed: readonly Taxed[] = ['line', 'allowance', 'charge', 'breakdown']

/** A tree with what several rules ask of it, each worked out once. */
export type TradeDocument = {
  readonly tree: Tree
  readonly root: XmlElement
  readonly currency: string | undefined
  readonly countries: Countries
  readonly places: Readonly<Record<Scope, readonly Place[]>>
  /** the VAT category of each line, allowance, charge and breakdown row that has one */
  readonly categoryOf: ReadonlyMap<XmlElement, XmlElement>
  /** the category codes in use in each scope */
  readonly codesIn: Readonly<Record<Taxed, ReadonlySet<string>>>
  /** sums of line net amounts, allowances and charges */
  readonly lineSum: Decimal
  readonly allowanceSum: Decimal
  readonly chargeSum: Decimal
  /** what is taxed under a category, and under a category at a rate: lines minus allowances plus charges */
  readonly taxedBy: ReadonlyMap<string, Decimal>
}

export function tradeDocument(tree: Tree): TradeDocument {
  const { root } = tree
  const lines = linesOf(tree)
  const places = placesOf(root, lines)
  const elements = (scope: Scope): XmlElement[] => places[scope].map((place) => place.element)
  const categoryOf = new Map<XmlElement, XmlElement>()
  const codesOf = (scope: Taxed): Set<string> => {
    const codes = new Set<string>()
    for (const element of elements(scope)) {
      const category = scope === 'line' ? lineVatCategory(element) : vatCategory(element)
      if (!category) continue
      categoryOf.set(element, category)
      codes.add(text(category, 'cbc:ID') ?? '')
    }
    return codes
  }
  const codesIn = Object.fromEntries(taxed.map((scope) => [scope, codesOf(scope)])) as Record<Taxed, Set<string>>
  const amounts = (of: readonly XmlElement[], name: string): Decimal[] => of.map((one) => amount(one, name))
  return {
    tree,
    root,
    currency: text(root, 'cbc:DocumentCurrencyCode'),
    countries: countriesOf(root),
    places,
    categoryOf,
    codesIn,
    lineSum: sum(amounts(lines, 'cbc:LineExtensionAmount')),
    allowanceSum: sum(amounts(elements('allowance'), 'cbc:Amount')),
    chargeSum: sum(amounts(elements('charge'), 'cbc:Amount')),
    taxedBy: taxedBy(categoryOf, lines, elements('allowance'), elements('charge')),
  }
}

/** An amount below an element; nought where it is absent or no decimal. */
export const amount = (of: XmlElement | undefined, ...path: string[]): Decimal => decimalOf(text(of, ...path)) ?? zero

/** The VAT category among the tax categories of a line, an allowance, a charge or a breakdown row. */
export const vatCategory = (of: XmlElement | undefined): XmlElement | undefined =>
  of && firstAt(of, ['cac:TaxCategory'], isVat)

export const lineVatCategory = (line: XmlElement): XmlElement | undefined =>
  firstAt(line, ['cac:Item', 'cac:ClassifiedTaxCategory'], isVat)

/** Key of `taxedBy`: a category, or a category at a rate, however many noughts it is written with. */
export const taxKey = (category: string | undefined, percent?: string): string =>
  percent === undefined ? (category ?? '') : `${category} ${plainPercent(percent)}`

/** '19' for '19.00'. Nearly all rates are written without a point, and are what they are. */
const plainPercent = (percent: string): string =>
  /^[1-9]\d?$/.test(percent) ? percent : String(decimalOf(percent) ?? percent)

function taxedBy(
  categoryOf: ReadonlyMap<XmlElement, XmlElement>,
  lines: XmlElement[],
  allowances: XmlElement[],
  charges: XmlElement[],
): Map<string, Decimal> {
  const sums = new Map<string, Decimal>()
  const add = (element: XmlElement, value: Decimal): void => {
    const category = categoryOf.get(element)
    const id = text(category, 'cbc:ID')
    if (!id) return
    const percent = text(category, 'cbc:Percent')
    const keys = percent === undefined ? [taxKey(id)] : [taxKey(id), taxKey(id, percent)]
    for (const key of keys) sums.set(key, (sums.get(key) ?? zero).plus(value))
  }
  for (const line of lines) add(line, amount(line, 'cbc:LineExtensionAmount'))
  for (const one of allowances) add(one, amount(one, 'cbc:Amount').negated())
  for (const one of charges) add(one, amount(one, 'cbc:Amount'))
  return sums
}

/** True where there is a text at a path. */
export const has = (of: XmlElement | undefined, ...path: string[]): boolean => text(of, ...path) !== undefined

/** True where there is an element at a path, empty or not. */
export const hasElement = (of: XmlElement | undefined, ...path: string[]): boolean => at(of, ...path) !== undefined

/** The parties' tax numbers, as the VAT rules ask for them. */
export function taxNumbers(root: XmlElement) {
  const seller = at(root, 'cac:AccountingSupplierParty', 'cac:Party')
  const buyer = at(root, 'cac:AccountingCustomerParty', 'cac:Party')
  const number = (party: XmlElement | undefined, vat: boolean): boolean =>
    children(party, 'cac:PartyTaxScheme').some((scheme) => isVat(scheme) === vat && has(scheme, 'cbc:CompanyID'))
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
    buyerLegal: textOf(at(buyer, 'cac:PartyLegalEntity', 'cbc:CompanyID')) !== undefined,
  }
}
