import type { ColumnKind, Table } from '../render/lines.ts'
import { breakText, widthOf } from './lines.ts'
import { type Element, fullWidth, type Pen } from './pen.ts'
import { type Type, types } from './type.ts'

const gap = 12

type Column = { readonly at: number; readonly width: number; readonly kind: ColumnKind; readonly label: string }

/** The lines of the document. The heads of the columns stand on each page; a row too long for a page goes on. */
export function drawTable(pen: Pen, { columns, rows }: Table): void {
  const placed = placeColumns(pen, columns, rows)
  const heads = placed.map((column) => breakText([{ text: column.label }], types.label, column.width, pen.direction))
  const headed = (row: Element | undefined) => {
    pen.columns(
      placed.map((column, i) => ({ ...across(column), lines: heads[i] ?? [], tag: 'TH', scope: 'Column' })),
      row,
    )
    pen.y += 3
    pen.rule(0, fullWidth, 'rule')
    pen.y += 5
  }
  pen.room(80)
  pen.y += 4
  const element = pen.element('Table')
  headed(pen.element('TR', pen.element('THead', element)))
  const body = pen.element('TBody', element)
  pen.repeating(
    () => headed(undefined),
    () => {
      for (const row of rows) {
        const cells = placed.map((column, i) => ({
          ...across(column),
          lines: (row[i] ?? []).flatMap((line) => breakText(line, typeOf(column.kind), column.width, pen.direction)),
          tag: 'TD',
        }))
        pen.columns(cells, pen.element('TR', body))
        pen.y += 4
        pen.rule(0, fullWidth, 'hair')
        pen.y += 5
      }
    },
  )
}

const isFigures = (kind: ColumnKind): boolean => kind === 'mid' || kind === 'last'

const typeOf = (kind: ColumnKind): Type => (kind === 'no' ? types.quiet : types.body)

const across = ({ at, width, kind }: Column) => ({
  at,
  width,
  align: isFigures(kind) ? ('end' as const) : ('start' as const),
})

/** What the lines are about gets at least this share of the page. */
const leastShareOfWide = 0.38

/** Figures get the width that they take; what the lines are about gets the rest. */
function placeColumns(pen: Pen, columns: Table['columns'], rows: Table['rows']): Column[] {
  const wanted = columns.map(({ label, kind }, i) =>
    kind === 'wide'
      ? 0
      : Math.max(widthOf([{ text: label }], types.label, pen.direction), naturalWidth(pen, rows, i, typeOf(kind))),
  )
  const free = fullWidth - gap * (columns.length - 1)
  const total = wanted.reduce((sum, width) => sum + width, 0)
  const shrunk = Math.min(1, (free * (1 - leastShareOfWide)) / total)
  const widths = wanted.map((width) => width * shrunk + 0.1)
  const rest = free - widths.reduce((sum, width) => sum + width, 0)
  let at = 0
  return columns.map(({ kind, label }, i) => {
    const width = kind === 'wide' ? rest : (widths[i] ?? 0)
    const column = { at, width, kind, label }
    at += width + gap
    return column
  })
}

const naturalWidth = (pen: Pen, rows: Table['rows'], column: number, type: Type): number =>
  rows.reduce(
    (wide, row) =>
      (row[column] ?? []).reduce((widest, line) => Math.max(widest, widthOf(line, type, pen.direction)), wide),
    0,
  )
