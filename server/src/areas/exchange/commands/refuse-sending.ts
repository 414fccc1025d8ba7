import type { ResponseCode } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import type { AttachmentRecord } from '../../attachments/index.ts'
import { type Entry, lockEntry, type NewEntry, partyOf, whyNot, whyNotDo, whyNotEnd } from '../../entries/index.ts'
import { goesOnAboutOrder, isCanceledOrder } from '../rules/canceled-orders.ts'
import { orderCanceledBy, withProgress } from './order-progress.ts'

/** @throws ApiError Conflict where a document as it stands, or what it is about, does not let it be sent. */
export async function refuseUnready(uow: UnitOfWork, entry: NewEntry): Promise<void> {
  const why = whyNotDo('send', entry)
  if (why !== undefined) throw new ApiError('Conflict', t`The document ${entry.id} cannot be sent: ${why}.`)
  await refuseCanceled(uow, entry)
  await refuseEnding(uow, entry)
}

/** Its order is held until the transaction ends, so that nobody agrees to cancel it at the same moment. */
async function refuseCanceled(uow: UnitOfWork, { id, type, answersId }: NewEntry): Promise<void> {
  if (answersId === null || !goesOnAboutOrder(type)) return
  const order = await lockEntry(uow, answersId)
  if (order !== undefined && isCanceledOrder(order))
    throw new ApiError('Conflict', t`The document ${id} cannot be sent: the order ${order.businessId} was canceled.`)
  if (order?.type === 'order' && order.replacement === 'REPLACED')
    throw new ApiError(
      'Conflict',
      t`The document ${id} cannot be sent: the order ${order.businessId} was replaced by a later version.`,
    )
}

/** An answer that was written elsewhere cancels no more than one that is given here: its receiver takes the sender at their word. */
async function refuseEnding(uow: UnitOfWork, { id, answersId, answerCode }: NewEntry): Promise<void> {
  if (answersId === null || (answerCode !== 'BusinessAccept' && answerCode !== 'BusinessCancel')) return
  const subject = await lockEntry(uow, answersId)
  const why = subject && (await whyNotEndBy(uow, subject, answerCode))
  if (why !== undefined) throw new ApiError('Conflict', t`The document ${id} cannot be sent: ${why}.`)
}

async function whyNotEndBy(uow: UnitOfWork, subject: Entry, answerCode: ResponseCode): Promise<Message | undefined> {
  if (answerCode === 'BusinessCancel') return whyNot(answerCode, partyOf(subject), await withProgress(uow, subject))
  const order = await orderCanceledBy(uow, subject)
  return order === undefined ? undefined : whyNotEnd(await withProgress(uow, order))
}

/**
 * What stands beside a document stays behind where it is infected; what stands in it would go along.
 *
 * @throws ApiError Conflict
 */
export function refuseInfected(documentId: string, files: readonly AttachmentRecord[]): void {
  const found = files.find(({ enclosed, scan }) => enclosed && scan === 'INFECTED')
  if (found === undefined) return
  throw new ApiError(
    'Conflict',
    t`The document ${documentId} cannot be sent: the scan found a virus in the embedded file ${found.name}. Save it without this file.`,
  )
}
