import type { Client } from '@kontor/sdk'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Kind } from '../filters.ts'
import { useKontor } from '../kontor.ts'

type Page = Awaited<ReturnType<Client['inbox']['listDone']>>
export type Done = Page['items'][number]

const key = ['inbox', 'done'] as const
const pageSize = 50

/** What the reader decided and finished, a page after the other. */
export function useDone(q: string, kind: Kind | undefined) {
  const { api, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => onChanges('document', () => void queries.invalidateQueries({ queryKey: key })), [onChanges, queries])
  const query = { ...(q && { q }), ...(kind && { kind }), limit: pageSize }
  return useInfiniteQuery({
    queryKey: [...key, query],
    queryFn: ({ signal, pageParam }) =>
      api.inbox.listDone({ query: { ...query, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items, isMore }) => (isMore ? items.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
}
