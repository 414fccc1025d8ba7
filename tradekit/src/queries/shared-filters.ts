import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import type { Saved } from '../list/saved.ts'
import { keys } from './keys.ts'

/** The filters that colleagues share under names. */
export function useSharedFilters(): readonly Saved[] {
  const { api } = useKontor()
  const { data } = useQuery({
    queryKey: keys.sharedFilters,
    queryFn: async ({ signal }) =>
      (await api.documentLists.listFilters({}, { signal })).Filters.map(({ Name, Query }) => ({
        name: Name,
        at: Query,
      })),
    staleTime: 60_000,
  })
  return data ?? []
}

/** Shares a filter with colleagues, or no longer. */
export function useShareFilter() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ name, at, on }: Saved & { readonly on: boolean }) =>
      on
        ? api.documentLists.shareFilter({ params: { name }, body: { Query: at } })
        : api.documentLists.removeFilter({ params: { name } }),
    onSuccess: (_, { name, on }) => {
      if (on) notify('success', t('saved.shared', { name }))
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.sharedFilters }),
  })
}
