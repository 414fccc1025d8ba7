import { systemTags } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { changeEntry, whyNotDo } from '../../entries/index.ts'
import * as tags from '../store.ts'

/**
 * Puts a tag on the company's own entry or takes it off; nothing happens, and nothing is logged, where it is so already.
 * The tag `archived` files the document away; the other system tags follow from its state.
 *
 * @returns whether it changed
 * @throws ApiError ResourceNotFound, Forbidden, BadRequest (a tag that is not set by hand, a draft that is to be archived).
 */
export async function setTag(
  uow: UnitOfWork,
  { documentId, tag }: { documentId: string; tag: string },
  on: boolean,
): Promise<boolean> {
  refuseDerived(tag)
  const entry = await lockEntryFor(uow, documentId, 'write')
  const line = { objectType: 'document', objectId: entry.id } as const
  if (tag === 'archived') {
    if (entry.archived === on) return false
    const why = whyNotDo(on ? 'archive' : 'unarchive', entry)
    if (why !== undefined)
      throw new ApiError('BadRequest', t`The document ${entry.id} cannot be archived: ${why}. Send or delete it.`)
    await changeEntry(uow, entry, { archived: on })
    await uow.log({ ...line, kind: on ? 'document.archived' : 'document.unarchived' })
    return true
  }
  const changed = on ? await tags.add(uow, entry, tag) : await tags.remove(uow, entry.id, tag)
  if (changed) await uow.log({ ...line, kind: on ? 'document.tagged' : 'document.untagged', detail: { tag } })
  return changed
}

/** @throws ApiError BadRequest for a tag that is not set by hand. */
export function refuseDerived(tag: string): void {
  if (tag !== 'archived' && (systemTags as readonly string[]).includes(tag))
    throw new ApiError('BadRequest', t`The tag ${tag} is set automatically. Choose another tag.`)
}
