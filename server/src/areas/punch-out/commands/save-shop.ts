import type { Of, PunchOutShopInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Platform, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { checkedAddress } from '../../../platform/outbound/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { seal } from '../secrets.ts'
import * as store from '../store.ts'

/** Shops that a company may have: as many as a requester chooses among. */
const maxShops = 50

/**
 * Sets a shop up under this id, or changes it; without a secret the one that is kept stays.
 *
 * @throws ApiError BadRequest (Address, Secret), ResourceNotFound (the supplier), Conflict where there are too many
 */
export async function saveShop(
  uow: UnitOfWork,
  platform: Platform,
  id: string,
  input: Of<typeof PunchOutShopInput>,
): Promise<void> {
  const before = await store.findShop(uow, id)
  if (before === undefined && (await store.allShops(uow)).length >= maxShops)
    throw new ApiError('Conflict', t`The company already has ${maxShops} shops: delete one first.`)
  if ((await connectionOf(uow, input.ConnectionId)) === undefined) throw noConnection(input.ConnectionId)
  const address = checkedAddress(platform.settings, input.Address.trim())
  const secret = input.Secret ? seal(platform, id, input.Secret) : (before?.secret ?? null)
  // Whoever could send it elsewhere could read it.
  if (!input.Secret && before?.secret && new URL(before.address).origin !== new URL(address).origin)
    throw unfit('Secret', t`Secret is missing: enter it again, as the address is of another server.`)
  await store.saveShop(uow, {
    ...{ companyId: uow.companyId, id, name: input.Name.trim(), connectionId: input.ConnectionId },
    ...{ protocol: input.Protocol, address, secret },
    userName: input.UserName?.trim() || null,
    supplierIdentity: input.SupplierIdentity?.trim() || null,
    ...{ active: input.Active, modified: uow.now },
  })
  await uow.log({ kind: 'punch_out_shop.saved', objectType: 'punchOutShop', objectId: id })
}
