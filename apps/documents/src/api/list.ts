import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type Kontor, useKontor } from '../kontor.ts'
import type { Filters } from '../list/filters.ts'
import { pagesFor, type Rows, rowsOf } from '../list/paging.ts'
import { pageQuery, pageSize } from '../list/query.ts'
import { keys } from './keys.ts'
import type { DocumentSum } from './types.ts'

export interface Listing {
  /** How many documents there are in all; undefined until the first answer. */
  readonly count: number | undefined
  readonly rows: Rows
  readonly sums: readonly DocumentSum[]
  readonly error: Error | null
  readonly retry: () => void
}

const pageOf = ({ api }: Kontor, filters: Filters, page: number) => ({
  queryKey: keys.page(filters, page),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.documents.listDocuments({ query: pageQuery(filters, page) }, { signal }),
})

/** The rows between two places of the list, and how many there are. Pages once seen are kept and refreshed when they change. */
export function useListing(filters: Filters, first: number, last: number): Listing {
  const kontor = useKontor()
  const numbers = pagesFor(first, last, pageSize)
  return useQueries({
    queries: numbers.map((page) => pageOf(kontor, filters, page)),
    combine: (answers): Listing => ({
      count: answers[0]?.data?.itemCount,
      rows: rowsOf(
        answers.map((answer) => answer.data),
        numbers,
        pageSize,
      ),
      sums: answers[0]?.data?.Sums ?? [],
      error: answers.find((answer) => answer.error && !answer.data)?.error ?? null,
      retry: () => {
        for (const answer of answers) if (answer.error) void answer.refetch()
      },
    }),
  })
}

/** The filters whose first page is there: the list before stays until the next one can be shown, without a blank between. */
export function useReadyFilters(filters: Filters): Filters {
  const kontor = useKontor()
  const queries = useQueryClient()
  const [ready, setReady] = useState(filters)
  useEffect(() => {
    let wanted = true
    void queries.prefetchQuery(pageOf(kontor, filters, 0)).then(() => {
      if (wanted) setReady(filters)
    })
    return () => {
      wanted = false
    }
  }, [queries, kontor, filters])
  return ready
}

/** How many documents stand behind each quick view. */
export function useCounts() {
  const { api } = useKontor()
  return useQuery({ queryKey: keys.counts, queryFn: ({ signal }) => api.documents.countDocuments({}, { signal }) })
}

/** The tags that the company has given its documents, most given first. */
export function useTags(): readonly string[] {
  const { api } = useKontor()
  const { data } = useQuery({
    queryKey: keys.tags,
    queryFn: ({ signal }) => api.documents.listTagsInUse({}, { signal }),
  })
  return useMemo(() => data?.Tags.map(({ Tag }) => Tag) ?? [], [data])
}
