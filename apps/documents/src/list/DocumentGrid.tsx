import { DataGrid, GridRow, useRowHeight, useRowKeys } from '@kontor/kit'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useFresh } from '../api/live.ts'
import { useWords } from '../kontor.tsx'
import { ghostCells, useCells } from './cells.tsx'
import { columnsFor, sorted } from './columns.ts'
import type { Filters } from './filters.ts'
import { placeOf, type Rows } from './paging.ts'
import type { Cursor } from './useCursor.ts'

export interface DocumentGridProps {
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
  readonly rows: Rows
  readonly count: number
  readonly cursor: Cursor
  /** All columns have room. */
  readonly roomy: boolean
  /** The row whose preview stands beside. */
  readonly selected: number | undefined
  /** Pixels from the top at which the list begins. */
  readonly scrolled: number
  readonly onScrolled: (pixels: number) => void
  /** Which rows are on the screen, so that their pages can be asked for. */
  readonly onRange: (first: number, last: number) => void
  readonly onClick: (place: number) => void
  readonly onOpen: (place: number) => void
  /** In the place of rows: loading, empty, failed. */
  readonly instead?: ReactNode
}

/** The list: a million rows in one scroll, only those on the screen in the page. */
export function DocumentGrid(props: DocumentGridProps) {
  const { filters, onFilters, rows, count, cursor, roomy, selected, onRange, onScrolled, onClick, onOpen } = props
  const { t } = useWords()
  const scroll = useRef<HTMLDivElement>(null)
  const height = useRowHeight()
  const cells = useCells(roomy)
  const fresh = useFresh()
  const columns = useMemo(
    () => columnsFor(roomy, filters, t, (by) => onFilters(sorted(filters, by))),
    [roomy, filters, t, onFilters],
  )
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 10,
    initialOffset: props.scrolled,
    onChange: (instance) => onScrolled(instance.scrollOffset ?? 0),
  })
  const seen = virtual.getVirtualItems()
  const first = seen[0]?.index ?? 0
  const last = seen.at(-1)?.index ?? 0

  useEffect(() => onRange(first, last), [onRange, first, last])
  // A change of density or of width gives every row another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what changed, the virtualizer asks for it itself
  useLayoutEffect(() => virtual.measure(), [height, virtual])
  useSteadyScroll(scroll, rows, first, height)
  useFirstFocus(scroll, !props.instead)

  const keys = useRowKeys({
    count,
    row: cursor.place,
    onRow: (place) => {
      cursor.go(place)
      virtual.scrollToIndex(place, { align: 'auto' })
    },
    onOpen,
  })

  return (
    <DataGrid
      label={t('list.label')}
      columns={columns}
      rowCount={count}
      scrollRef={scroll}
      bodyHeight={virtual.getTotalSize()}
      instead={props.instead}
      onKeyDown={keys}
    >
      {seen.map((item) => {
        const row = rows.get(item.index)
        return (
          <GridRow
            key={item.key}
            index={item.index}
            top={item.start}
            active={item.index === Math.max(cursor.place, 0)}
            selected={item.index === selected}
            onClick={() => onClick(item.index)}
            onDoubleClick={() => onOpen(item.index)}
            cells={row ? cells(row, fresh.has(row.DocumentId)) : ghostCells}
          />
        )
      })}
    </DataGrid>
  )
}

/** Rows that come in above the screen do not push away what is being read. */
function useSteadyScroll(scroll: { current: HTMLDivElement | null }, rows: Rows, first: number, height: number) {
  const top = useRef<{ id: string | undefined; place: number }>({ id: undefined, place: 0 })
  useLayoutEffect(() => {
    const now = placeOf(rows, top.current.id)
    const element = scroll.current
    if (
      element &&
      element.scrollTop > height &&
      now !== undefined &&
      now !== top.current.place &&
      top.current.place === first
    )
      element.scrollTop += (now - top.current.place) * height
    top.current = { id: rows.get(first)?.DocumentId, place: first }
  }, [scroll, rows, first, height])
}

/** Where nothing has the keyboard yet, the list takes it: arrows and Enter work at once. */
function useFirstFocus(scroll: { current: HTMLDivElement | null }, ready: boolean) {
  useEffect(() => {
    if (!ready || !document.hasFocus() || document.activeElement !== document.body) return
    scroll.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
  }, [scroll, ready])
}
