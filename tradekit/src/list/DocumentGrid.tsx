import { type Selection, Table, type TableRow } from '@kontor/kit'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useWords } from '../kontor.ts'
import { useFresh } from '../queries/live.ts'
import type { ListColumn, Row } from '../queries/types.ts'
import { useCells } from './cells.tsx'
import { columnBy, columnsOf, sorted } from './columns.ts'
import type { Filters } from './filters.ts'
import type { Rows } from './paging.ts'
import type { Cursor } from './useCursor.ts'

export interface DocumentGridProps {
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
  readonly rows: Rows
  readonly count: number
  readonly cursor: Cursor
  /** The columns, in their order. */
  readonly shown: readonly ListColumn[]
  /** The row whose preview stands beside. */
  readonly selected: number | undefined
  /** Pixels from the top at which the list begins. */
  readonly scrolled: number
  readonly onScrolled: (pixels: number) => void
  /** Which rows are on the screen, so that their pages can be asked for. */
  readonly onRange: (first: number, last: number) => void
  readonly onClick: (place: number) => void
  readonly onOpen: (place: number) => void
  /** Which are chosen for an act on many; undefined where choosing has not begun. */
  readonly chosen?: Selection | undefined
  /** A tap chooses, as on a phone where choosing has begun. */
  readonly picks: boolean
  readonly onHold?: ((place: number) => void) | undefined
  readonly onChosen: (selection: Selection) => void
  /** In the place of rows: loading, empty, failed. */
  readonly instead?: ReactNode
}

/** The list: each document in its columns. */
export function DocumentGrid({
  filters,
  onFilters,
  rows,
  cursor,
  shown,
  selected,
  chosen,
  onChosen,
  ...rest
}: DocumentGridProps) {
  const { t, format } = useWords()
  const cells = useCells(shown, filters.text)
  const ordered = columnBy(filters.ordering)
  const position = useCells(
    useMemo(() => [ordered], [ordered]),
    '',
  )
  const fresh = useFresh()
  const columns = useMemo(
    () => columnsOf(shown, filters, t, (by) => onFilters(sorted(filters, by))),
    [shown, filters, t, onFilters],
  )
  const tableRow = useMemo(() => tableRowsOf(cells, fresh), [cells, fresh])
  const row = useCallback((place: number) => tableRow(rows.get(place)), [rows, tableRow])
  return (
    <Table
      {...rest}
      label={t('list.label')}
      columns={columns}
      row={row}
      placeText={(place) => {
        const row = rows.get(place)
        return (row && position(row, false)[ordered]) || format.count(place + 1)
      }}
      active={cursor.place}
      onActive={cursor.go}
      shown={selected}
      selection={
        chosen && {
          value: chosen,
          onChange: onChosen,
          rowLabel: (place) => t('bulk.row', { number: rows.get(place)?.ID || t('list.noNumber') }),
          allLabel: t('bulk.all'),
        }
      }
      takesFocus
    />
  )
}

/** Each row is made once: when another page comes, those that are drawn already stay the same. */
function tableRowsOf(cells: ReturnType<typeof useCells>, fresh: ReadonlySet<string>) {
  const made = new WeakMap<Row, TableRow>()
  return (row: Row | undefined): TableRow | undefined => {
    if (!row) return undefined
    const own = made.get(row) ?? { id: row.DocumentId, cells: cells(row, fresh.has(row.DocumentId)) }
    made.set(row, own)
    return own
  }
}
