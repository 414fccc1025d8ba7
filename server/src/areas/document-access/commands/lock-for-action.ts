import type { DocumentAction } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { type Entry, whyNotDo } from '../../entries/index.ts'
import { lockEntryFor } from '../accessible-entry.ts'

/** The document that somebody decides on, and their reason for the log. */
export async function lockForAction(
  uow: UnitOfWork,
  action: DocumentAction,
  documentId: string,
  given: string,
): Promise<{ entry: Entry; reason: string }> {
  const entry = await lockAllowing(uow, action, documentId)
  return { entry, reason: reasonIn(given) }
}

/** The document with which somebody does what needs no reason. */
export async function lockAllowing(uow: UnitOfWork, action: DocumentAction, documentId: string): Promise<Entry> {
  const entry = await lockEntryFor(uow, documentId, 'write')
  const why = whyNotDo(action, entry)
  if (why !== undefined)
    throw new ApiError('Conflict', t`${action} is not possible for the document ${documentId}: ${why}.`)
  return entry
}

/** @throws ApiError BadRequest where nothing is said. */
export function reasonIn(given: string): string {
  const reason = given.toWellFormed().trim()
  if (reason !== '') return reason
  throw unfit('Reason', t`Reason is empty: enter a reason for the log.`, { code: 'required' })
}
