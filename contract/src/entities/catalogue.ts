import { catalogueColumns, catalogueFields, catalogueStates } from '../enumerations/index.ts'
import {
  currency,
  date,
  decimal,
  entity,
  id,
  instant,
  list,
  maybe,
  oneOf,
  record,
  text,
  whole,
} from '../words/index.ts'

/** The items of a supplier, or a company's own, that requesters find. */
export const Catalogue = entity('Catalogue', {
  Id: id('catalogue'),
  Name: text({ min: 1, max: 200 }),
  /** The supplier; the items of one without are the company's own. */
  ConnectionId: maybe(id('connection')),
  SupplierName: maybe(text()),
  Currency: currency(),
  ValidFrom: maybe(date()),
  ValidTo: maybe(date()),
  State: oneOf(catalogueStates),
  ItemCount: whole(),
  Modified: instant(),
})

const item = {
  SellersItemID: text({ min: 1, max: 100 }),
  Name: text({ min: 1, max: 300 }),
  Description: maybe(text({ max: 2000 })),
  /** UN/ECE recommendation 20 */
  UnitCode: text({ max: 10 }),
  /** Net, of one unit. */
  Price: record({ value: decimal(), currencyID: currency() }),
  /** UNCL5305 */
  Tax: maybe(record({ Category: text({ max: 3 }), Percent: decimal() })),
  MinimumOrderQuantity: maybe(decimal()),
  OrderQuantityIncrement: maybe(decimal()),
  CommodityCode: maybe(text({ max: 20 })),
  /** The list of the code: UNSPSC, CPV … */
  CommodityScheme: maybe(text({ max: 20 })),
  /** GTIN */
  StandardItemID: maybe(text({ max: 14 })),
  LeadTimeDays: maybe(whole({ min: 0, max: 999 })),
}

export const CatalogueItem = entity('CatalogueItem', item)

/** An item as a requester finds it, with the catalogue that it is of. */
export const CatalogueOffer = entity('CatalogueOffer', {
  ...item,
  CatalogueId: id('catalogue'),
  CatalogueName: text(),
  ConnectionId: maybe(id('connection')),
  SupplierName: maybe(text()),
})

/** What a file says and what taking it in changes. While there are findings, nothing is taken in. */
export const CatalogueReport = entity('CatalogueReport', {
  Rows: whole(),
  /** Of a spreadsheet: what stands above each column, and what it was understood to tell. */
  Columns: list(record({ Heading: text(), Field: oneOf(catalogueColumns) })),
  /** The first items as they were understood. */
  Items: list(CatalogueItem, { max: 5 }),
  FindingCount: whole(),
  /** The first fifty. */
  Findings: list(
    record({
      /** The row of the file from 1; of XML, which line it is. */
      Row: whole(),
      Field: maybe(oneOf(catalogueFields)),
      /** The column as the file calls it. */
      Column: maybe(text()),
      Value: maybe(text()),
      Message: text({ max: 2000 }),
    }),
    { max: 50 },
  ),
  Added: whole(),
  Changed: whole(),
  Removed: whole(),
  PriceChangeCount: whole(),
  /** The first ten. */
  PriceChanges: list(
    record({ SellersItemID: text({ max: 100 }), Name: text({ max: 300 }), Before: decimal(), After: decimal() }),
    { max: 10 },
  ),
})
