import { useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useRowKeys } from '../keys/useRowKeys.ts'
import { useRowHeight } from '../look/screen.ts'
import { DataGrid, type GridColumn } from './DataGrid.tsx'
import { GridRow } from './GridRow.tsx'
import { SelectBox } from './SelectBox.tsx'
import { isSelected } from './selection.ts'
import { type TableSelection, useRowSelection } from './useRowSelection.ts'
import { useSteadyScroll } from './useSteadyScroll.ts'

/** The cells of a row by column id. */
export type TableCells = Readonly<Record<string, ReactNode>>

export type TableRow = { id: string; cells: TableCells }

export type TableProps = {
  /** Names it: 'Documents'. */
  label: string
  columns: readonly GridColumn[]
  /** All rows, those too that are not loaded yet. */
  count: number
  /** The row at a place from 0; undefined while it is on its way: a ghost stands in for it. */
  row: (index: number) => TableRow | undefined
  /** The row that has the keyboard; -1 while none has. */
  active: number
  onActive: (index: number) => void
  /** Enter, or a double click. */
  onOpen?: ((index: number) => void) | undefined
  /** A click; makes the row active unless told. */
  onClick?: ((index: number) => void) | undefined
  /** The row that is shown beside, marked as chosen. */
  shown?: number | undefined
  /** Rows can be chosen for a bulk action: boxes, Space, Shift with arrows or a click, Ctrl+A. */
  selection?: TableSelection | undefined
  /** The last row, which stays in sight: what the rows add up to, by column id. */
  totals?: TableCells | undefined
  /** In the place of rows: an EmptyState, a Skeleton. */
  instead?: ReactNode
  /** Which rows are in sight, and some more: load these. */
  onRange?: ((first: number, last: number) => void) | undefined
  /** Where it was left, px from its top, and each move of it. */
  scrolled?: number | undefined
  onScrolled?: ((pixels: number) => void) | undefined
  /** Takes the keyboard where nothing has it yet: arrows and Enter work at once. */
  takesFocus?: boolean | undefined
}

const boxColumn = 'k-select'
const overscan = 10

/** A table of any length: a hundred thousand rows in one scroll, only those in sight in the page. */
export function Table(props: TableProps) {
  const { label, columns, count, row, active, onActive, onOpen, shown, selection, totals, instead } = props
  const scroll = useRef<HTMLDivElement>(null)
  const height = useRowHeight()
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan,
    initialOffset: props.scrolled ?? 0,
    onChange: (instance) => props.onScrolled?.(instance.scrollOffset ?? 0),
  })
  const seen = virtual.getVirtualItems()
  const first = seen[0]?.index ?? 0
  const last = seen.at(-1)?.index ?? 0

  // A change of density or of width gives every row another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what changed, the virtualizer asks for it itself
  useLayoutEffect(() => virtual.measure(), [height, virtual])
  const { onRange, takesFocus } = props
  useEffect(() => onRange?.(first, last), [onRange, first, last])
  useSteadyScroll(scroll, first, height, (index) => row(index)?.id)
  useEffect(() => {
    if (!takesFocus || instead || !document.hasFocus() || document.activeElement !== document.body) return
    scroll.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
  }, [takesFocus, instead])

  const go = (index: number) => {
    onActive(index)
    virtual.scrollToIndex(index, { align: 'auto' })
  }
  const chosen = useRowSelection({ selection, count, active, idAt: (index) => row(index)?.id, onGo: go })
  const moveKeys = useRowKeys({ count, row: active, onRow: go, onOpen })
  const click = (event: MouseEvent, index: number) => {
    if (selection && (event.shiftKey || event.ctrlKey || event.metaKey)) chosen.pick(index, event.shiftKey)
    else if (props.onClick) props.onClick(index)
    else onActive(index)
  }

  const head = selection && {
    id: boxColumn,
    label: <SelectBox label={selection.allLabel} extent={chosen.extent} onChange={chosen.toggleAll} />,
    width: '38px',
    narrow: 'start' as const,
  }
  const box = (index: number, id: string) =>
    selection && {
      [boxColumn]: (
        <SelectBox
          label={selection.rowLabel(index)}
          extent={isSelected(selection.value, id) ? 'all' : 'none'}
          onChange={(withShift) => chosen.pick(index, withShift)}
          inRow
        />
      ),
    }

  return (
    <DataGrid
      label={label}
      columns={head ? [head, ...columns] : columns}
      rowCount={count}
      scrollRef={scroll}
      bodyHeight={virtual.getTotalSize()}
      multiple={Boolean(selection)}
      instead={instead}
      totals={totals}
      onKeyDown={(event) => {
        if (!chosen.press(event)) moveKeys(event)
      }}
    >
      {seen.map(({ index, start, key }) => {
        const own = row(index)
        return (
          <GridRow
            key={key}
            index={index}
            top={start}
            active={index === Math.max(active, 0)}
            selected={selection ? own !== undefined && isSelected(selection.value, own.id) : index === shown}
            shown={selection && index === shown}
            onClick={(event) => click(event, index)}
            onDoubleClick={() => onOpen?.(index)}
            cells={own ? { ...box(index, own.id), ...own.cells } : ghosts(columns)}
          />
        )
      })}
    </DataGrid>
  )
}

const ghosts = (columns: readonly GridColumn[]): TableCells =>
  Object.fromEntries(columns.map(({ id }) => [id, <span key={id} className="k-grid-ghost" />]))
