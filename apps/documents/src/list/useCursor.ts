import { useCallback, useEffect, useState } from 'react'
import type { Row } from '../api/types.ts'
import { placeOf, type Rows } from './paging.ts'

export interface Cursor {
  /** The place of the row in the whole list; -1 while there is none. */
  readonly place: number
  /** The document under it, where its row is there. */
  readonly row: Row | undefined
  readonly go: (place: number) => void
}

/**
 * The row that has the keyboard. It follows its document when others come in above it; when the document leaves the
 * list, the row that moves up takes its place.
 */
export function useCursor(rows: Rows, count: number | undefined, start: number): Cursor {
  const [held, setHeld] = useState<{ place: number; id?: string | undefined }>({ place: start })
  const moved = placeOf(rows, held.id)
  const last = (count ?? Number.POSITIVE_INFINITY) - 1
  const place = Math.min(moved ?? held.place, last)
  const row = rows.get(place)
  const id = row?.DocumentId

  useEffect(() => {
    setHeld((before) => (before.place === place && before.id === id ? before : { place, id: id ?? before.id }))
  }, [place, id])

  const go = useCallback((next: number) => setHeld({ place: next, id: rows.get(next)?.DocumentId }), [rows])
  return { place, row, go }
}
