import { type Decimal, decimalOf, sum, zero } from '../decimal.ts'
import { linesOf, monetaryTotal } from '../document/head.ts'
import { all, at, child, children, text, textOf } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'

/** The places that rules speak of, by the names of EN 16931. */
export type Scope =
  | 'document'
  | 'line'
  | 'lineAllowance'
  | 'lineCharge'
  | 'linePeriod'
  | 'itemAttribute'
  | 'itemClassification'
  | 'itemStandardId'
  | 'allowance'
  | 'charge'
  | 'totals'
  | 'payableAmount'
  | 'taxTotal'
  | 'breakdown'
  | 'seller'
  | 'sellerAddress'
  | 'sellerEndpoint'
  | 'buyerAddress'
  | 'buyerEndpoint'
  | 'payee'
  | 'representative'
  | 'representativeAddress'
  | 'taxRegistration'
  | 'deliveryAddress'
  | 'period'
  | 'paymentMeans'
  | 'creditTransferAccount'
  | 'card'
  | 'precedingInvoice'
  | 'supportingDocument'

/** The places that bear VAT. */
export type Taxed = 'line' | 'allowance' | 'charge' | 'breakdown'

const taxed: readonly Taxed[] = ['line', 'allowance', 'charge', 'breakdown']

/** An element in a scope, with what its path is made of. */
export type Place = { readonly element: XmlElement; readonly above: readonly XmlElement[] }

/** A tree with what several rules ask of it, each worked out once. */
export type TradeDocument = {
  readonly tree: Tree
  readonly root: XmlElement
  readonly currency: string | undefined
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

export const isCharge = (of: XmlElement): boolean => {
  const said = text(of, 'cbc:ChargeIndicator')
  return said === 'true' || said === '1'
}

const isAllowance = (of: XmlElement): boolean => {
  const said = text(of, 'cbc:ChargeIndicator')
  return said === 'false' || said === '0'
}

/** The VAT category among the tax categories of a line, an allowance, a charge or a breakdown row. */
export const vatCategory = (of: XmlElement | undefined): XmlElement | undefined =>
  vatAmong(children(of, 'cac:TaxCategory'))

export const lineVatCategory = (line: XmlElement): XmlElement | undefined =>
  vatAmong(all(line, 'cac:Item', 'cac:ClassifiedTaxCategory'))

const vatAmong = (categories: XmlElement[]): XmlElement | undefined => categories.find(isVat)

export const isVat = (of: XmlElement): boolean => text(of, 'cac:TaxScheme', 'cbc:ID')?.toUpperCase() === 'VAT'

/** Key of `taxedBy`: a category, or a category at a rate, however many noughts it is written with. */
export const taxKey = (category: string | undefined, percent?: string): string =>
  percent === undefined ? (category ?? '') : `${category} ${decimalOf(percent) ?? percent}`

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

function placesOf(root: XmlElement, lines: XmlElement[]): Record<Scope, Place[]> {
  const top: Place = { element: root, above: [] }
  const lineplaces = lines.map((element): Place => ({ element, above: [root] }))
  const rows = below([top], 'cac:AllowanceCharge')
  const lineRows = below(lineplaces, 'cac:AllowanceCharge')
  const seller = below([top], 'cac:AccountingSupplierParty')
  const buyer = below([top], 'cac:AccountingCustomerParty')
  const items = below(lineplaces, 'cac:Item')
  const means = below([top], 'cac:PaymentMeans')
  const total = monetaryTotal(root)
  const totals: Place[] = total ? [{ element: total, above: [root] }] : []
  const representative = below([top], 'cac:TaxRepresentativeParty')
  const taxTotals = below([top], 'cac:TaxTotal')
  const of = (places: Place[], test: (element: XmlElement) => boolean): Place[] =>
    places.filter(({ element }) => test(element))
  return {
    document: [top],
    line: lineplaces,
    lineAllowance: of(lineRows, isAllowance),
    lineCharge: of(lineRows, isCharge),
    linePeriod: below(lineplaces, 'cac:InvoicePeriod'),
    itemAttribute: below(items, 'cac:AdditionalItemProperty'),
    itemClassification: below(items, 'cac:CommodityClassification', 'cbc:ItemClassificationCode'),
    itemStandardId: below(items, 'cac:StandardItemIdentification', 'cbc:ID'),
    allowance: of(rows, isAllowance),
    charge: of(rows, isCharge),
    totals,
    payableAmount: below(totals, 'cbc:PayableAmount'),
    taxTotal: taxTotals,
    breakdown: below(taxTotals, 'cac:TaxSubtotal'),
    seller,
    sellerAddress: below(seller, 'cac:Party', 'cac:PostalAddress'),
    sellerEndpoint: below(seller, 'cac:Party', 'cbc:EndpointID'),
    buyerAddress: below(buyer, 'cac:Party', 'cac:PostalAddress'),
    buyerEndpoint: below(buyer, 'cac:Party', 'cbc:EndpointID'),
    payee: below([top], 'cac:PayeeParty'),
    representative,
    representativeAddress: below(representative, 'cac:PostalAddress'),
    taxRegistration: of(
      [
        ...below(seller, 'cac:Party', 'cac:PartyTaxScheme'),
        ...below(buyer, 'cac:Party', 'cac:PartyTaxScheme'),
        ...below(representative, 'cac:PartyTaxScheme'),
      ],
      isVat,
    ),
    deliveryAddress: below([top], 'cac:Delivery', 'cac:DeliveryLocation', 'cac:Address'),
    period: below([top], 'cac:InvoicePeriod'),
    paymentMeans: means,
    creditTransferAccount: below(of(means, isCreditTransfer), 'cac:PayeeFinancialAccount'),
    card: below(means, 'cac:CardAccount'),
    precedingInvoice: below([top], 'cac:BillingReference'),
    supportingDocument: below([top], 'cac:AdditionalDocumentReference'),
  }
}

/** UNCL4461 30 and 58: a credit transfer, SEPA or not. */
export const isCreditTransfer = (means: XmlElement): boolean => {
  const code = text(means, 'cbc:PaymentMeansCode')
  return code === '30' || code === '58'
}

function below(places: readonly Place[], ...path: string[]): Place[] {
  let level = places
  for (const name of path)
    level = level.flatMap(({ element, above }) =>
      children(element, name).map((found): Place => ({ element: found, above: [...above, element] })),
    )
  return [...level]
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
