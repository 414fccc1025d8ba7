import { useCallback, useEffect, useState } from 'react'
import type { Row } from '../queries/types.ts'
import { placeOf, type Rows } from './paging.ts'

export interface Cursor {
  /** The place of the row in the whole list; -1 while there is none. */
  readonly place: number
  /** The document under it, where its row is there. */
  readonly row: Row | undefined
  readonly go: (place: number) => void
}

/** Where it begins: a place, and the document that was under it when the reader was there before. */
export type Start = Pick<Held, 'place' | 'id'>

interface Held {
  readonly list: string
  readonly place: number
  readonly id?: string | undefined
}

/**
 * The row that has the keyboard. It follows its document when others come in above it; when the document leaves the
 * list, the row that moves up takes its place. Another list begins anew, at `start`.
 */
export function useCursor(rows: Rows, count: number | undefined, start: Start, list: string): Cursor {
  const [kept, setHeld] = useState<Held>({ list, ...start })
  const held: Held = kept.list === list ? kept : { list, ...start }
  const last = (count ?? Number.POSITIVE_INFINITY) - 1
  const place = Math.min(placeOf(rows, held.id) ?? held.place, last)
  const row = rows.get(place)
  const id = row?.DocumentId

  useEffect(() => {
    setHeld((before) => {
      if (before.list === list && before.place === place && before.id === id) return before
      return { list, place, id: id ?? (before.list === list ? before.id : undefined) }
    })
  }, [list, place, id])

  const go = useCallback((next: number) => setHeld({ list, place: next, id: rows.get(next)?.DocumentId }), [rows, list])
  return { place, row, go }
}
