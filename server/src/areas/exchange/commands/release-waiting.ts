import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, lockEntry } from '../../entries/index.ts'
import { connectionOf } from '../../network/index.ts'
import * as dispatches from '../store/dispatches.ts'
import { clearanceFor, depart } from './clear-document.ts'
import { fail } from './deliver-document.ts'

/** A request for a connection was answered: what waited for it goes on its way, or comes back to its sender. */
export async function releaseWaiting(uow: UnitOfWork, connectionId: string): Promise<void> {
  const connection = await connectionOf(uow, connectionId)
  if (connection === undefined || connection.waits) return
  for (const dispatch of await dispatches.waitingFor(uow, connectionId)) {
    const entry = await lockEntry(uow, dispatch.documentId)
    if (entry?.delivery !== 'PENDING_CONNECTION') continue
    if (connection.state === 'ACCEPTED') {
      const clearance = await clearanceFor(uow, entry)
      const released = await changeEntry(uow, entry, { delivery: 'PROCESSING', clearance, modified: uow.now })
      await uow.log({ kind: 'document.released', objectType: 'document', objectId: entry.id })
      await depart(uow, released, dispatch)
    } else await fail(uow, dispatch, entry, `${connection.partnerName} did not accept the connection.`)
  }
}
