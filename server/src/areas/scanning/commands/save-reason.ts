import type { Of, ScanTag } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { noTag } from '../not-found.ts'
import type { TagRecord } from '../records.ts'
import * as reasons from '../store/reasons.ts'

/**
 * Adds a reason, or words one anew: what carries it keeps the words that it had.
 *
 * @throws ApiError ResourceNotFound, Conflict where another of its type is worded so or has its id, BadRequest
 */
export async function saveReason(
  uow: UnitOfWork,
  id: string,
  { type, name: given, description }: Of<typeof ScanTag>,
  which: 'new' | 'known',
): Promise<TagRecord> {
  const name = given.trim()
  if (name === '') throw unfit('name', t`name is empty: enter a reason.`)
  const isKnown = (await reasons.all(uow)).some((tag) => tag.id === id)
  if (which === 'known' && !isKnown) throw noTag(id)
  if (which === 'new' && isKnown)
    throw new ApiError('Conflict', t`The id ${id} is used by another reason: use a new one.`)
  const tag: TagRecord = { companyId: uow.companyId, id, type, name, description: description?.trim() || null }
  if (!(await reasons.save(uow, tag)))
    throw new ApiError(
      'Conflict',
      t`There is already a reason ${name} of type ${type}: use it, or choose another name.`,
    )
  return tag
}
