import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { keys, usePages } from '@kontor/tradekit/queries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { type QueueFilter, queryOf, type View, views } from './queue-filter.ts'

/** So many come at once. */
const pageSize = 50

/** The scanned documents that a filter leaves, page by page; what changes of any has them read anew. */
export function useUploads(filter: QueueFilter) {
  const { api } = useKontor()
  const query = queryOf(filter)
  const list = usePages([...keys.paperLists, 'queue', query], (page, signal) =>
    api.scanning.listUploads({ query: { ...query, limit: pageSize, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

/** How many there are behind each tab, as far as the filter narrows them. */
export function useViewCounts(filter: QueueFilter): Partial<Record<View, number>> {
  const { api } = useKontor()
  const { data } = useQuery({
    queryKey: [...keys.paperLists, 'counts', queryOf({ ...filter, view: 'toEnter' })],
    queryFn: async ({ signal }) => {
      const counted = views.map(async (view) => {
        const { itemCount } = await api.scanning.listUploads(
          { query: { ...queryOf({ ...filter, view }), limit: 1 } },
          { signal },
        )
        return [view, itemCount] as const
      })
      return Object.fromEntries(await Promise.all(counted)) as Record<View, number>
    },
    placeholderData: keepPreviousData,
  })
  return data ?? {}
}

export type QuickFilter = Awaited<ReturnType<Client['scanning']['listFilters']>>['QuickFilters'][number]

const filtersKey = ['scan-filters']

export function useQuickFilters() {
  const { api } = useKontor()
  return useQuery({
    queryKey: filtersKey,
    queryFn: async ({ signal }) => (await api.scanning.listFilters({}, { signal })).QuickFilters,
  })
}

/** Saves a quick filter, or deletes one. */
export function useChangeFilters(onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: { readonly save: QuickFilter } | { readonly remove: string }) => {
      if ('remove' in change) await api.scanning.deleteFilter({ params: { id: change.remove } })
      else if (change.save.id === undefined) await api.scanning.createFilter({ body: change.save })
      else await api.scanning.saveFilter({ params: { id: change.save.id }, body: change.save })
    },
    onSuccess: onDone,
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: filtersKey }),
  })
}

/** What is done with several at once. */
export type BatchAction =
  | { readonly act: 'hold'; readonly tagIds: readonly string[] }
  | { readonly act: 'reject'; readonly tagIds: readonly string[] }
  | { readonly act: 'delete' }
  | { readonly act: 'move'; readonly folder: string }

export function useBatchAction(ids: readonly string[], onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (given: BatchAction) => {
      const documentUploadIds = [...ids]
      if (given.act === 'hold')
        await api.scanning.holdDocuments({ body: { documentUploadIds, tagIds: [...given.tagIds] } })
      else if (given.act === 'reject')
        await api.scanning.rejectDocuments({ body: { documentUploadIds, tagIds: [...given.tagIds] } })
      else if (given.act === 'delete') await api.scanning.deleteDocuments({ query: { id: documentUploadIds } })
      else
        await Promise.all(
          documentUploadIds.map((id) => api.scanning.saveFolderOf({ params: { id, name: given.folder } })),
        )
    },
    onSuccess: (_, { act }) => {
      notify('success', t(`queue.done.${act}`, { count: ids.length }))
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.papers }),
  })
}

/** Saves what is shown as a table. */
export function useExport(filter: QueueFilter) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  return useMutation({
    mutationFn: () => api.scanning.exportUploads({ query: queryOf(filter) }),
    onSuccess: ({ body, type }) => {
      const file = `capture-${today}.csv`
      saveFile(file, body, type)
      notify('success', t('list.exported', { file }))
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}

/** Begins a document without a file. */
export function useCreateBlank(onDone: (id: string) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (documentType: 'invoice' | 'creditnote') => api.scanning.createBlank({ query: { documentType } }),
    onSuccess: ({ Id }) => {
      void queries.invalidateQueries({ queryKey: keys.paperLists })
      onDone(Id)
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
