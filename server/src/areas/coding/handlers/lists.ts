import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Act, ApiError, type Handlers } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { searchWords } from '../../entries/index.ts'
import { addEntries, existing, logged, saveList } from '../keeping.ts'
import { byLikeness, isCoded } from '../rules/index.ts'
import { outOfUse } from '../store/codings.ts'
import * as entries from '../store/entries.ts'
import * as lists from '../store/lists.ts'
import { mostCounted, search } from '../store/searching.ts'
import { entriesOf, listOf } from '../views/lists.ts'

/** Each further word is looked up for every entry that has the first. */
const mostWords = 8

export const listsHandlers: Pick<
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
    context.read(async (act) => {
      const applies = documentId === undefined || isCoded(await entryFor(act, documentId))
      return { Lists: applies ? (await lists.all(act, target)).map(listOf) : [] }
    }),

  readList: ({ params }, context) => context.read(async (act) => listOf(await existing(act, params.listId))),

  saveList: ({ params: { listId }, body }, context) =>
    context.write(async (act) => {
      if (body.ListId !== listId)
        throw new ApiError(
          'ResourceNotFound',
          t`ListId is ${body.ListId} and the address names ${listId}: give the same.`,
        )
      await saveList(act, body)
      return listOf(await existing(act, listId))
    }),

  searchEntries: ({ params, query, body }, context) =>
    context.read(async (act) => {
      const { id } = await existing(act, params.listId)
      const words = searchWords(query.search ?? '').slice(0, mostWords)
      const chosen = body.map(({ ListId, Value }) => ({ listId: ListId, code: Value }))
      const language = query.language ?? context.language
      const found = await search(act, id, words, chosen)
      const carried = query.documentId === undefined ? [] : await carriedOf(act, query.documentId, id, words)
      const codes = [...carried, ...byLikeness(found, query.search ?? '')]
      return {
        Entries: await entriesOf(act, id, codes.slice(0, query.limit), language),
        itemCount: Math.min(codes.length, mostCounted),
      }
    }),

  addEntries: ({ params, body }, context) =>
    context.write(async (act) => {
      const { id } = await existing(act, params.listId)
      await addEntries(act, id, body.Entries)
    }),

  removeEntries: ({ params, body }, context) =>
    context.write(async (act) => {
      const { id } = await existing(act, params.listId)
      const codes = [...new Set(body.Codes)]
      await entries.remove(act, id, codes)
      await logged(act, 'entries_removed', id, { entries: codes.length })
    }),

  deleteEntries: ({ params }, context) =>
    context.write(async (act) => {
      const { id } = await existing(act, params.listId)
      await entries.remove(act, id)
      await logged(act, 'emptied', id)
    }),

  deleteList: ({ params }, context) =>
    context.write(async (act) => {
      const { id, name } = await existing(act, params.listId)
      const documents = await lists.carriers(act, id)
      if (documents > 0)
        throw new ApiError(
          'Conflict',
          t`The list ${name} cannot be deleted: documents carry codes of it (${documents}). Empty it, and nothing new is coded with it.`,
          { details: { list: id, documents: String(documents) } },
        )
      await entries.remove(act, id)
      await lists.remove(act, id)
      await logged(act, 'deleted', id)
    }),
}

/** What a document carries of a list though it is out of use, as far as it has the words. */
async function carriedOf(act: Act, documentId: string, listId: string, words: readonly string[]): Promise<string[]> {
  const { id } = await entryFor(act, documentId)
  const codes = await outOfUse(act, id, listId)
  const labels = Map.groupBy(await entries.labelsOf(act, listId, codes), ({ code }) => code)
  return codes.filter((code) => {
    const known = searchWords(code, ...(labels.get(code) ?? []).map(({ label }) => label))
    return words.every((word) => known.some((one) => one.startsWith(word)))
  })
}
