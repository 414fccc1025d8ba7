import type { Of, PunchOut, PunchOutShop } from '@kontor/contract'
import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { connectedPartners } from '../network/index.ts'
import type { ShopRecord, VisitRecord } from './records.ts'
import { isDemoAddress } from './rules/address.ts'
import { stateOf } from './rules/state.ts'

/** Shops as the wire shows them: of a secret, that there is one. */
export async function shopEntities(uow: UnitOfWork, shops: readonly ShopRecord[]): Promise<Of<typeof PunchOutShop>[]> {
  const suppliers = await connectedPartners(
    uow,
    shops.map(({ connectionId }) => connectionId),
  )
  return shops.map((shop) => {
    const supplier = suppliers.get(shop.connectionId)
    return {
      ...{ Id: shop.id, Name: shop.name, ConnectionId: shop.connectionId, Protocol: shop.protocol },
      ...{ Address: shop.address, Active: shop.active },
      ...(shop.userName !== null && { UserName: shop.userName }),
      ...(shop.supplierIdentity !== null && { SupplierIdentity: shop.supplierIdentity }),
      ...(supplier && { SupplierName: supplier.name }),
      Connected: supplier?.isConnected === true,
      ...{ HasSecret: shop.secret !== null, Demo: isDemoAddress(shop.address) },
      Modified: shop.modified.toISOString(),
    }
  })
}

export async function visitEntity(
  visit: VisitRecord,
  shopName: string,
  now: Date,
  translate: RequestContext['translate'],
): Promise<Of<typeof PunchOut>> {
  const problems = await Promise.all((visit.problems ?? []).map(translate))
  return {
    ...{ ShopName: shopName, State: stateOf(visit, now), LineCount: visit.lineCount },
    ...(problems.length > 0 && { Problem: problems.join(' ') }),
    ...{ Started: visit.started.toISOString(), Until: visit.until.toISOString() },
  }
}
