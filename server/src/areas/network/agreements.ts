import type { ConnectionAgreement } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { noConnection } from './not-found.ts'
import * as store from './store/connections.ts'

/**
 * Says what a partner may send to the company in another's name. It stands on the company's own side: what a partner says
 * of itself opens nothing.
 *
 * @throws ApiError ResourceNotFound
 */
export async function setAgreements(
  uow: UnitOfWork,
  connectionId: string,
  agreements: readonly ConnectionAgreement[],
): Promise<void> {
  const before = await store.lockConnection(uow.tx, uow.companyId, connectionId)
  if (before === undefined) throw noConnection(connectionId)
  const agreed = [...new Set(agreements)].toSorted()
  await store.setAgreements(uow.tx, uow.companyId, connectionId, agreed, uow.now)
  await uow.log({
    kind: 'connection.agreements_set',
    objectType: 'connection',
    objectId: connectionId,
    detail: { before: before.agreements.join(' '), agreed: agreed.join(' ') },
  })
}
