import type { TypedLine } from '../lines.ts'
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
    tax: Tax,
    // A price that was typed for another item is none of this one.
    price: isComparable ? Price.value : '',
    // The company's own items have no supplier of their own: who was chosen stays.
    ...(ConnectionId === undefined
      ? { supplierId: line.supplierId, supplierName: line.supplierName }
      : { supplierId: ConnectionId, supplierName: SupplierName ?? '' }),
  }
}
