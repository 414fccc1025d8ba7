import type { Of, QuickFilter } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Actor, ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { noFilter, noTag } from '../not-found.ts'
import type { FilterRecord } from '../records.ts'
import * as filters from '../store/filters.ts'
import * as reasons from '../store/reasons.ts'

/** The looks that somebody sees; a reason that is no more is none of theirs. */
export async function seenFilters(uow: UnitOfWork): Promise<FilterRecord[]> {
  const known = new Set((await reasons.all(uow)).map(({ id }) => id))
  return (await filters.seenBy(uow)).map((filter) => ({
    ...filter,
    tagIds: filter.tagIds.filter((id) => known.has(id)),
  }))
}

/** Saves a look, a new one where no id is given. @throws ApiError ResourceNotFound, Forbidden of another's, BadRequest */
export async function saveFilter(
  uow: UnitOfWork,
  id: string | undefined,
  { name: given, states = [], tagIds = [], query, shared = false }: Of<typeof QuickFilter>,
  actor: Actor,
): Promise<FilterRecord> {
  const before = id === undefined ? undefined : await own(uow, id, actor)
  const name = given.trim()
  if (name === '') throw unfit('name', t`name is empty: name the filter.`)
  const known = new Set((await reasons.all(uow)).map((tag) => tag.id))
  const unknown = tagIds.find((tag) => !known.has(tag))
  if (unknown !== undefined) throw noTag(unknown)
  const { companyId, now, author } = uow
  const filter: FilterRecord = {
    ...(before ?? { companyId, id: uow.newId(), authorId: author.actorId, created: now }),
    ...{ name, states: [...new Set(states)], tagIds: [...new Set(tagIds)], query: query?.trim() || null, shared },
  }
  await filters.save(uow, filter)
  return filter
}

/** @throws ApiError ResourceNotFound, Forbidden of another's */
export async function removeFilter(uow: UnitOfWork, id: string, actor: Actor): Promise<void> {
  await filters.remove(uow, (await own(uow, id, actor)).id)
}

/** A look that somebody may change: their own, or one that is shared where they configure scanning. */
async function own(uow: UnitOfWork, id: string, { permissions }: Actor): Promise<FilterRecord> {
  const filter = (await filters.seenBy(uow)).find((one) => one.id === id)
  if (filter === undefined) throw noFilter(id)
  if (filter.authorId === uow.author.actorId || permissions.has('scan.configure')) return filter
  throw new ApiError('Forbidden', t`The filter ${filter.name} belongs to a colleague: save one of your own.`)
}
