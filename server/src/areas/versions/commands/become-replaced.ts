import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, type Entry } from '../../entries/index.ts'

/** Told of a document that a later version took the place of. */
export const documentReplaced = 'versions.replaced'

/** Puts a later version in the place of a document, in the books of one party. */
export async function becomeReplaced(uow: UnitOfWork, before: Entry, later: Entry): Promise<void> {
  const changed = await changeEntry(uow, before, { replacement: 'REPLACED', replacedBy: later.id, modified: uow.now })
  await uow.log({
    kind: 'document.replaced',
    objectType: 'document',
    objectId: before.id,
    detail: { from: before.state, to: changed.state, by: later.id },
  })
  // It is no copy of what it replaces.
  if (later.duplicateOf === before.id) await changeEntry(uow, later, { duplicateOf: null, duplicateBy: null })
  await uow.log({
    kind: 'document.replaces',
    objectType: 'document',
    objectId: later.id,
    detail: { documentId: before.id },
  })
  await uow.later(documentReplaced, { documentId: before.id, by: later.id })
}
