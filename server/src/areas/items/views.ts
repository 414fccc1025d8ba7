import type { Item, Of } from '@kontor/contract'
import type { ItemRow } from './store.ts'

const given = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

interface Trading {
  /** The price of the partner that was asked for. */
  readonly last?: { readonly price: string; readonly currency: string } | undefined
  /** The only one with whom it was traded. */
  readonly partner?: Of<typeof Item>['Partner']
}

/** An item as it is shown. */
export const itemEntity = (row: ItemRow, { last, partner }: Trading = {}): Of<typeof Item> => ({
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
  ...(partner && { Partner: partner }),
  Changed: row.changed.toISOString(),
})
