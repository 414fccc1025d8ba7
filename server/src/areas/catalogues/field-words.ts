import type { CatalogueField } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** What the fields of an item are called, as the headings of a file name them. */
export const fieldWords: Readonly<Record<CatalogueField, Message>> = {
  SellersItemID: t`Item number`,
  Name: t`Name`,
  Description: t`Description`,
  UnitCode: t`Unit`,
  Price: t`Price`,
  Currency: t`Currency code`,
  BaseQuantity: t`Price base quantity`,
  TaxCategory: t`Tax category`,
  TaxPercent: t`Tax rate`,
  MinimumOrderQuantity: t`Minimum order quantity`,
  OrderQuantityIncrement: t`Order increment`,
  CommodityCode: t`Classification`,
  CommodityScheme: t`Classification scheme`,
  StandardItemID: t`GTIN`,
  LeadTimeDays: t`Lead time`,
}
