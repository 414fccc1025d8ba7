import type { KeyboardEvent } from 'react'
import { rowAfter } from './rowAfter.ts'
import { useHotkeys } from './useHotkeys.ts'

export type RowKeysOptions = {
  /** How many rows there are in all, shown or not. */
  count: number
  /** The row that has the keyboard; -1 while none has. */
  row: number
  /** Go to another: scroll it into view, choose it. */
  onRow: (row: number) => void
  /** Enter, or a key that the list gives the same meaning. */
  onOpen?: ((row: number) => void) | undefined
  /** How many rows Page Up and Page Down pass: 20 unless told. */
  page?: number | undefined
}

/**
 * Moving through rows: j and k from anywhere on the page, arrows, Page Up and Down, Home, End and Enter while the
 * rows have the focus. Returns the handler for `<DataGrid onKeyDown>`.
 */
export function useRowKeys({ count, row, onRow, onOpen, page = 20 }: RowKeysOptions) {
  const go = (key: string): boolean => {
    const next = rowAfter(key, row, count, page)
    if (next === undefined) return false
    if (next !== row) onRow(next)
    return true
  }
  useHotkeys({ j: () => go('j'), k: () => go('k') })
  return (event: KeyboardEvent) => {
    // A button or a field inside a row keeps its own keys.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && row >= 0 && onOpen) {
      event.preventDefault()
      onOpen(row)
    } else if (event.key !== 'j' && event.key !== 'k' && go(event.key)) {
      event.preventDefault()
    }
  }
}
