import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, type Filters, filtersOf } from './filters.ts'

/** The filters of the address, and how to change them. Typing replaces the address, choosing makes a step back possible. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersOf(search), [search])
  const change = useCallback((next: Filters, replace = false) => setSearch(addressOf(next), { replace }), [setSearch])
  return { filters, change }
}
