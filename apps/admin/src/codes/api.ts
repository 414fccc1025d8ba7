import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import type { PastedEntry } from './pasted-entries.ts'

export type CodeList = Awaited<ReturnType<Client['coding']['listLists']>>['Lists'][number]
export type CodeEntry = Awaited<ReturnType<Client['coding']['searchEntries']>>['Entries'][number]

const key = ['codes']
/** How many entries are shown at once, and added by one call. */
const [shown, added] = [50, 2_000]

export function useLists() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, 'lists'],
    queryFn: async ({ signal }) => (await api.coding.listLists({}, { signal })).Lists,
  })
}

/** The entries of a list that fit a text, as many as are shown, and how many there are. */
export function useEntries(listId: string, search: string) {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: [...key, 'entries', listId, search, locale],
    queryFn: ({ signal }) => {
      const query = { limit: shown, language: locale, ...(search && { search }) }
      return api.coding.searchEntries({ params: { listId }, query, body: [] }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

/** What is done with the lists. */
export type Change =
  | { readonly save: Omit<CodeList, 'Modified'> }
  | { readonly remove: CodeList }
  | { readonly to: CodeList; readonly add: readonly PastedEntry[] }
  | { readonly from: CodeList; readonly take: CodeEntry }

/** Does it, says so, and asks anew how things stand. */
export function useChange(onDone: () => void = () => undefined) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change): Promise<string> => {
      if ('save' in change) {
        const { ListId: listId, Name: name } = change.save
        await api.coding.saveList({ params: { listId }, body: change.save })
        return t('codes.done.save', { name })
      }
      if ('remove' in change) {
        await api.coding.deleteList({ params: { listId: change.remove.ListId } })
        return t('codes.done.remove', { name: change.remove.Name })
      }
      if ('take' in change) {
        const body = { Codes: [change.take.Code] }
        await api.coding.removeEntries({ params: { listId: change.from.ListId }, body })
        return t('codes.done.take', { code: change.take.Code })
      }
      const { to, add } = change
      for (let at = 0; at < add.length; at += added) {
        const body = { Entries: add.slice(at, at + added) }
        await api.coding.addEntries({ params: { listId: to.ListId }, body })
      }
      return t('codes.done.add', { count: add.length, name: to.Name })
    },
    onSuccess: async (message, change) => {
      notify('success', message)
      // The entries of a list that is gone are asked for no more.
      await queries.invalidateQueries({ queryKey: 'remove' in change ? [...key, 'lists'] : key })
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
