import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, counterpartOf, type Entry, lockEntry } from '../../entries/index.ts'

/**
 * Moves the day by which a partner is asked to answer what was sent to them: in one's own books, and in theirs where they are in
 * the network. Running it again changes nothing.
 */
export async function moveDueDate(uow: UnitOfWork, documentId: string, day: string): Promise<void> {
  const entry = await lockEntry(uow, documentId)
  const receiverId = entry && counterpartOf(entry)
  if (entry === undefined || receiverId == null) return
  await move(uow, entry, day)
  await uow.within(receiverId, async (receiverUow) => {
    const theirs = await lockEntry(receiverUow, documentId)
    // Another document may stand there under the same id.
    if (theirs !== undefined && counterpartOf(theirs) === uow.companyId) await move(receiverUow, theirs, day)
  })
}

async function move(uow: UnitOfWork, entry: Entry, dueDate: string): Promise<void> {
  if (entry.dueDate === dueDate) return
  await changeEntry(uow, entry, { dueDate, modified: uow.now })
  await uow.log({
    kind: 'document.due_moved',
    objectType: 'document',
    objectId: entry.id,
    detail: { by: 'sender', until: dueDate },
  })
}
