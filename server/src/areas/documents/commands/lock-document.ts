import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { changeEntry } from '../../entries/index.ts'
import { type Lock, lockOf, whyNotLock } from '../rules/locking.ts'

/**
 * Locks a document as a sale or a purchase: it does not change any more. Locking it again so has no effect.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (a draft, or locked otherwise).
 */
export async function lockDocument(uow: UnitOfWork, documentId: string, as: Lock): Promise<void> {
  const entry = await lockEntryFor(uow, documentId, 'write')
  const why = whyNotLock(entry, as)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The document ${documentId} cannot be locked as a ${as}: ${why}.`)
  if (lockOf(entry) === as) return
  await changeEntry(uow, entry, { lockedAs: as, modified: uow.now })
  await uow.log({ kind: 'document.locked', objectType: 'document', objectId: entry.id, detail: { as } })
}
