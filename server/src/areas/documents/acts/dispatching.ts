import { type Act, Fault } from '../../../platform/index.ts'
import type { DispatchRecord, Entry } from '../entry.ts'
import * as dispatches from '../store/dispatches.ts'

/** The task that brings a dispatch to its receiver, once. */
export const deliverTask = 'documents.deliver'

/** Puts a document on its way: its dispatch, the line in the log, and the delivery that follows the commit. */
export async function dispatch(act: Act, entry: Entry, dispatchId: string): Promise<DispatchRecord> {
  const { connectionId, receiverId } = entry
  if (connectionId === null || receiverId === null) throw new Error(`Document ${entry.id} has no receiver`)
  const record = await dispatches.add(act, {
    companyId: act.companyId,
    id: dispatchId,
    documentId: entry.id,
    connectionId,
    receiverId,
    channel: 'KONTOR',
    state: 'ACCEPTED',
    failure: null,
    actorId: act.author.actorId,
    created: act.now,
    changed: act.now,
  })
  if (record === undefined)
    throw new Fault('Conflict', `The dispatch id ${dispatchId} was used for another sending. Choose a new one.`)
  await act.log({
    kind: 'document.sent',
    objectType: 'document',
    objectId: entry.id,
    contentHash: entry.contentHash,
    detail: { dispatchId, connectionId, receiverId, delivery: entry.delivery },
  })
  if (entry.delivery === 'PROCESSING') await act.later(deliverTask, { dispatchId })
  return record
}
