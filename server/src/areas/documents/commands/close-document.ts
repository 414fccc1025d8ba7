import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { setClosed, whyNotDo } from '../../entries/index.ts'

/**
 * Closes a document for the company, or opens it again.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (a type that is not closed, or as it stands).
 */
export async function closeDocument(uow: UnitOfWork, documentId: string, closed: boolean): Promise<void> {
  const entry = await lockEntryFor(uow, documentId, 'write')
  const action = closed ? 'close' : 'reopen'
  const why = whyNotDo(action, entry)
  if (why !== undefined)
    throw new ApiError('Conflict', t`${action} is not possible for the document ${documentId}: ${why}.`)
  await setClosed(uow, entry, closed)
}
