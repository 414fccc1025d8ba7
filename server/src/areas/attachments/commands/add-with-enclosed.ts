import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { addEntry, type Entry, logSaved, type NewEntry } from '../../entries/index.ts'
import type { Enclosed } from '../../parsing/index.ts'
import { copyAttachments } from './copy-attachments.ts'
import { filesWithin } from './enclosed-files.ts'

/** @throws ApiError Conflict where the company has a document under this id, even one that was deleted. */
export async function addWithEnclosed(uow: UnitOfWork, entry: NewEntry, enclosed: readonly Enclosed[]): Promise<Entry> {
  const [added] = await Promise.all([addEntry(uow, entry), logSaved(uow, 'document.created', entry)])
  if (added === undefined)
    throw new ApiError('Conflict', t`The id ${entry.id} is used by another document. Save under a new id.`)
  await copyAttachments(filesWithin(uow, entry.id, enclosed), uow)
  return added
}
