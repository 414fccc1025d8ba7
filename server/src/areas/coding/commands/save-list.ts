import type { CodingList, CodingListEntry, Of } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { noList } from '../not-found.ts'
import * as entries from '../store/entries.ts'
import * as lists from '../store/lists.ts'
import type { ListRecord } from '../store/tables.ts'

/** @throws ApiError ResourceNotFound */
export async function existing(uow: UnitOfWork, id: string): Promise<ListRecord> {
  const list = await lists.find(uow, id)
  if (list === undefined) throw noList(id)
  return list
}

export const logged = (
  uow: UnitOfWork,
  kind: string,
  objectId: string,
  detail: Record<string, number> = {},
): Promise<void> => uow.log({ kind: `coding_list.${kind}`, objectType: 'codingList', objectId, detail })

/** Makes a list, or changes it. */
export async function saveList(
  uow: UnitOfWork,
  { ListId: id, Name, Target, Required }: Of<typeof CodingList>,
): Promise<void> {
  await lists.save(uow, { id, name: Name, target: Target, required: Required })
  await logged(uow, 'saved', id)
}

/**
 * Adds entries to a list, or changes those that are there. Of what is given twice the last counts.
 *
 * @throws ApiError ResourceNotFound where an entry names a list that is not there.
 */
export async function addEntries(
  uow: UnitOfWork,
  listId: string,
  given: readonly Of<typeof CodingListEntry>[],
): Promise<void> {
  const active = new Map(given.map(({ Code, Active }) => [Code, Active ?? true]))
  const labels = new Map(
    given.map(({ Code: code, Label: label, Language: language = '' }) => [
      JSON.stringify([code, language]),
      { code, language, label },
    ]),
  )
  const codes = [...active.keys()]
  await entries.save(
    uow,
    listId,
    [...active].map(([code, active]) => ({ code, active })),
    [...labels.values()],
  )
  await tieEntries(uow, listId, given)
  await entries.index(uow, listId, codes)
  await logged(uow, 'entries_added', listId, { entries: codes.length })
}

/**
 * Makes a list hold these entries and no others; what documents carry of others goes out of use.
 *
 * @throws ApiError ResourceNotFound where an entry names a list that is not there.
 */
export async function replaceEntries(
  uow: UnitOfWork,
  listId: string,
  given: readonly Of<typeof CodingListEntry>[],
): Promise<void> {
  await addEntries(uow, listId, given)
  const kept = new Set(given.map(({ Code }) => Code))
  const gone = (await entries.inUse(uow, listId)).filter((code) => !kept.has(code))
  if (gone.length > 0) await entries.remove(uow, listId, gone)
}

/** With what entries go, of those that say so; the others go as before. */
async function tieEntries(
  uow: UnitOfWork,
  listId: string,
  given: readonly Of<typeof CodingListEntry>[],
): Promise<void> {
  const tied = given.filter(({ GoesWith }) => GoesWith !== undefined)
  const ties = tied.flatMap(({ Code: code, GoesWith = [] }) =>
    GoesWith.map(({ ListId, Value }) => ({ code, otherListId: ListId, otherCode: Value })),
  )
  for (const other of new Set(ties.map(({ otherListId }) => otherListId))) await existing(uow, other)
  if (tied.length > 0)
    await entries.tie(
      uow,
      listId,
      tied.map(({ Code }) => Code),
      ties,
    )
}
