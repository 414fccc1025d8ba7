import type { Catalogue, CatalogueItem, CatalogueOffer, CatalogueReport, Of } from '@kontor/contract'
import type { RequestContext } from '../../platform/index.ts'
import type { Taken } from './commands/save-catalogue.ts'
import type { CatalogueRecord, ItemRecord } from './rules/records.ts'
import type { Standing } from './suppliers.ts'

/** Without what is not said. */
const given = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

export const catalogueEntity = (catalogue: CatalogueRecord, standing: Standing): Of<typeof Catalogue> => ({
  ...{ Id: catalogue.id, Name: catalogue.name, Currency: catalogue.currency, ItemCount: catalogue.itemCount },
  ...given({
    ConnectionId: catalogue.connectionId,
    SupplierName: standing.nameOf(catalogue),
    ValidFrom: catalogue.validFrom,
    ValidTo: catalogue.validTo,
  }),
  State: standing.stateOf(catalogue),
  Modified: catalogue.modified.toISOString(),
})

export const itemEntity = (item: ItemRecord, currency: string): Of<typeof CatalogueItem> => ({
  ...{ SellersItemID: item.sellersItemId, Name: item.name, UnitCode: item.unitCode },
  Price: { value: item.price, currencyID: currency },
  ...given({
    Description: item.description,
    Tax: item.taxCategory === null ? null : { Category: item.taxCategory, Percent: item.taxPercent ?? '0' },
    MinimumOrderQuantity: item.minimumOrderQuantity,
    OrderQuantityIncrement: item.orderQuantityIncrement,
    CommodityCode: item.commodityCode,
    CommodityScheme: item.commodityScheme,
    StandardItemID: item.standardItemId,
    LeadTimeDays: item.leadTimeDays,
  }),
})

export const offerEntity = (
  item: ItemRecord,
  catalogue: CatalogueRecord,
  standing: Standing,
): Of<typeof CatalogueOffer> => ({
  ...itemEntity(item, catalogue.currency),
  ...{ CatalogueId: catalogue.id, CatalogueName: catalogue.name },
  ...given({ ConnectionId: catalogue.connectionId, SupplierName: standing.nameOf(catalogue) }),
})

/** What a report shows of each list. */
const shown = { items: 5, findings: 50, prices: 10 }

export async function reportOf(
  { source, items, findings, changes, currency }: Taken,
  context: Pick<RequestContext, 'translate'>,
): Promise<Of<typeof CatalogueReport>> {
  const headings = new Map(source.columns.map(({ heading, field }) => [field, heading]))
  return {
    Rows: source.rows.length,
    Columns: source.columns.map(({ heading, field }) => ({ Heading: heading.slice(0, 1000), Field: field })),
    Items: items.slice(0, shown.items).map((item) => itemEntity(item, currency)),
    FindingCount: findings.length,
    Findings: await Promise.all(
      findings.slice(0, shown.findings).map(async ({ row, field, value, says }) => ({
        Row: row,
        ...given({ Field: field, Column: field && headings.get(field)?.slice(0, 1000), Value: value }),
        Message: await context.translate(says),
      })),
    ),
    ...{ Added: changes.added.length, Changed: changes.changed.length, Removed: changes.removed.length },
    PriceChangeCount: changes.prices.length,
    PriceChanges: changes.prices.slice(0, shown.prices).map(({ item, before }) => ({
      ...{ SellersItemID: item.sellersItemId, Name: item.name, Before: before, After: item.price },
    })),
  }
}
