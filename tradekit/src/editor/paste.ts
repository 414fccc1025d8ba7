import { cellsOf } from '@kontor/kit'

/** Reads a number as the reader writes it; undefined where it is none. */
export type NumberReader = (text: string) => string | undefined

/** The columns of the line table that a pasted cell can fill, in their order on the screen. */
export const pasteColumns = ['name', 'description', 'quantity', 'unitCode', 'price', 'vatRate'] as const
export type PasteColumn = (typeof pasteColumns)[number]
export type PastedLine = Partial<Record<PasteColumn, string>>

const numeric: readonly PasteColumn[] = ['quantity', 'price', 'vatRate']

/** A range worth spreading over lines: more than one cell. A single value belongs into the field that has the focus. */
export const isRange = (text: string): boolean => /\t|\r?\n(?=.*\S)/.test(text.trim())

/**
 * The lines that a pasted range fills, from the column that has the focus on to the right, as a spreadsheet would.
 * A first row whose number columns hold words is a heading and is left out. Numbers are read as the reader writes
 * them; what is no number stays as it was, for the check to show.
 */
export function linesFrom(text: string, from: PasteColumn, read: NumberReader): PastedLine[] {
  const columns = pasteColumns.slice(pasteColumns.indexOf(from))
  const rows = cellsOf(text).map((cells) => lineOf(cells, columns, read))
  const [first, ...rest] = rows
  return first && rest.length > 0 && isHeading(first, read) ? rest : rows
}

function lineOf(cells: readonly string[], columns: readonly PasteColumn[], read: NumberReader): PastedLine {
  const line: PastedLine = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]
    if (cell !== undefined) line[column] = numeric.includes(column) ? numberOf(cell, read) : cell
  }
  return line
}

/** `19 %`, `€ 1.234,50`, `EUR 12`: signs around a number are left out. */
const numberOf = (cell: string, read: NumberReader): string =>
  read(cell.replace(/[%\p{Sc}]|\b[A-Z]{3}\b/gu, '')) ?? cell

const isHeading = (line: PastedLine, read: NumberReader): boolean => {
  const cells = numeric.map((column) => line[column]).filter((value) => value !== undefined && value !== '')
  return cells.length > 0 && cells.every((value) => read(value ?? '') === undefined)
}
