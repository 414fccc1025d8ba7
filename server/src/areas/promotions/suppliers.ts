import type { Of, PromotionReach } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../platform/index.ts'
import { connectionsAmong, connectionsOfGroup, type KnownConnection, noConnection } from '../network/index.ts'

/**
 * Those that are named, and members of the groups that are, each once; of the groups, how many cannot be reached in the network
 * and are left out.
 *
 * @throws ApiError ResourceNotFound; BadRequest: who is named cannot be reached
 */
export async function suppliersOf(
  uow: UnitOfWork,
  { ConnectionIds = [], GroupIds = [] }: Of<typeof PromotionReach>,
): Promise<{ readonly suppliers: KnownConnection[]; readonly leftOut: number }> {
  const ids = new Set(ConnectionIds)
  for (const groupId of GroupIds) for (const id of await connectionsOfGroup(uow, groupId)) ids.add(id)
  const known = new Map((await connectionsAmong(uow, [...ids])).map((connection) => [connection.id, connection]))
  for (const id of ConnectionIds) {
    const named = known.get(id)
    if (named === undefined) throw noConnection(id)
    if (!isReached(named))
      throw unfit('ConnectionIds', t`You are not connected with ${named.partnerName} in the network: leave it out.`)
  }
  const suppliers = [...known.values()].filter(isReached)
  return { suppliers, leftOut: known.size - suppliers.length }
}

const isReached = ({ state, channels }: KnownConnection): boolean => state === 'ACCEPTED' && channels.includes('KONTOR')
