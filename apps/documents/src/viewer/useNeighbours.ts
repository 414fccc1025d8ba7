import { useNavigate } from 'react-router'
import { useListing } from '../api/list.ts'
import { addressOf, everything } from '../list/filters.ts'
import { useListMemory } from '../list/memory.ts'
import { spanOf } from '../list/paging.ts'
import { pageSize } from '../list/query.ts'

export interface Neighbours {
  readonly back: () => void
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** The way back to the list that led here, and to the documents before and after this one in it. */
export function useNeighbours(id: string): Neighbours {
  const navigate = useNavigate()
  const memory = useListMemory()
  const from = memory.current
  const place = from?.place ?? 0
  const { rows } = useListing(from?.filters ?? everything, spanOf(place - 1, place + 1, pageSize))
  const here = from && rows.get(place)?.DocumentId === id ? place : undefined
  const go = (to: number) => {
    const row = here === undefined ? undefined : rows.get(to)
    if (!row || !from) return undefined
    return () => {
      memory.current = { ...from, place: to, id: row.DocumentId }
      navigate(`/view/${row.DocumentId}`, { replace: true })
    }
  }
  const address = addressOf(from?.filters ?? everything).toString()
  return {
    back: () => navigate(address ? `/?${address}` : '/'),
    previous: go(place - 1),
    next: go(place + 1),
  }
}
