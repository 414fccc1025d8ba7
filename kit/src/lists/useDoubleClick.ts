import { type MouseEvent, useRef } from 'react'

/**
 * A double click opens the row that its first click hit: a list that changes in between has another row under the second
 * one. What chooses a row opens none.
 */
export function useDoubleClick(idAt: (index: number) => string | undefined, open: (id: string) => void) {
  const first = useRef<string>(undefined)
  return {
    onClickCapture: ({ detail, target }: MouseEvent) => {
      if (detail > 1) return
      const hit = (target as Element).closest<HTMLElement>('[data-index], .k-select-box')
      const index = hit?.dataset['index']
      first.current = index === undefined ? undefined : idAt(Number(index))
    },
    onDoubleClick: () => {
      if (first.current !== undefined) open(first.current)
    },
  }
}
