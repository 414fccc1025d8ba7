import type { Item, Of } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { connectedPartners } from '../network/index.ts'
import * as store from './store.ts'

type Partner = NonNullable<Of<typeof Item>['Partner']>

/** With whom each item was traded, where that is one partner who is still connected. */
export async function partnersOf(uow: UnitOfWork, itemIds: readonly string[]): Promise<ReadonlyMap<string, Partner>> {
  const only = await store.onlyPartnersOf(uow, itemIds)
  const known = await connectedPartners(uow, [...new Set(only.values())])
  const found = new Map<string, Partner>()
  for (const [itemId, id] of only) {
    const partner = known.get(id)
    if (partner?.isConnected === true) found.set(itemId, { ConnectionId: id, Name: partner.name })
  }
  return found
}
