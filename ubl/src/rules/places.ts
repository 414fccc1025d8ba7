import { monetaryTotal } from '../document/head.ts'
import { text } from '../xml/access.ts'
import type { XmlElement, XmlNode } from '../xml/tree.ts'

/** The places that rules speak of, by the names of EN 16931. */
export type Scope = OuterScope | InnerScope

/** Those within lines; rows are the allowances and charges of lines and of the document, preceding invoices theirs, too. */
export const innerScopes = [
  'lineAllowance',
  'lineCharge',
  'linePeriod',
  'price',
  'priceAllowance',
  'itemAttribute',
  'itemClassification',
  'itemStandardId',
  'precedingInvoice',
  'row',
] as const
export type InnerScope = (typeof innerScopes)[number]

/** Those outside lines, and the lines. */
export type OuterScope =
  | 'document'
  | 'line'
  | 'row'
  | 'allowance'
  | 'charge'
  | 'totals'
  | 'payableAmount'
  | 'taxTotal'
  | 'breakdown'
  | 'seller'
  | 'sellerAddress'
  | 'sellerEndpoint'
  | 'buyer'
  | 'buyerAddress'
  | 'buyerEndpoint'
  | 'payee'
  | 'representative'
  | 'representativeAddress'
  | 'taxRegistration'
  | 'delivery'
  | 'deliveryAddress'
  | 'period'
  | 'paymentMeans'
  | 'creditTransferAccount'
  | 'card'
  | 'precedingInvoice'
  | 'supportingDocument'

/** An element in a scope, with what its path is made of. */
export type Place = { readonly element: XmlElement; readonly above: readonly XmlElement[] }

/** A place inside another. Its path is only built on demand, because most places have no finding. */
class Inner implements Place {
  readonly element: XmlElement
  readonly #outer: Place

  constructor(element: XmlElement, outer: Place) {
    this.element = element
    this.#outer = outer
  }

  get above(): readonly XmlElement[] {
    return [...this.#outer.above, this.#outer.element]
  }
}

/**
 * Where each scope is in a document, but for what is in its lines; what is not there has no places. Rules on the document see its root without the
 * lines; one that asks for these, too, finds them in the {@link TradeDocument}.
 */
export function placesOf(root: XmlElement, lines: XmlElement[]): Record<OuterScope, Place[]> {
  const whole: Place = { element: root, above: [] }
  const top: Place = { element: withoutLines(root, lines), above: [] }
  const lineplaces = lines.map((element): Place => new Inner(element, whole))
  const rows = below([top], 'cac:AllowanceCharge')
  const seller = below([top], 'cac:AccountingSupplierParty')
  const buyer = below([top], 'cac:AccountingCustomerParty')
  const means = below([top], 'cac:PaymentMeans')
  const total = monetaryTotal(root)
  const totals: Place[] = total ? [new Inner(total, top)] : []
  const representative = below([top], 'cac:TaxRepresentativeParty')
  const taxTotals = below([top], 'cac:TaxTotal')
  const of = (places: Place[], test: (element: XmlElement) => boolean): Place[] =>
    places.filter(({ element }) => test(element))
  return {
    document: [top],
    line: lineplaces,
    row: rows,
    allowance: of(rows, isAllowance),
    charge: of(rows, isCharge),
    totals,
    payableAmount: below(totals, 'cbc:PayableAmount'),
    taxTotal: taxTotals,
    breakdown: below(taxTotals, 'cac:TaxSubtotal'),
    seller,
    sellerAddress: below(seller, 'cac:Party', 'cac:PostalAddress'),
    sellerEndpoint: below(seller, 'cac:Party', 'cbc:EndpointID'),
    buyer,
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
    delivery: below([top], 'cac:Delivery'),
    deliveryAddress: below([top], 'cac:Delivery', 'cac:DeliveryLocation', 'cac:Address'),
    period: below([top], 'cac:InvoicePeriod'),
    paymentMeans: means,
    creditTransferAccount: below(of(means, isCreditTransfer), 'cac:PayeeFinancialAccount'),
    card: below(means, 'cac:CardAccount'),
    precedingInvoice: below([top], 'cac:BillingReference'),
    supportingDocument: below([top], 'cac:AdditionalDocumentReference'),
  }
}

/** What stands in a line, by the names of the elements on the way. */
type Within = { readonly scopes: readonly InnerScope[]; readonly below?: Readonly<Record<string, Within>> }

const inLine: Readonly<Record<string, Within>> = {
  'cac:AllowanceCharge': { scopes: ['lineAllowance', 'lineCharge', 'row'] },
  'cac:BillingReference': { scopes: ['precedingInvoice'] },
  'cac:InvoicePeriod': { scopes: ['linePeriod'] },
  'cac:Item': {
    scopes: [],
    below: {
      'cac:AdditionalItemProperty': { scopes: ['itemAttribute'] },
      'cac:CommodityClassification': {
        scopes: [],
        below: { 'cbc:ItemClassificationCode': { scopes: ['itemClassification'] } },
      },
      'cac:StandardItemIdentification': { scopes: [], below: { 'cbc:ID': { scopes: ['itemStandardId'] } } },
    },
  },
  'cac:Price': { scopes: ['price'], below: { 'cac:AllowanceCharge': { scopes: ['priceAllowance'] } } },
}

const isIn = (scope: InnerScope, element: XmlElement): boolean =>
  scope === 'lineAllowance' ? isAllowance(element) : scope !== 'lineCharge' || isCharge(element)

/**
 * Tells of each place of a line, in the order of the document. Line by line, for the places of a hundred thousand lines
 * would fill more memory than is quick.
 */
export function eachInLine(line: Place, tell: (scope: InnerScope, place: Place) => void, known = inLine): void {
  const { children } = line.element
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as XmlNode
    const within = typeof node === 'string' ? undefined : known[node.name]
    if (within === undefined) continue
    const place = new Inner(node as XmlElement, line)
    for (const scope of within.scopes) if (isIn(scope, place.element)) tell(scope, place)
    if (within.below) eachInLine(place, tell, within.below)
  }
}

/** Two hundred rules look for something at the top of a document, and would pass by all its lines each time. */
function withoutLines(root: XmlElement, lines: readonly XmlElement[]): XmlElement {
  const name = lines[0]?.name
  if (name === undefined) return root
  return { ...root, children: root.children.filter((node) => typeof node !== 'string' && node.name !== name) }
}

/** UNCL4461 30 and 58: a credit transfer, SEPA or not. */
export const isCreditTransfer = (means: XmlElement): boolean => {
  const code = text(means, 'cbc:PaymentMeansCode')
  return code === '30' || code === '58'
}

function below(places: readonly Place[], ...path: string[]): Place[] {
  let level = [...places]
  for (const name of path) [level] = among(level, [name])
  return level
}

/** The children of several names in so many places, found in one pass: what is near in a document is near in memory. */
function among<Names extends readonly string[]>(
  places: readonly Place[],
  names: readonly [...Names],
): { [at in keyof Names]: Place[] } {
  const found = names.map((): Place[] => [])
  for (const outer of places) {
    const { children } = outer.element
    for (let i = 0; i < children.length; i++) {
      const node = children[i] as XmlNode
      if (typeof node === 'string') continue
      for (let j = 0; j < names.length; j++) if (node.name === names[j]) found[j]?.push(new Inner(node, outer))
    }
  }
  return found as { [at in keyof Names]: Place[] }
}

export const isCharge = (of: XmlElement): boolean => {
  const indicator = text(of, 'cbc:ChargeIndicator')
  return indicator === 'true' || indicator === '1'
}

export const isAllowance = (of: XmlElement): boolean => {
  const indicator = text(of, 'cbc:ChargeIndicator')
  return indicator === 'false' || indicator === '0'
}

export const isVat = (of: XmlElement): boolean => {
  const scheme = text(of, 'cac:TaxScheme', 'cbc:ID')
  return scheme === 'VAT' || scheme?.toUpperCase() === 'VAT'
}
