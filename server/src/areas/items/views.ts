import type { Item, Of } from '@kontor/contract'
import type { ItemRow } from './store.ts'

const given = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** An item as it is shown, at the price of the partner that was asked for. */
export const itemEntity = (
  row: ItemRow,
  last?: { readonly price: string; readonly currency: string } | undefined,
): Of<typeof Item> => ({
  ...{ Id: row.id, Side: row.side, Name: row.name, Unit: row.unit, Hidden: row.hidden },
  ...given({
    Description: row.description,
    SellersItemId: row.sellers_item_id,
    BuyersItemId: row.buyers_item_id,
    StandardItemId: row.standard_item_id,
    StandardScheme: row.standard_scheme,
    Price: last?.price ?? row.price,
    Currency: last?.currency ?? row.currency,
    VatCategory: row.vat_category,
    VatRate: row.vat_rate,
    CommodityCode: row.commodity_code,
    CommodityScheme: row.commodity_scheme,
  }),
  Changed: row.changed.toISOString(),
})
