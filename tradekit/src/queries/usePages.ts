import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface Page {
  readonly pageId: number
  readonly numPages: number
}

/**
 * A list that is read page by page, and on where the reader asks for more. While other words are looked for, what was found
 * before stays seen (`isOther`).
 */
export function usePages<P extends Page>(queryKey: QueryKey, read: (page: number, signal: AbortSignal) => Promise<P>) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam: page }) => read(page, signal),
    initialPageParam: 0,
    getNextPageParam: ({ pageId, numPages }) => (pageId + 1 < numPages ? pageId + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const { data, error, refetch, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = list
  // What others do reads the list anew, and takes back a next page that was on its way: it is asked for until it is there.
  const asked = JSON.stringify(queryKey)
  const [wanted, setWanted] = useState({ asked, pages: 1 })
  const pages = data?.pages.length ?? 0
  const isMore = wanted.asked === asked && wanted.pages > pages && hasNextPage
  useEffect(() => {
    if (isMore && !isFetching) void fetchNextPage()
  }, [isMore, isFetching, fetchNextPage])
  return {
    ...{ error, refetch, isMore, isOther: isPlaceholderData, pages: data?.pages },
    /** Reads on; undefined at the end. */
    more: hasNextPage ? () => setWanted({ asked, pages: pages + 1 }) : undefined,
  }
}
