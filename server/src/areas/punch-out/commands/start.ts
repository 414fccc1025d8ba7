import { t } from '@kontor/i18n'
import { ApiError, type Platform, type UnitOfWork } from '../../../platform/index.ts'
import { connectedPartners } from '../../network/index.ts'
import { heldToShop } from '../../requisitions/index.ts'
import { hashOf, newToken } from '../../session/index.ts'
import { noShop } from '../not-found.ts'
import { visitLasts } from '../rules/state.ts'
import { seal } from '../secrets.ts'
import * as store from '../store.ts'

export interface Started {
  readonly id: string
  readonly until: Date
}

/**
 * Begins a visit of somebody to a shop, for a draft that they may change.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict
 */
export async function startVisit(
  uow: UnitOfWork,
  platform: Platform,
  { requisitionId, shopId, userId }: { requisitionId: string; shopId: string; userId: string },
): Promise<Started> {
  await heldToShop(uow, requisitionId, userId)
  const shop = await store.findShop(uow, shopId)
  if (shop === undefined) throw noShop(shopId)
  if (!shop.active)
    throw new ApiError('Conflict', t`The shop ${shop.name} is switched off: ask a buyer to switch it on.`)
  const partner = (await connectedPartners(uow, [shop.connectionId])).get(shop.connectionId)
  if (partner?.isConnected !== true)
    throw new ApiError(
      'Conflict',
      t`The supplier of the shop ${shop.name} is not connected: ask a buyer to connect with them.`,
    )
  const [id, token] = [uow.newId(), newToken(uow.companyId)]
  const until = new Date(uow.now.getTime() + visitLasts)
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
  return { id, until }
}
