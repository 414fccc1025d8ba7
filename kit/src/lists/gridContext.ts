import { createContext } from 'react'
import type { GridColumn } from './DataGrid.tsx'

/** The columns of the grid that a row stands in. */
export const GridContext = createContext<readonly GridColumn[]>([])
