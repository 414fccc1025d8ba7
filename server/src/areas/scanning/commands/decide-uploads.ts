import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { noTag } from '../not-found.ts'
import type { TagRecord } from '../records.ts'
import * as reasons from '../store/reasons.ts'
import { holdUpload, rejectUpload, type Why } from './decide-upload.ts'

/**
 * Decides the same of several papers, by reasons of the company: all of it or nothing.
 *
 * @throws ApiError ResourceNotFound, BadRequest where a reason is meant for something else, Conflict and Locked of a paper
 */
export async function decideMany(
  uow: UnitOfWork,
  type: TagRecord['type'],
  { documentUploadIds, tagIds }: { readonly documentUploadIds: readonly string[]; readonly tagIds: readonly string[] },
): Promise<void> {
  const why = await whyOf(uow, type, tagIds)
  for (const id of [...new Set(documentUploadIds)].sort())
    await (type === 'ONHOLD' ? holdUpload(uow, id, why, null) : rejectUpload(uow, id, why))
}

async function whyOf(uow: UnitOfWork, type: TagRecord['type'], tagIds: readonly string[]): Promise<Required<Why>> {
  const known = new Map((await reasons.all(uow)).map((tag) => [tag.id, tag]))
  const reasonTags = [...new Set(tagIds)].map((id) => {
    const tag = known.get(id)
    if (tag === undefined) throw noTag(id)
    if (tag.type !== type)
      throw unfit(
        'tagIds',
        t`tagIds has ${tag.name}, which is a reason of type ${tag.type}: use reasons of type ${type}.`,
      )
    return tag.name
  })
  return { reason: reasonTags.join(' · '), reasonTags }
}
