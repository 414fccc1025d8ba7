import { useLayoutEffect, useRef } from 'react'

/** How far from its old place a row is looked for: more never come in at once. */
const maxRowsSearched = 200

/** Rows that come in above the screen do not push away what is being read: the scroll follows the row at the top. */
export function useSteadyScroll(
  first: number,
  rowHeight: number,
  idAt: (index: number) => string | undefined,
  moveBy: (pixels: number) => void,
): void {
  const top = useRef<{ id: string | undefined; index: number }>({ id: undefined, index: 0 })
  useLayoutEffect(() => {
    const { id, index } = top.current
    if (id !== undefined && index === first && first > 0 && idAt(first) !== id) {
      const moved = placeNear(index, id, idAt)
      if (moved !== undefined) moveBy((moved - index) * rowHeight)
    }
    top.current = { id: idAt(first), index: first }
  })
}

function placeNear(from: number, id: string, idAt: (index: number) => string | undefined): number | undefined {
  for (let step = 1; step <= maxRowsSearched; step += 1) {
    if (idAt(from + step) === id) return from + step
    if (from >= step && idAt(from - step) === id) return from - step
  }
  return undefined
}
