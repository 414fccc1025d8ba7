import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { changeEntry } from './write-entry.ts'

/**
 * Writes that nothing more is expected of a document, or that something is again, and tells it.
 *
 * @param reopened somebody opens it, so that the end of its validity does not close it any more
 */
export async function setClosed(uow: UnitOfWork, entry: Entry, closed: boolean, reopened = !closed): Promise<void> {
  const changed = await changeEntry(uow, entry, { closed, reopened, modified: uow.now })
  await uow.log({
    kind: closed ? 'document.closed' : 'document.reopened',
    objectType: 'document',
    objectId: entry.id,
    detail: { from: entry.state, to: changed.state },
  })
}
