import { answerDocument } from '@kontor/server/areas/exchange'
import { cancelOrder } from '@kontor/server/areas/order-cancellations'
import { spawnedBy } from '@kontor/server/areas/requisitions'
import { demoCompanies } from './companies.ts'
import type { Network } from './happen.ts'

const [buying] = demoCompanies
const supplier = 'brandt'

/** What a requisition ordered was accepted, and is no longer wanted: whether it is canceled is for its supplier to say this morning. */
export async function askToCancel(
  { ids, transact }: Network,
  requisitionId: string,
  by: string,
  reason: string,
): Promise<void> {
  const companyId = ids.company(buying!.key)
  const author = (actorId: string) => ({ actorId, requestId: 'demo cancellations' })
  const orderId = await transact(companyId, author(by), async (uow) => {
    const [spawned] = await spawnedBy(uow, requisitionId)
    if (spawned === undefined) throw new Error('Nothing was ordered that could be canceled.')
    return spawned.orderId
  })
  await transact(ids.company(supplier), author(ids.person(supplier, 0)), (uow) =>
    answerDocument(uow, { documentId: orderId, responseId: uow.newId(), code: 'BusinessAccept' }),
  )
  await transact(companyId, author(by), (uow) => cancelOrder(uow, { orderId, cancellationId: uow.newId() }, reason))
}
