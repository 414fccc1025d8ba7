import { type CSSProperties, type MouseEvent, type ReactNode, use, useEffect } from 'react'
import { GridCells } from './GridCells.tsx'
import { GridContext } from './gridContext.ts'

export type GridRowProps = {
  /** Its place among all rows, from 0. */
  index: number
  /** Selected for bulk actions, or, in a table without them, shown in the preview. */
  selected?: boolean | undefined
  /** Shown in the preview, in a table with bulk actions. */
  shown?: boolean | undefined
  /** It has the keyboard. */
  active?: boolean | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  /** Distance in px from the top of the body, for virtual rows: `index * useRowHeight()`. */
  top?: number | undefined
  /** The cells by column id. */
  cells: Readonly<Record<string, ReactNode>>
}

/** A row of a DataGrid, in its columns; on a narrow screen a card of two lines. */
export function GridRow(props: GridRowProps) {
  const { index, selected = false, shown = false, active = false, onClick, top, cells } = props
  const { columns, id, onActive } = use(GridContext)
  const rowId = `${id}-${index}`
  const activeId = active ? rowId : undefined
  useEffect(() => {
    if (activeId !== undefined) onActive(activeId)
  }, [activeId, onActive])

  const place: CSSProperties = top === undefined ? {} : { insetBlockStart: top }
  return (
    <tr
      id={rowId}
      className="k-grid-row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      data-placed={top !== undefined || undefined}
      data-active={active || undefined}
      data-shown={shown || undefined}
      style={place}
      onClick={onClick}
    >
      <GridCells columns={columns} cells={cells} />
    </tr>
  )
}
