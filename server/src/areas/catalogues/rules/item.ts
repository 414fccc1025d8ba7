import type { CatalogueField } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { unitCodeOf } from '@kontor/i18n/sheets'
import { exact, isCode } from '@kontor/ubl'
import { decimalIn, type Mark } from './decimals.ts'
import { isGtin } from './gtin.ts'
import type { ItemRecord } from './records.ts'
import { type Finding, requiredFields, type SourceRow } from './source.ts'

/** The most characters of each text. */
const longest = { SellersItemID: 100, Name: 300, Description: 2000, CommodityCode: 20, CommodityScheme: 20 } as const
const taxCategories = 'S, Z, E, AE, K, G, O, L, M'

export interface Reading {
  readonly currency: string
  /** The decimal mark of the file, where it shows one. */
  readonly mark: Mark | undefined
}

/** A row as an item, or all that is wrong with it. */
export function itemOf(
  source: SourceRow,
  { currency, mark }: Reading,
): { readonly item?: ItemRecord; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  const cell = (field: CatalogueField) => (source.cells[field] ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const wrong = (field: CatalogueField, says: Message) =>
    void findings.push({ row: source.row, field, value: cell(field).slice(0, 100), says })
  const text = (field: keyof typeof longest): string | null => {
    const value = cell(field)
    if (value.length > longest[field])
      wrong(field, t`It has ${value.length} characters: use ${longest[field]} at most.`)
    return value || null
  }
  const decimal = (field: CatalogueField): string | null => {
    const value = cell(field)
    if (value === '') return null
    const read = decimalIn(value, mark)
    if (read === 'AMBIGUOUS')
      wrong(
        field,
        t`“${value}” can be read as thousands or as a fraction: write it with two decimals, as 1234.00 or 1.23.`,
      )
    else if (read === undefined) wrong(field, t`“${value}” is not a number: write it as 1234.50 or 1234,50.`)
    else return read
    return null
  }
  const positive = (field: CatalogueField): string | null => {
    const value = decimal(field)
    if (value === null || exact(value).gt(0)) return value
    wrong(field, t`“${value}” is not more than zero: enter a larger number, or leave it empty.`)
    return null
  }

  for (const field of requiredFields) if (cell(field) === '') wrong(field, t`The cell is empty: fill it in.`)
  if (cell('Currency') !== '' && cell('Currency').toUpperCase() !== currency)
    wrong(
      'Currency',
      t`“${cell('Currency')}” is not the currency of the catalog: use ${currency}, or put these items into a separate catalog.`,
    )
  const unitCode = unitOf(cell('UnitCode'), (says) => wrong('UnitCode', says))
  if (source.priceUnit !== undefined && source.priceUnit !== unitCode)
    wrong(
      'Price',
      t`The price is per ${source.priceUnit}, but the item is ordered in ${unitCode}: state the price of one ${unitCode}.`,
    )
  const item: ItemRecord = {
    sellersItemId: text('SellersItemID') ?? '',
    name: text('Name') ?? '',
    description: text('Description'),
    unitCode,
    price: priceOf(decimal('Price'), positive('BaseQuantity'), wrong) ?? '',
    ...taxOf(cell('TaxCategory').toUpperCase(), decimal('TaxPercent'), wrong),
    minimumOrderQuantity: positive('MinimumOrderQuantity'),
    orderQuantityIncrement: positive('OrderQuantityIncrement'),
    commodityCode: text('CommodityCode'),
    commodityScheme: text('CommodityScheme'),
    standardItemId: cell('StandardItemID') || null,
    leadTimeDays: cell('LeadTimeDays') === '' ? null : Number(cell('LeadTimeDays')),
  }
  if (item.standardItemId !== null && !isGtin(item.standardItemId))
    wrong('StandardItemID', t`“${item.standardItemId}” is not a GTIN: correct its digits, or leave it empty.`)
  if (item.leadTimeDays !== null && !/^\d{1,3}$/.test(cell('LeadTimeDays')))
    wrong('LeadTimeDays', t`“${cell('LeadTimeDays')}” is not a number of days: enter a whole number from 0 to 999.`)
  return findings.length === 0 ? { item, findings } : { findings }
}

type Wrong = (field: CatalogueField, says: Message) => void

/** Pieces where nothing is said; a code, or a word for one in any of our languages. */
function unitOf(cell: string, wrong: (says: Message) => void): string {
  if (cell === '') return 'C62'
  const code = unitCodeOf(cell)
  if (!isCode('UNECERec20-11e', code))
    wrong(t`“${cell}” is not a unit: use a code of UN/ECE Recommendation 20, such as C62 (piece), KGM or XBX (box).`)
  return code
}

/** The price of one: requisitions and orders count in single units. One that would have to be rounded is refused. */
function priceOf(price: string | null, base: string | null, wrong: Wrong): string | null {
  if (price === null) return null
  if (exact(price).lt(0)) wrong('Price', t`“${price}” is less than zero: enter a price of zero or more.`)
  if (base === null || exact(base).eq(1)) return price
  const one = exact(price).div(exact(base))
  if (one.decimalPlaces() <= 10) return one.toFixed()
  wrong('BaseQuantity', t`${price} for ${base} is not an exact price for one: enter the price of one unit.`)
  return null
}

/** A rate alone is the standard category, and none of it zero-rated; categories without tax have the rate 0. */
function taxOf(category: string, percent: string | null, wrong: Wrong): Pick<ItemRecord, 'taxCategory' | 'taxPercent'> {
  if (category !== '' && !isCode('UNCL5305', category))
    wrong('TaxCategory', t`“${category}” is not a tax category: use one of ${taxCategories}.`)
  if (percent !== null && (exact(percent).lt(0) || exact(percent).gt(100)))
    wrong('TaxPercent', t`“${percent}” is not a tax rate: enter a number from 0 to 100.`)
  if (category === '' && percent === null) return { taxCategory: null, taxPercent: null }
  const isTaxed = category === 'S' || category === 'L' || category === 'M'
  if (isTaxed && percent === null) wrong('TaxPercent', t`The tax category ${category} needs a rate: enter it.`)
  return {
    taxCategory: category || (percent !== null && exact(percent).gt(0) ? 'S' : 'Z'),
    taxPercent: percent ?? '0',
  }
}
