import type { ReactNode } from 'react'

/** Where a cell stands in the card that a row becomes on a screen of 600 px or less; 'start' is before all lines. */
export type NarrowPlace = 'start' | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-middle' | 'bottom-end'

export type GridColumn = {
  id: string
  label: ReactNode
  /** A track of CSS grid that does not depend on the content: '120px', 'minmax(140px, 1fr)'. */
  width: string
  /** Figures stand at the end. */
  align?: 'start' | 'end' | undefined
  /** How it is sorted now; a column that can be sorted and is not has 'none'. */
  sort?: 'ascending' | 'descending' | 'none' | undefined
  onSort?: (() => void) | undefined
  /** Its place on a narrow screen; without one it falls away there. */
  narrow?: NarrowPlace | undefined
}
