import { t } from '../message.ts'
import { at, attribute, child, children, text, textOf } from '../xml/access.ts'
import type { Limits } from '../xml/limits.ts'
import { read } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import type { XmlElement } from '../xml/tree.ts'

/** What a line of a catalogue says, each as it is written there; what it leaves out is undefined. */
export type CatalogueLine = {
  readonly sellersItemId?: string | undefined
  readonly name?: string | undefined
  readonly description?: string | undefined
  /** UN/ECE recommendation 20: in what it is ordered */
  readonly unit?: string | undefined
  readonly price?: string | undefined
  readonly currency?: string | undefined
  readonly baseQuantity?: string | undefined
  /** in what the price counts, where it says so */
  readonly baseUnit?: string | undefined
  readonly taxCategory?: string | undefined
  readonly taxPercent?: string | undefined
  readonly minimumOrderQuantity?: string | undefined
  readonly orderQuantityIncrement?: string | undefined
  readonly commodityCode?: string | undefined
  readonly commodityScheme?: string | undefined
  /** a GTIN */
  readonly standardItemId?: string | undefined
  readonly leadTime?: string | undefined
  readonly leadTimeUnit?: string | undefined
}

export type Catalogue = {
  readonly name?: string | undefined
  readonly validFrom?: string | undefined
  readonly validTo?: string | undefined
  /** each with its number among the lines, from 1; those that are deleted or cannot be ordered are left out */
  readonly lines: readonly { readonly row: number; readonly line: CatalogueLine }[]
}

/**
 * Reads a UBL Catalogue (Peppol BIS Catalogue 3).
 *
 * @throws Refusal where it is none
 */
export function readCatalogue(bytes: Uint8Array, limits: Partial<Limits> = {}): Catalogue {
  const { type, root } = read(bytes, limits)
  if (type !== 'Catalogue')
    throw new Refusal('NOT_UBL', t`The file is a UBL ${type}. Send a UBL Catalogue.`, { expected: 'a UBL Catalogue' })
  const validity = child(root, 'cac:ValidityPeriod')
  return {
    name: text(root, 'cbc:Name'),
    validFrom: text(validity, 'cbc:StartDate'),
    validTo: text(validity, 'cbc:EndDate'),
    lines: children(root, 'cac:CatalogueLine').flatMap((line, place) =>
      isOffered(line) ? [{ row: place + 1, line: lineOf(line) }] : [],
    ),
  }
}

const isOffered = (line: XmlElement): boolean =>
  text(line, 'cbc:ActionCode') !== 'Delete' && text(line, 'cbc:OrderableIndicator') !== 'false'

function lineOf(line: XmlElement): CatalogueLine {
  const item = child(line, 'cac:Item')
  const terms = termsOf(line)
  const base = at(terms, 'cac:Price', 'cbc:BaseQuantity')
  const amount = at(terms, 'cac:Price', 'cbc:PriceAmount')
  const minimum = child(line, 'cbc:MinimumOrderQuantity')
  const baseUnit = attribute(base, 'unitCode')
  const commodity = at(item, 'cac:CommodityClassification', 'cbc:ItemClassificationCode')
  const tax = child(item, 'cac:ClassifiedTaxCategory')
  const leadTime = child(terms, 'cbc:LeadTimeMeasure')
  return {
    sellersItemId: text(item, 'cac:SellersItemIdentification', 'cbc:ID'),
    name: text(item, 'cbc:Name'),
    description: text(item, 'cbc:Description'),
    unit: text(line, 'cbc:OrderableUnit') ?? baseUnit ?? attribute(minimum, 'unitCode'),
    price: textOf(amount),
    currency: attribute(amount, 'currencyID'),
    baseQuantity: textOf(base),
    baseUnit,
    taxCategory: text(tax, 'cbc:ID'),
    taxPercent: text(tax, 'cbc:Percent'),
    minimumOrderQuantity: textOf(minimum),
    orderQuantityIncrement: text(line, 'cbc:OrderQuantityIncrementNumeric'),
    commodityCode: textOf(commodity),
    commodityScheme: attribute(commodity, 'listID'),
    standardItemId: gtinOf(at(item, 'cac:StandardItemIdentification', 'cbc:ID')),
    leadTime: textOf(leadTime),
    leadTimeUnit: attribute(leadTime, 'unitCode'),
  }
}

/** Of prices for several quantities, the one for the least: what a line of one costs. */
function termsOf(line: XmlElement): XmlElement | undefined {
  const least = (one: XmlElement) => Number(text(one, 'cbc:MinimumQuantity') ?? 0)
  const priced = children(line, 'cac:RequiredItemLocationQuantity').filter((one) => child(one, 'cac:Price'))
  return priced.toSorted((a, b) => least(a) - least(b))[0] ?? child(line, 'cac:RequiredItemLocationQuantity')
}

/** ISO 6523 0160; a number by another scheme is no GTIN. */
function gtinOf(id: XmlElement | undefined): string | undefined {
  const scheme = attribute(id, 'schemeID')
  return scheme === undefined || scheme === '0160' || scheme === 'GTIN' ? textOf(id) : undefined
}
