import { type CSSProperties, type ReactNode, use, useEffect } from 'react'
import { GridContext } from './gridContext.ts'

export type GridRowProps = {
  /** Its place among all rows, from 0. */
  index: number
  /** Chosen: shown beside, or part of a bulk action. */
  selected?: boolean | undefined
  /** It has the keyboard. */
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
  const { columns, id, onActive } = use(GridContext)
  const rowId = `${id}-${index}`
  useEffect(() => {
    if (active) onActive(rowId)
  }, [active, rowId, onActive])

  const place: CSSProperties =
    top === undefined ? {} : { position: 'absolute', insetInline: 0, translate: `0 ${top}px` }
  return (
    <tr
      id={rowId}
      className="k-grid-row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      data-active={active || undefined}
      style={place}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
    >
      {columns.map(({ id: column, align, narrow }) => (
        <td key={column} className="k-grid-cell" data-align={align} data-narrow={narrow ?? 'none'}>
          {cells[column]}
        </td>
      ))}
    </tr>
  )
}
