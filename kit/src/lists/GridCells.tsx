import type { ReactNode } from 'react'
import type { GridColumn } from './gridColumn.ts'

export type GridCellsProps = { columns: readonly GridColumn[]; cells: Readonly<Record<string, ReactNode>> }

/** The cells of one row, each in its column. */
export function GridCells({ columns, cells }: GridCellsProps) {
  return columns.map(({ id, align, narrow }) => (
    <td key={id} className="k-grid-cell" data-align={align} data-narrow={narrow ?? 'none'}>
      {cells[id]}
    </td>
  ))
}
