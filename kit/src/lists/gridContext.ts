import { createContext } from 'react'
import type { GridColumn } from './gridColumn.ts'

/** What a row knows of the grid that it stands in. */
export type Grid = {
  columns: readonly GridColumn[]
  /** Makes the ids of its rows. */
  id: string
  /** Told by the row that has the keyboard. */
  onActive: (rowId: string) => void
}

export const GridContext = createContext<Grid>({ columns: [], id: '', onActive: () => {} })
