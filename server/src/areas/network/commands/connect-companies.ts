import type { UnitOfWork } from '../../../platform/index.ts'
import { acceptConnection, connectPartner, requestConnection } from '../network.ts'
import * as store from '../store/connections.ts'

/**
 * Connects two companies that have both agreed, one by inviting and one by accepting, however they stood before.
 *
 * @returns the connection, and whether they have it from now on only
 */
export async function connectCompanies(
  uow: UnitOfWork,
  partnerId: string,
): Promise<{ connectionId: string; isNew: boolean }> {
  const earlier = await store.connectionWith(uow.tx, uow.companyId, partnerId)
  if (earlier === undefined) {
    const connectionId = uow.newId()
    await connectPartner(uow, connectionId, partnerId)
    return { connectionId, isNew: true }
  }
  const connectionId = earlier.id
  if (earlier.state === 'ACCEPTED') return { connectionId, isNew: false }
  if (earlier.state === 'REJECTED') await requestConnection(uow, connectionId, partnerId)
  const isOurs = earlier.state === 'REJECTED' || earlier.requested_by === uow.companyId
  await (isOurs
    ? uow.within(partnerId, (partner) => acceptConnection(partner, connectionId))
    : acceptConnection(uow, connectionId))
  return { connectionId, isNew: true }
}

/** Who came by an invitation has yet to be verified by who sent it. */
export async function markPending(uow: UnitOfWork, connectionId: string): Promise<void> {
  const row = await store.lockConnection(uow.tx, uow.companyId, connectionId)
  if (row?.verified === null)
    await store.setRelation(uow.tx, uow.companyId, connectionId, 'ONBOARDING_PENDING_VERIFICATION')
}
