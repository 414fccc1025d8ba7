import type { DispatchChannel } from '@kontor/contract'
import { type Act, Fault } from '../../../platform/index.ts'
import type { DispatchRecord, Entry } from '../entry.ts'
import * as dispatches from '../store/dispatches.ts'

/** The task that brings a dispatch to its receiver, once, by its channel. */
export const deliverTasks = {
  KONTOR: 'documents.deliver',
  EMAIL: 'documents.mail',
  PEPPOL_LOOPBACK: 'documents.peppol',
} as const satisfies Record<DispatchChannel, string>

/** Puts a document on its way: its dispatch, the line in the log, and the delivery that follows the commit. */
export async function dispatch(
  act: Act,
  entry: Entry,
  dispatchId: string,
  channel: DispatchChannel,
): Promise<DispatchRecord> {
  const { connectionId, receiverId } = entry
  if (connectionId === null || receiverId === null) throw new Error(`Document ${entry.id} has no receiver`)
  const record = await dispatches.add(act, {
    companyId: act.companyId,
    id: dispatchId,
    documentId: entry.id,
    connectionId,
    receiverId,
    channel,
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
    detail: { dispatchId, connectionId, receiverId, channel, delivery: entry.delivery },
  })
  if (entry.delivery === 'PROCESSING') await act.later(deliverTasks[channel], { dispatchId })
  return record
}
