import type { Act } from '../../../platform/index.ts'
import { connectionOf } from '../../network/index.ts'
import * as dispatches from '../store/dispatches.ts'
import * as entries from '../store/entries.ts'
import { fail } from './delivery.ts'
import { deliverTasks } from './dispatching.ts'

/** A request for a connection was answered: what waited for it goes on its way, or comes back to its sender. */
export async function releaseWaiting(act: Act, connectionId: string): Promise<void> {
  const connection = await connectionOf(act, connectionId)
  if (connection === undefined || connection.waits) return
  for (const dispatch of await dispatches.waitingFor(act, connectionId)) {
    const entry = await entries.lock(act, dispatch.documentId)
    if (entry?.delivery !== 'PENDING_CONNECTION') continue
    if (connection.state === 'ACCEPTED') {
      await entries.change(act, entry, { delivery: 'PROCESSING', modified: act.now })
      await act.log({ kind: 'document.released', objectType: 'document', objectId: entry.id })
      await act.later(deliverTasks[dispatch.channel], { dispatchId: dispatch.id })
    } else await fail(act, dispatch, entry, `${connection.partnerName} did not accept the connection.`)
  }
}
