/** What a column of a catalogue's file may tell, in the words of UBL. */
export const catalogueFields = [
  'SellersItemID',
  'Name',
  'Description',
  'UnitCode',
  'Price',
  'Currency',
  'BaseQuantity',
  'TaxCategory',
  'TaxPercent',
  'MinimumOrderQuantity',
  'OrderQuantityIncrement',
  'CommodityCode',
  'CommodityScheme',
  'StandardItemID',
  'LeadTimeDays',
] as const
/** A column that tells nothing of an item. */
export const catalogueColumns = [...catalogueFields, 'IGNORED'] as const
/** Whether requesters find its items, and why not. */
export const catalogueStates = ['OFFERED', 'NOT_YET_VALID', 'EXPIRED', 'NOT_CONNECTED'] as const

export type CatalogueField = (typeof catalogueFields)[number]
export type CatalogueColumn = (typeof catalogueColumns)[number]
export type CatalogueState = (typeof catalogueStates)[number]
