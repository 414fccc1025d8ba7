import { type QueryClient, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Kontor, useKontor } from '../kontor.ts'
import type { Filters } from '../list/filters.ts'
import { areSame, type Pages, pagesFor, type Rows, rowsOf, type Span } from '../list/paging.ts'
import { pageQuery, pageSize } from '../list/query.ts'
import { keys } from './keys.ts'
import type { DocumentSum, OfferedBulkAction, Page, Row } from './types.ts'

export interface Listing {
  /** How many documents there are in all; undefined until the first answer. */
  readonly count: number | undefined
  readonly rows: Rows
  readonly sums: readonly DocumentSum[]
  /** What the reader may do with several of them at once. */
  readonly bulkActions: readonly OfferedBulkAction[]
  readonly error: Error | null
  readonly retry: () => void
}

const pageOf = ({ api }: Kontor, filters: Filters, page: number) => ({
  queryKey: keys.page(filters, page),
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    const found = await api.documentLists.listDocuments({ query: pageQuery(filters, page) }, { signal })
    forget(client)
    return found
  },
})

/**
 * The rows of some pages of the list, and how many there are. What is passed before it came is asked for no more; pages
 * once seen are kept, so many of them, and refreshed when they change.
 */
export function useListing(filters: Filters, span: Span): Listing {
  const kontor = useKontor()
  const queries = useQueryClient()
  const { from, to, heading } = span
  const numbers = useMemo(() => pagesFor({ from, to, heading }), [from, to, heading])
  const rowsOfPages = useRowsOfPages()
  // The same object where nothing came, so that requesting a page does not render the screen again.
  const combine = useCallback(
    (answers: UseQueryResult<Page>[]) => ({
      count: answers[0]?.data?.itemCount,
      rows: rowsOfPages(
        new Map(answers.flatMap(({ data }, at) => (data === undefined ? [] : [[numbers[at] ?? 0, data]]))),
      ),
      sums: answers[0]?.data?.Sums ?? [],
      bulkActions: answers[0]?.data?.BulkActions ?? [],
      error: answers.find((answer) => answer.error && !answer.data)?.error ?? null,
    }),
    [numbers, rowsOfPages],
  )
  const retry = () => {
    const hasFailed = ({ state }: { state: { error: Error | null } }) => state.error !== null
    void queries.refetchQueries({ queryKey: keys.pages, type: 'active', predicate: hasFailed })
  }
  return { ...useQueries({ queries: numbers.map((page) => pageOf(kontor, filters, page)), combine }), retry }
}

/** The rows of pages; the same where the pages are. */
function useRowsOfPages(): (pages: Pages) => Rows {
  const before = useRef<{ pages: Pages; rows: Rows }>({ pages: new Map(), rows: new Map() })
  return useCallback((pages) => {
    if (!areSame(before.current.pages, pages)) before.current = { pages, rows: rowsOf(pages, pageSize) }
    return before.current.rows
  }, [])
}

/** How many pages out of sight are kept, the latest first. */
const maxKeptPages = 40

/** A page that comes pushes out the oldest. */
function forget(queries: QueryClient): void {
  const cache = queries.getQueryCache()
  const kept = cache.findAll({ queryKey: keys.pages, type: 'inactive' })
  const oldest = kept.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt).slice(maxKeptPages)
  for (const query of oldest) cache.remove(query)
}

/** The documents of these ids, as far as a page of the list that is kept has them. */
export function useKnownRows(): (ids: ReadonlySet<string>) => Row[] {
  const queries = useQueryClient()
  return (ids) => {
    const known = new Map<string, Row>()
    for (const [, page] of queries.getQueriesData<Page>({ queryKey: keys.pages }))
      for (const row of page?.Document ?? []) if (ids.has(row.DocumentId)) known.set(row.DocumentId, row)
    return [...known.values()]
  }
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
  return useQuery({ queryKey: keys.counts, queryFn: ({ signal }) => api.documentLists.countDocuments({}, { signal }) })
}

/** Tells the shell how many wait for an answer, so that it need not ask the same. */
export function useShownCount(): void {
  const { showCount } = useKontor()
  const waiting = useCounts().data?.toAnswer
  useEffect(() => {
    if (waiting !== undefined) showCount(waiting)
  }, [showCount, waiting])
}

/** The tags that the company has given its documents, most given first. */
export function useTags(): readonly string[] {
  const { api } = useKontor()
  const { data } = useQuery({
    queryKey: keys.tags,
    queryFn: ({ signal }) => api.tags.listTagsInUse({}, { signal }),
  })
  return useMemo(() => data?.Tags.map(({ Tag }) => Tag) ?? [], [data])
}
