import { type Chosen, demoCurrency } from './items.ts'

/** A basket as OCI sends it back. */
export const ociFields = (chosen: readonly Chosen[]): (readonly [name: string, value: string])[] =>
  chosen.flatMap(({ item, quantity }, at) => {
    const number = at + 1
    return [
      [`NEW_ITEM-DESCRIPTION[${number}]`, item.name],
      [`NEW_ITEM-LONGTEXT_${number}:132[]`, item.description],
      [`NEW_ITEM-QUANTITY[${number}]`, quantity],
      [`NEW_ITEM-UNIT[${number}]`, item.unit],
      [`NEW_ITEM-PRICE[${number}]`, item.price],
      [`NEW_ITEM-PRICEUNIT[${number}]`, item.priceUnit ?? '1'],
      [`NEW_ITEM-CURRENCY[${number}]`, demoCurrency],
      [`NEW_ITEM-VENDORMAT[${number}]`, item.number],
      [`NEW_ITEM-MATGROUP[${number}]`, item.unspsc],
      [`NEW_ITEM-LEADTIME[${number}]`, String(item.days)],
    ] as const
  })
