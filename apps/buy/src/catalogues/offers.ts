import { filled, type Item } from '@kontor/tradekit/items'
import type { TypedLine } from '../typed-line.ts'
import type { Offer } from './api.ts'

/** A line about an item of a catalogue: all that it says; how many stays as it is, and so does a price in another currency. */
export function filledBy(offer: Offer, line: TypedLine, currency: string): Partial<TypedLine> {
  const { Price, Tax, ConnectionId, SupplierName } = offer
  const isComparable = Price.currencyID === currency
  return {
    name: offer.Name,
    description: offer.Description ?? '',
    unit: offer.UnitCode,
    sellersItemId: offer.SellersItemID,
    category:
      offer.CommodityCode === undefined ? undefined : { code: offer.CommodityCode, scheme: offer.CommodityScheme },
    // Without a rate of its own, the usual one stays.
    tax: Tax ?? line.tax,
    // A price that was typed for another item is none of this one.
    price: isComparable ? Price.value : '',
    // The company's own items have no supplier of their own: who was chosen stays.
    ...(ConnectionId === undefined
      ? { supplierId: line.supplierId, supplierName: line.supplierName }
      : { supplierId: ConnectionId, supplierName: SupplierName ?? '' }),
  }
}

/**
 * A line about an item bought before: what is known of it, its category and of whom it was bought with it. What was another
 * item's is not kept, but for the supplier who was chosen: the price is what they took.
 */
export function filledByItem(item: Item, line: TypedLine, currency: string): Partial<TypedLine> {
  const { key: id, name, quantity, unit, price } = line
  const change = filled({ id, name, quantity, unit, price, tax: { category: '', percent: '' } }, item, currency)
  return {
    name: item.Name,
    unit: item.Unit,
    ...(line.supplierId === null &&
      item.Partner && { supplierId: item.Partner.ConnectionId, supplierName: item.Partner.Name }),
    category: item.CommodityCode === undefined ? undefined : { code: item.CommodityCode, scheme: item.CommodityScheme },
    ...(change.price !== undefined && { price: change.price }),
    ...(change.description !== undefined && { description: change.description }),
    ...(change.sellersItemId !== undefined && { sellersItemId: change.sellersItemId }),
    ...(change.tax?.category && { tax: { Category: change.tax.category, Percent: change.tax.percent || '0' } }),
  }
}
