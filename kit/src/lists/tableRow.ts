import type { ReactNode } from 'react'

/** The cells of a row by column id. */
export type TableCells = Readonly<Record<string, ReactNode>>

export type TableRow = { id: string; cells: TableCells }
