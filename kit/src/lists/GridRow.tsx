import { type CSSProperties, type ReactNode, use, useEffect, useRef } from 'react'
import { GridContext } from './gridContext.ts'

export type GridRowProps = {
  /** Its place among all rows, from 0. */
  index: number
  /** Chosen: shown beside, or part of a bulk action. */
  selected?: boolean | undefined
  /** It has the keyboard: the one row that Tab reaches. */
  active?: boolean | undefined
  onClick?: (() => void) | undefined
  onDoubleClick?: (() => void) | undefined
  /** Distance in px from the top of the body, for virtual rows: `index * useRowHeight()`. */
  top?: number | undefined
  /** The cells by column id. */
  cells: Record<string, ReactNode>
}

/** A row of a DataGrid, in its columns; on a narrow screen a card of two lines. */
export function GridRow({ index, selected = false, active = false, onClick, onDoubleClick, top, cells }: GridRowProps) {
  const columns = use(GridContext)
  const row = useRef<HTMLTableRowElement>(null)

  // The focus follows the keyboard's row, but only within the grid: j and k from elsewhere move it without taking focus.
  useEffect(() => {
    const element = row.current
    const focused = document.activeElement
    if (active && element && focused?.matches('tr') && element.parentElement?.contains(focused)) {
      element.focus({ preventScroll: true })
    }
  }, [active])

  const place: CSSProperties =
    top === undefined ? {} : { position: 'absolute', insetInline: 0, translate: `0 ${top}px` }
  return (
    <tr
      ref={row}
      className="k-grid-row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      data-active={active || undefined}
      tabIndex={active ? 0 : -1}
      style={place}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
    >
      {columns.map(({ id, align, narrow }) => (
        <td key={id} className="k-grid-cell" data-align={align} data-narrow={narrow ?? 'none'}>
          {cells[id]}
        </td>
      ))}
    </tr>
  )
}
