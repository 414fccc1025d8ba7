import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addressOf, everything } from '../list/filters.ts'
import { useListMemory } from '../list/memory.ts'
import { placeOf, spanOf } from '../list/paging.ts'
import { pageSize } from '../list/query.ts'
import { useListing } from '../queries/list.ts'
import type { Turns } from './useTriage.ts'

/**
 * The way back to the list that led here, and to the documents before and after this one in it: also once this one has
 * left it, since what waited for an answer has one.
 */
export function useNeighbours(id: string): Turns {
  const navigate = useNavigate()
  const memory = useListMemory()
  const from = memory.current
  const place = from?.place ?? 0
  const { rows } = useListing(from?.filters ?? everything, spanOf(place - 1, place + 1, pageSize))
  const here = from && placeOf(rows, id)
  const known = from?.id === id ? from.beside : undefined
  const beside = (step: -1 | 1) => (here === undefined ? known?.[step] : rows.get(here + step)?.DocumentId)
  const previous = beside(-1)
  const next = beside(1)
  useEffect(() => {
    if (from && here !== undefined) memory.current = { ...from, place: here, id, beside: { [-1]: previous, 1: next } }
  }, [memory, from, here, id, previous, next])
  const go = (to: string | undefined) => {
    const place = placeOf(rows, to)
    if (to === undefined || place === undefined || !from) return undefined
    return () => {
      memory.current = { ...from, place, id: to }
      navigate(`/view/${to}`, { replace: true })
    }
  }
  const address = addressOf(from?.filters ?? everything).toString()
  return {
    back: () => navigate(address ? `/?${address}` : '/'),
    previous: go(previous),
    next: go(next),
  }
}
