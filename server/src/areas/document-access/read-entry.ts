import type { RightType } from '@kontor/contract'
import { type Act, notFound } from '../../platform/index.ts'
import { contentHashAt, type Entry, findEntry, lockEntry } from '../entries/index.ts'
import { mustReach } from './access.ts'

/**
 * The entry of a document of whose approval something is to be written, held against others until the act ends.
 *
 * @throws ApiError ResourceNotFound, Forbidden
 */
export async function lockEntryFor(act: Act, documentId: string, needed: RightType): Promise<Entry> {
  const entry = await lockEntry(act, documentId)
  if (entry === undefined) throw notFound('document', documentId)
  await mustReach(act, entry, needed)
  return entry
}

/**
 * The company's entryFor entry for somebody who reaches it, or the one answer for what is not there and what is another
 * company's.
 *
 * @throws ApiError ResourceNotFound, Forbidden (rules/access.ts)
 */
export async function entryFor(act: Act, documentId: string, needed: RightType = 'right'): Promise<Entry> {
  const entry = await findEntry(act, documentId)
  if (entry === undefined) throw notFound('document', documentId)
  await mustReach(act, entry, needed)
  return entry
}

/** As it is, or as it was at a position of the log. */
export async function contentFor(act: Act, documentId: string, position?: number) {
  const entry = await entryFor(act, documentId)
  const hash = position === undefined ? entry.contentHash : await contentHashAt(act, entry, position)
  return { entry, bytes: await act.contents.read(hash) }
}
