import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { afterDueDate } from '../rules/states.ts'
import { changeEntry } from './write-entry.ts'

/** Writes that an invoice is overdue, and tells it. */
export async function becomeOverdue(uow: UnitOfWork, entry: Entry): Promise<Entry> {
  const { payment } = afterDueDate(entry)
  const changed = await changeEntry(uow, entry, { payment, modified: uow.now })
  await uow.log({
    kind: 'document.overdue',
    objectType: 'document',
    objectId: entry.id,
    detail: { from: entry.state, to: changed.state },
  })
  return changed
}
