import { t } from '@kontor/i18n'
import { ApiError, type Platform, type UnitOfWork } from '../../../platform/index.ts'
import { connectedPartners } from '../../network/index.ts'
import { heldToShop } from '../../requisitions/index.ts'
import { hashOf, newToken } from '../../session/index.ts'
import { noShop } from '../not-found.ts'
import { visitLifetimeMs } from '../rules/state.ts'
import { seal } from '../secrets.ts'
import * as store from '../store.ts'

export interface Asked {
  /** Chosen by who begins it: the same once more is the same visit. */
  readonly id: string
  readonly requisitionId: string
  readonly shopId: string
  readonly userId: string
}

/**
 * Begins a visit of somebody to a shop, for a draft that they may change.
 *
 * @returns until when the shop may give something back
 * @throws ApiError ResourceNotFound, Locked, Conflict
 */
export async function startVisit(
  uow: UnitOfWork,
  platform: Platform,
  { id, requisitionId, shopId, userId }: Asked,
): Promise<Date> {
  await heldToShop(uow, requisitionId, userId)
  const before = await store.findVisit(uow, id)
  if (before !== undefined) {
    if (before.requisitionId === requisitionId && before.shopId === shopId && before.userId === userId)
      return before.until
    throw new ApiError('Conflict', t`The id ${id} is of another visit to a shop: choose a new one.`)
  }
  const shop = await store.findShop(uow, shopId)
  if (shop === undefined) throw noShop(shopId)
  if (!shop.active) throw new ApiError('Conflict', t`The shop ${shop.name} is inactive: ask a buyer to activate it.`)
  const partner = (await connectedPartners(uow, [shop.connectionId])).get(shop.connectionId)
  if (partner?.isConnected !== true)
    throw new ApiError(
      'Conflict',
      t`The supplier of the shop ${shop.name} is not connected: ask a buyer to connect with them.`,
    )
  const token = newToken(uow.companyId)
  const until = new Date(uow.now.getTime() + visitLifetimeMs)
  await store.addVisit(uow, {
    ...{ companyId: uow.companyId, id, shopId, requisitionId, userId },
    ...{ token: seal(platform, id, token), tokenHash: hashOf(token) },
    ...{ started: uow.now, until, taken: null, lineCount: 0, bodyHash: null },
  })
  await uow.log({
    kind: 'requisition.shopping',
    objectType: 'requisition',
    objectId: requisitionId,
    detail: { shopId },
  })
  return until
}
