import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, type Entry } from '../../entries/index.ts'
import { orderCanceledBy } from './order-progress.ts'

/**
 * Cancels an order in the books of one party once both agreed to it, so that they are those of the other, whatever crossed
 * the supplier's word: that stands beside a canceled order, and says so (0177).
 */
export async function endOrder(uow: UnitOfWork, cancellation: Entry): Promise<void> {
  const order = await orderCanceledBy(uow, cancellation)
  if (order === undefined || order.response === 'CANCELED') return
  const changed = await changeEntry(uow, order, {
    response: 'CANCELED',
    statusMessage: cancellation.note,
    reasonCode: null,
    modified: uow.now,
  })
  await uow.log({
    kind: 'document.canceled',
    objectType: 'document',
    objectId: order.id,
    detail: { answerId: cancellation.id, by: 'sender', from: order.state, to: changed.state },
  })
}
