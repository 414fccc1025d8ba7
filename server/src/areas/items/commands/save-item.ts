import type { Item, ItemInput, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { knownBy } from '../rules.ts'
import * as store from '../store.ts'
import { itemEntity } from '../views.ts'

/**
 * Enters an item, or changes it.
 *
 * @throws ApiError BadRequest (no name, a price without its currency), Conflict (another has this number or name).
 */
export async function saveItem(uow: UnitOfWork, id: string, item: Of<typeof ItemInput>): Promise<Of<typeof Item>> {
  const name = item.Name.trim()
  if (name === '') throw unfit('Name', t`Name is required: enter a name for the item.`)
  if (item.Price !== undefined && item.Currency === undefined)
    throw unfit('Currency', t`Currency is required with a Price: add the currency of ${item.Price}.`)
  const known_by = knownBy({ name, sellersItemId: item.SellersItemId })
  const [other] = await store.knownAs(uow, item.Side, [known_by])
  if (other !== undefined && other.id !== id)
    throw new ApiError('Conflict', t`There is already an item with the number or name ${known_by}: change that one.`)
  const row = {
    ...{ company_id: uow.companyId, id, side: item.Side, known_by, name, unit: item.Unit, hidden: item.Hidden },
    description: item.Description || null,
    sellers_item_id: item.SellersItemId?.trim() || null,
    buyers_item_id: item.BuyersItemId?.trim() || null,
    standard_item_id: item.StandardItemId?.trim() || null,
    standard_scheme: item.StandardScheme?.trim() || null,
    price: item.Price ?? null,
    currency: item.Price === undefined ? null : (item.Currency ?? null),
    vat_category: item.VatCategory || null,
    vat_rate: item.VatRate || null,
    commodity_code: item.CommodityCode?.trim() || null,
    commodity_scheme: item.CommodityScheme?.trim() || null,
    entered: true,
    changed: uow.now,
  }
  await store.save(uow, row)
  await uow.log({ kind: 'item.saved', objectType: 'item', objectId: id })
  return itemEntity(row)
}
