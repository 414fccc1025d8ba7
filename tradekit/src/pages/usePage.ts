import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PageSource } from './source.ts'

/** A file never changes: what was fetched of it once stays. */
const forGood = { staleTime: Number.POSITIVE_INFINITY, retry: 1 }

export const usePages = (source: PageSource) =>
  useQuery({ queryKey: source.key, queryFn: ({ signal }) => source.pages(signal), ...forGood })

export const usePageText = (source: PageSource, page: number) =>
  useQuery({
    queryKey: [...source.key, 'text', page],
    queryFn: ({ signal }) => source.text(page, signal),
    ...forGood,
  })

/** The address of a page's picture. While a sharper one is on its way the one before stays, unless it is another page's. */
export function usePicture(source: PageSource, page: number, width: number | undefined) {
  const { data, error, refetch } = useQuery({
    queryKey: [...source.key, 'picture', page, width],
    queryFn: async ({ signal }) => ({ page, blob: await source.picture(page, width ?? 0, signal) }),
    enabled: width !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    ...forGood,
  })
  const blob = data?.page === page ? data.blob : undefined
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return setAddress(undefined)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return { address, error, refetch }
}
