import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type UnitOfWork } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { searchWords } from '../../entries/index.ts'
import { addEntries, existing, logged, saveList } from '../commands/save-list.ts'
import { maxSearchWords } from '../queries.ts'
import { byLikeness, isCoded } from '../rules/index.ts'
import { outOfUse } from '../store/codings.ts'
import * as entries from '../store/entries.ts'
import * as lists from '../store/lists.ts'
import { maxCountedEntries, search } from '../store/search.ts'
import { entriesOf, listOf } from '../views/lists.ts'

export const listHandlers: Pick<
  Handlers<Areas['coding']>,
  | 'listLists'
  | 'readList'
  | 'searchEntries'
  | 'saveList'
  | 'addEntries'
  | 'removeEntries'
  | 'deleteList'
  | 'deleteEntries'
> = {
  listLists: ({ query: { target, documentId } }, context) =>
    context.read(async (uow) => {
      const applies = documentId === undefined || isCoded(await entryFor(uow, documentId))
      return { Lists: applies ? (await lists.all(uow, target)).map(listOf) : [] }
    }),

  readList: ({ params }, context) => context.read(async (uow) => listOf(await existing(uow, params.listId))),

  saveList: ({ params: { listId }, body }, context) =>
    context.write(async (uow) => {
      if (body.ListId !== listId)
        throw new ApiError(
          'ResourceNotFound',
          t`ListId is ${body.ListId}, but the URL contains ${listId}: use the same id.`,
        )
      await saveList(uow, body)
      return listOf(await existing(uow, listId))
    }),

  searchEntries: ({ params, query, body }, context) =>
    context.read(async (uow) => {
      const { id } = await existing(uow, params.listId)
      const words = searchWords(query.search ?? '').slice(0, maxSearchWords)
      const chosen = body.map(({ ListId, Value }) => ({ listId: ListId, code: Value }))
      const language = query.language ?? context.language
      const found = await search(uow, id, words, chosen)
      const carried = query.documentId === undefined ? [] : await carriedOf(uow, query.documentId, id, words)
      const codes = [...carried, ...byLikeness(found, query.search ?? '')]
      return {
        Entries: await entriesOf(uow, id, codes.slice(0, query.limit), language),
        itemCount: Math.min(codes.length, maxCountedEntries),
      }
    }),

  addEntries: ({ params, body }, context) =>
    context.write(async (uow) => {
      const { id } = await existing(uow, params.listId)
      await addEntries(uow, id, body.Entries)
    }),

  removeEntries: ({ params, body }, context) =>
    context.write(async (uow) => {
      const { id } = await existing(uow, params.listId)
      const codes = [...new Set(body.Codes)]
      await entries.remove(uow, id, codes)
      await logged(uow, 'entries_removed', id, { entries: codes.length })
    }),

  deleteEntries: ({ params }, context) =>
    context.write(async (uow) => {
      const { id } = await existing(uow, params.listId)
      await entries.remove(uow, id)
      await logged(uow, 'emptied', id)
    }),

  deleteList: ({ params }, context) =>
    context.write(async (uow) => {
      const { id, name } = await existing(uow, params.listId)
      const documents = await lists.carriers(uow, id)
      if (documents > 0)
        throw new ApiError(
          'Conflict',
          t`The list ${name} cannot be deleted because its codes are in use (${documents}). Remove all its entries to prevent new use.`,
          { details: { list: id, documents: String(documents) } },
        )
      await entries.remove(uow, id)
      await lists.remove(uow, id)
      await logged(uow, 'deleted', id)
    }),
}

/** What a document carries of a list though it is out of use, as far as it has the words. */
async function carriedOf(
  uow: UnitOfWork,
  documentId: string,
  listId: string,
  words: readonly string[],
): Promise<string[]> {
  const { id } = await entryFor(uow, documentId)
  const codes = await outOfUse(uow, id, listId)
  const labels = Map.groupBy(await entries.labelsOf(uow, listId, codes), ({ code }) => code)
  return codes.filter((code) => {
    const known = searchWords(code, ...(labels.get(code) ?? []).map(({ label }) => label))
    return words.every((word) => known.some((one) => one.startsWith(word)))
  })
}
