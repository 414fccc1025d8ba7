import { cellsOf, unitCodeOf } from '@kontor/i18n/sheets'
import { billHeadingOf, headingOf, type PasteColumn } from './paste-words.ts'

/** Reads a number as the reader writes it; undefined where it is none. */
export type NumberReader = (text: string) => string | undefined

export type PastedLine = Partial<Record<PasteColumn, string>>

/** What was understood of a pasted range. */
export interface Pasted {
  readonly lines: readonly PastedLine[]
  /** The columns of the line table that it fills. */
  readonly columns: readonly PasteColumn[]
  /** The columns that it has beyond them: their headings, or what they say first. */
  readonly unused: readonly string[]
}

/** The columns of numbers. */
export const numeric: readonly PasteColumn[] = ['quantity', 'price', 'discount', 'vatRate', 'amount']
const known: readonly string[] = [
  ...['name', 'quantity', 'unitCode', 'price', 'vatRate', 'description'],
  ...['document', 'amount'],
]

/** The column of the line table that a cell of the screen belongs to: the first for one that cannot be pasted into. */
export const pasteColumn = (column: string): PasteColumn => (known.includes(column) ? (column as PasteColumn) : 'name')

/** A range worth spreading over lines: more than one cell. A single value belongs into the field that has the focus. */
export const isRange = (text: string): boolean => /\t|\r?\n(?=.*\S)/.test(text.trim())

/**
 * What a pasted range means: by its heading where it has one, else from the column that has the focus on to the right,
 * as a spreadsheet would. Numbers are read as the reader writes them; what is no number stays, for the check to show.
 *
 * @param visible the columns that the line table shows, in the order in which a spreadsheet without a heading fills them
 */
export function understand(
  text: string,
  from: PasteColumn,
  read: NumberReader,
  visible: readonly PasteColumn[],
): Pasted {
  const rows = cellsOf(text)
  const [first = [], ...rest] = rows
  const hasColumn = (column: PasteColumn, at: number): boolean => {
    if (column === 'discount') return visible.includes('price') && isPercentage(first[at], rest, at)
    return column === 'description' || visible.includes(column)
  }
  const shown = (column: PasteColumn | undefined, at: number) => (column && hasColumn(column, at) ? column : undefined)
  const heading = first.map(visible.includes('document') ? billHeadingOf : headingOf)
  const named = heading.some((column) => column !== undefined && column !== 'unused')
  const isHeading = rest.length > 0 && first.every((cell) => numberIn(cell, read) === undefined)
  if (isHeading && named) return filled(rest, distinct(heading).map(shown), first, read)

  const places = from === 'description' ? [from] : visible.slice(visible.indexOf(from))
  // A first row whose number columns hold words is a heading, in whatever language.
  const figures = first.filter((cell, at) => cell !== '' && numeric.includes(places[at] ?? from))
  return filled(isHeading && figures.length > 0 ? rest : rows, places, first, read)
}

/** Whether a column is of percentages, not of amounts: its heading says so, or each of its cells. */
const isPercentage = (head: string | undefined, rows: readonly string[][], at: number): boolean =>
  head?.includes('%') || rows.every((cells) => !cells[at] || cells[at].includes('%'))

/** Each column once; who names only descriptions means the items by them. */
function distinct(heading: readonly (PasteColumn | 'unused' | undefined)[]): (PasteColumn | undefined)[] {
  const names = heading.includes('name')
  const meant = heading.map((column) => (column === 'description' && !names ? 'name' : column))
  return meant.map((column, at) => (column === 'unused' || meant.indexOf(column) !== at ? undefined : column))
}

function filled(
  rows: readonly string[][],
  places: readonly (PasteColumn | undefined)[],
  heads: readonly string[],
  read: NumberReader,
): Pasted {
  const width = Math.max(...rows.map((cells) => cells.length))
  const used = places.slice(0, width)
  const lines = rows.map((cells) => {
    const line: PastedLine = {}
    for (const [at, column] of used.entries()) {
      const cell = cells[at]
      if (column && cell !== undefined) line[column] = fieldOf(cell, column, read)
    }
    return line
  })
  const unused = heads.filter((head, at) => places[at] === undefined && head !== '')
  return { lines, columns: used.filter((column) => column !== undefined), unused }
}

function fieldOf(cell: string, column: PasteColumn, read: NumberReader): string {
  if (column === 'unitCode') return unitCodeOf(cell)
  return numeric.includes(column) ? (numberIn(cell, read) ?? cell) : cell
}

/** `19 %`, `€ 1.234,50`, `EUR 12`: signs around a number are left out. */
const numberIn = (cell: string, read: NumberReader): string | undefined =>
  read(cell.replace(/[%\p{Sc}]|\b[A-Z]{3}\b/gu, ''))
