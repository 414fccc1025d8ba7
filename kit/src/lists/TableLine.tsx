import { type MouseEvent, memo, type RefObject } from 'react'
import { GridRow } from './GridRow.tsx'
import type { GridColumn } from './gridColumn.ts'
import { SelectBox } from './SelectBox.tsx'
import type { TableCells, TableRow } from './tableRow.ts'

/** The column of the boxes that choose rows. */
export const boxColumn = 'k-select'

/** What is done with a row, by its place. */
export type LineActs = {
  click: (event: MouseEvent, index: number) => void
  pick: (index: number, withShift: boolean) => void
  pickAll: () => void
  boxLabel: ((index: number) => string) | undefined
}

export type TableLineProps = {
  index: number
  top: number
  columns: readonly GridColumn[]
  /** Undefined while it is on its way. */
  row: TableRow | undefined
  active: boolean
  chosen: boolean
  /** Rows have boxes. */
  boxed: boolean
  shown: boolean
  acts: RefObject<LineActs>
}

/** A row of a Table; it is drawn anew only when something about it has changed, however fast its neighbours come. */
export const TableLine = memo(({ index, top, columns, row, active, chosen, boxed, shown, acts }: TableLineProps) => {
  const box = row && boxed && (
    <SelectBox
      label={acts.current.boxLabel?.(index) ?? ''}
      extent={chosen ? 'all' : 'none'}
      onChange={(withShift) => acts.current.pick(index, withShift)}
      row={index}
    />
  )
  return (
    <GridRow
      index={index}
      top={top}
      active={active}
      selected={boxed ? chosen : shown}
      shown={boxed && shown}
      onClick={(event) => acts.current.click(event, index)}
      cells={row ? { [boxColumn]: box, ...row.cells } : ghosts(columns)}
    />
  )
})

const ghosts = (columns: readonly GridColumn[]): TableCells =>
  Object.fromEntries(columns.map(({ id }) => [id, <span key={id} className="k-grid-ghost" />]))
