import type { UnitOfWork } from '../../platform/index.ts'
import { type Entry, findEntry, hasVersions, stands } from '../entries/index.ts'
import { isEarlier } from './rules.ts'
import * as store from './store.ts'

/** What may be another version of a document. */
async function alike(uow: UnitOfWork, entry: Entry): Promise<Entry[]> {
  if (!hasVersions(entry.type) || entry.draft) return []
  const numbered = await store.sameNumber(uow, entry)
  const { type, answersId } = entry
  const quoted = type === 'quote' && answersId !== null ? await store.sameSubject(uow, type, answersId) : []
  return [...new Map([...numbered, ...quoted].map((one) => [one.id, one])).values()]
}

/** The earlier versions of a document, oldest first. */
export const earlierThan = async (uow: UnitOfWork, later: Entry): Promise<Entry[]> =>
  (await alike(uow, later)).filter((one) => isEarlier(one, later))

export type VersionRelation = 'replaces' | 'replacedBy' | 'earlierVersion' | 'laterVersion'

/** The versions of a document that a reader is led to: what it replaced or was replaced by, and those that stand beside it. */
export async function versionsOf(
  uow: UnitOfWork,
  entry: Entry,
): Promise<{ entry: Entry; relation: VersionRelation }[]> {
  const next = entry.replacedBy === null ? undefined : await findEntry(uow, entry.replacedBy)
  const replaced = await store.replacedBy(uow, entry.id)
  const beside = stands(entry) ? (await alike(uow, entry)).filter(stands) : []
  return [
    ...replaced.map((one) => ({ entry: one, relation: 'replaces' as const })),
    ...(next === undefined ? [] : [{ entry: next, relation: 'replacedBy' as const }]),
    ...beside
      .filter((one) => isEarlier(one, entry))
      .map((one) => ({ entry: one, relation: 'earlierVersion' as const })),
    ...beside.filter((one) => isEarlier(entry, one)).map((one) => ({ entry: one, relation: 'laterVersion' as const })),
  ]
}
