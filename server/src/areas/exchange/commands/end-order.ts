import { inEnglish } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, type Entry, whyNotEnd } from '../../entries/index.ts'
import { orderCanceledBy, withProgress } from './order-progress.ts'

/**
 * Cancels an order in the books of one party once both agreed to it. Where something of it has come meanwhile, the order stays
 * as it is, and a line in the log says why.
 */
export async function endOrder(uow: UnitOfWork, cancellation: Entry): Promise<void> {
  const order = await orderCanceledBy(uow, cancellation)
  if (order === undefined || order.response === 'CANCELED') return
  const line = { objectType: 'document', objectId: order.id } as const
  const detail = { answerId: cancellation.id, by: 'sender', from: order.state }
  const why = whyNotEnd(await withProgress(uow, order))
  if (why !== undefined) {
    const answer = { answer: 'BusinessCancel', why: inEnglish(why) }
    return uow.log({ ...line, kind: 'document.answer_not_applied', detail: { ...detail, ...answer } })
  }
  const changed = await changeEntry(uow, order, {
    response: 'CANCELED',
    statusMessage: cancellation.note,
    reasonCode: null,
    modified: uow.now,
  })
  await uow.log({ ...line, kind: 'document.canceled', detail: { ...detail, to: changed.state } })
}
