import type { LineForm } from '@kontor/ubl'
import type { Item } from '../queries/types.ts'

/** A line about an item: what is known of it, at its price in the currency of the document; how many stays as it is. */
export function filled(line: LineForm, item: Item, currency: string): Partial<LineForm> {
  const { Price: price, VatCategory: category, VatRate: percent } = item
  return {
    name: item.Name,
    unit: item.Unit,
    ...(item.Description !== undefined && { description: item.Description }),
    ...(item.SellersItemId !== undefined && { sellersItemId: item.SellersItemId }),
    ...(item.BuyersItemId !== undefined && { buyersItemId: item.BuyersItemId }),
    ...(item.StandardItemId !== undefined && {
      standardItemId: { value: item.StandardItemId, scheme: item.StandardScheme },
    }),
    ...(price !== undefined && item.Currency === currency && { price }),
    ...(category !== undefined && { tax: { ...line.tax, category, percent: percent ?? line.tax.percent } }),
  }
}
