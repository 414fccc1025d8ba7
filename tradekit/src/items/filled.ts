import { type LineForm, schemeCode } from '@kontor/ubl'
import type { Item } from '../queries/types.ts'

/** A line about an item: what is known of it, at its price in the currency of the document; how many stays as it is. */
export function filled(line: LineForm, item: Item, currency: string): Partial<LineForm> {
  const { Price: price, VatCategory: category, VatRate: percent, CommodityCode: code, CommodityScheme: scheme } = item
  return {
    name: item.Name,
    unit: item.Unit,
    ...(item.Description !== undefined && { description: item.Description }),
    ...(item.SellersItemId !== undefined && { sellersItemId: item.SellersItemId }),
    ...(item.BuyersItemId !== undefined && { buyersItemId: item.BuyersItemId }),
    ...(item.StandardItemId !== undefined && {
      standardItemId: { value: item.StandardItemId, scheme: item.StandardScheme },
    }),
    ...(code !== undefined && { classification: { code, ...(scheme && { scheme: schemeCode(scheme) }) } }),
    ...(price !== undefined && item.Currency === currency && { price }),
    ...(category !== undefined && { tax: { ...line.tax, category, percent: percent ?? line.tax.percent } }),
  }
}
