import type { Act } from '../../../platform/index.ts'
import { changeEntry, lockEntry } from '../../entries/index.ts'
import { connectionOf } from '../../network/index.ts'
import * as dispatches from '../store/dispatches.ts'
import { fail } from './deliver.ts'
import { deliverTasks } from './dispatch.ts'

/** A request for a connection was answered: what waited for it goes on its way, or comes back to its sender. */
export async function releaseWaiting(act: Act, connectionId: string): Promise<void> {
  const connection = await connectionOf(act, connectionId)
  if (connection === undefined || connection.waits) return
  for (const dispatch of await dispatches.waitingFor(act, connectionId)) {
    const entry = await lockEntry(act, dispatch.documentId)
    if (entry?.delivery !== 'PENDING_CONNECTION') continue
    if (connection.state === 'ACCEPTED') {
      await changeEntry(act, entry, { delivery: 'PROCESSING', modified: act.now })
      await act.log({ kind: 'document.released', objectType: 'document', objectId: entry.id })
      await act.later(deliverTasks[dispatch.channel], { dispatchId: dispatch.id })
    } else await fail(act, dispatch, entry, `${connection.partnerName} did not accept the connection.`)
  }
}
