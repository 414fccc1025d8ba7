import type { DispatchChannel } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import type { NewEntry } from '../../entries/index.ts'
import type { DispatchRecord } from '../records.ts'
import * as dispatches from '../store/dispatches.ts'
import { depart } from './clear-document.ts'
import { type Arrival, noteDelivered, noteFailed } from './deliver-document.ts'

/**
 * Puts a document on its way: its dispatch, the line in the log, and the delivery that follows the commit, where it has
 * not come out already.
 */
export async function dispatch(
  uow: UnitOfWork,
  entry: NewEntry,
  dispatchId: string,
  channel: DispatchChannel,
  arrival?: Arrival,
): Promise<DispatchRecord> {
  const { connectionId, receiverId } = entry
  if (connectionId === null || receiverId === null) throw new Error(`Document ${entry.id} has no receiver`)
  const record: DispatchRecord = {
    companyId: uow.companyId,
    id: dispatchId,
    documentId: entry.id,
    connectionId,
    receiverId,
    channel,
    state: arrival === undefined ? 'ACCEPTED' : arrival.failure === null ? 'COMPLETED' : 'FAILED',
    failure: arrival?.failure ?? null,
    actorId: uow.author.actorId,
    created: uow.now,
    changed: uow.now,
  }
  if (!(await dispatches.add(uow, record)))
    throw new ApiError('Conflict', t`The dispatch id ${dispatchId} is used by another dispatch. Use a new one.`)
  await uow.log({
    kind: 'document.sent',
    objectType: 'document',
    objectId: entry.id,
    contentHash: entry.contentHash,
    detail: { dispatchId, connectionId, receiverId, channel, delivery: entry.delivery },
  })
  if (arrival?.failure === null) await noteDelivered(uow, record, entry)
  else if (arrival !== undefined) await noteFailed(uow, record, entry, arrival.failure)
  else if (entry.delivery === 'PROCESSING') await depart(uow, entry, record)
  return record
}
