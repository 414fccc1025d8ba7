import type { RightType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { contentOf, type Entry, findEntry, lockEntry, noDocument, whyNotReach } from '../entries/index.ts'
import { contentHashAt } from '../past/index.ts'
import { mustReach, reachFor } from './access.ts'

/**
 * The company's own entry, for somebody who reaches it, or the one answer for what is not there and what is another
 * company's.
 *
 * @throws ApiError ResourceNotFound, Forbidden (entries/rules/access.ts)
 */
export async function entryFor(uow: UnitOfWork, documentId: string, needed: RightType = 'right'): Promise<Entry> {
  const entry = await findEntry(uow, documentId)
  if (entry === undefined) throw noDocument(documentId)
  await mustReach(uow, entry, needed)
  return entry
}

/**
 * The same, held against others until the transaction ends.
 *
 * @throws ApiError ResourceNotFound, Forbidden
 */
export async function lockEntryFor(uow: UnitOfWork, documentId: string, needed: RightType): Promise<Entry> {
  const entry = await lockEntry(uow, documentId)
  if (entry === undefined) throw noDocument(documentId)
  await mustReach(uow, entry, needed)
  return entry
}

/** The entry and its bytes: as they are, or as they were at a position of the log. */
export async function contentFor(uow: UnitOfWork, documentId: string, position?: number) {
  const entry = await entryFor(uow, documentId)
  const bytes =
    position === undefined
      ? await contentOf(uow, entry)
      : await uow.contents.read(await contentHashAt(uow, entry, position))
  return { entry, bytes }
}

/** The entry, and why the person does not reach it; the same rule as `mustReach` enforces. */
export async function reachedEntry(uow: UnitOfWork, documentId: string, personId: string, needed: RightType) {
  const entry = await findEntry(uow, documentId)
  if (entry === undefined) throw noDocument(documentId)
  const why = whyNotReach(needed, await reachFor(uow, entry, personId))
  return { entry, refusal: why && t`This person does not have access to the document ${entry.businessId}: ${why}.` }
}
