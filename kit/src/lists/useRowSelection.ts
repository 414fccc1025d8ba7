import { type KeyboardEvent, useRef } from 'react'
import { rowAfter } from '../keys/rowAfter.ts'
import {
  allSelected,
  extentOf,
  isSelected,
  noSelection,
  placesBetween,
  type Selection,
  withSelected,
} from './selection.ts'

export type TableSelection = {
  value: Selection
  onChange: (selection: Selection) => void
  /** Names the box of a row: 'Select RE-2026-0871'. */
  rowLabel: (index: number) => string
  /** Names the box at the head: 'Select all'. */
  allLabel: string
}

export type RowSelectionOptions = {
  selection: TableSelection | undefined
  count: number
  active: number
  /** The id of the row at a place; undefined while it is not loaded. */
  idAt: (index: number) => string | undefined
  onGo: (index: number) => void
}

/** What keys and clicks choose in a table. `press` tells whether the key was one of theirs. */
export function useRowSelection({ selection, count, active, idAt, onGo }: RowSelectionOptions) {
  // The range selected with Shift; it ends when the active row moves without Shift.
  const reach = useRef({ from: -1, to: -1 })
  const extent = selection ? extentOf(selection.value, count) : 'none'

  const idsBetween = (one: number, other: number) => placesBetween(one, other).flatMap((index) => idAt(index) ?? [])
  const toggle = (index: number) => {
    const id = idAt(index)
    if (selection && id !== undefined)
      selection.onChange(withSelected(selection.value, [id], !isSelected(selection.value, id)))
  }
  const toggleAll = () => selection?.onChange(extent === 'all' ? noSelection : allSelected)
  const reachTo = (index: number) => {
    const from = reach.current.to === active ? reach.current.from : Math.max(active, 0)
    // Rows that the range no longer covers are deselected.
    const left = withSelected(selection?.value ?? noSelection, idsBetween(from, Math.max(active, 0)), false)
    selection?.onChange(withSelected(left, idsBetween(from, index), true))
    reach.current = { from, to: index }
    onGo(index)
  }

  const press = (event: KeyboardEvent): boolean => {
    if (!selection || event.target !== event.currentTarget || event.altKey) return false
    const withCtrl = event.ctrlKey || event.metaKey
    const next = event.shiftKey ? rowAfter(event.key, active, count, 20) : undefined
    if (withCtrl && event.key.toLowerCase() === 'a') selection.onChange(allSelected)
    else if (withCtrl) return false
    else if (event.key === ' ' && active >= 0) toggle(active)
    else if (event.key === 'Escape' && extent !== 'none') selection.onChange(noSelection)
    else if (next !== undefined && event.key.length > 1) reachTo(next)
    else return false
    event.preventDefault()
    return true
  }
  const pick = (index: number, withShift: boolean) => {
    if (withShift) reachTo(index)
    else {
      toggle(index)
      onGo(index)
    }
  }
  return { extent, toggleAll, press, pick }
}
