import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useRowKeys } from '../keys/useRowKeys.ts'
import { useRowHeight } from '../theme/screen.ts'
import { DataGrid } from './DataGrid.tsx'
import type { GridColumn } from './gridColumn.ts'
import { SelectBox } from './SelectBox.tsx'
import { isSelected } from './selection.ts'
import { boxColumn, type LineActs, TableLine } from './TableLine.tsx'
import type { TableCells, TableRow } from './tableRow.ts'
import { useDoubleClick } from './useDoubleClick.ts'
import { useLongPress } from './useLongPress.ts'
import { type TableSelection, useRowSelection } from './useRowSelection.ts'
import { useSteadyScroll } from './useSteadyScroll.ts'
import { useVirtualRows } from './useVirtualRows.ts'

export type TableProps = {
  /** Names it: 'Documents'. */
  label: string
  columns: readonly GridColumn[]
  /** All rows, those too that are not loaded yet. */
  count: number
  /**
   * The row at a place from 0; undefined while it is on its way: a ghost stands in for it. Another function tells of
   * other rows, so keep it as long as they are the same.
   */
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
  /** A click chooses a row, as a tap does where choosing has begun. */
  picks?: boolean | undefined
  /** A finger is held on a row: begin to choose with it. */
  onHold?: ((index: number) => void) | undefined
  /** Where a scroll that goes by leaps has come to, from its row at the top: '4 March 2025'. */
  placeText?: ((index: number) => ReactNode) | undefined
  /** The last row, which stays in sight: what the rows add up to, by column id. */
  totals?: TableCells | undefined
  /** In the place of rows: an EmptyState, a Skeleton. */
  instead?: ReactNode
  /** Which rows are in sight, and some more: load these. */
  onRange?: ((first: number, last: number) => void) | undefined
  /** Where it was left, px from its top, and each move of it. */
  scrolled?: number | undefined
  onScrolled?: ((pixels: number) => void) | undefined
  /** Rows have two lines: cells say what stands above what. */
  tall?: boolean | undefined
  /** Takes the keyboard where nothing has it yet: arrows and Enter work at once. */
  takesFocus?: boolean | undefined
}

/** A table of any length: millions of rows in one scroll, only those in sight in the page. */
export function Table(props: TableProps) {
  const { label, columns, count, row, active, onActive, onOpen, shown, selection, totals, instead } = props
  const height = useRowHeight(props.tall)
  const rows = useVirtualRows({
    count,
    rowHeight: height,
    shown: !instead,
    start: props.scrolled ?? 0,
    onOffset: props.onScrolled,
  })
  const { scroll, first, last, reveal } = rows
  const { onRange, takesFocus } = props
  useEffect(() => {
    if (last >= first) onRange?.(first, last)
  }, [onRange, first, last])
  // A row is made once, not each time that its neighbours move.
  const rowAt = useMemo(() => {
    const made = new Map<number, TableRow | undefined>()
    return (index: number) => {
      if (!made.has(index)) made.set(index, row(index))
      return made.get(index)
    }
  }, [row])
  useSteadyScroll(first, height, (index) => row(index)?.id, rows.moveBy)
  useEffect(() => {
    if (!takesFocus || instead || !document.hasFocus() || document.activeElement !== document.body) return
    scroll.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
  }, [takesFocus, instead, scroll])
  useFirstRow(!instead && count > 0, () => reveal(active))

  const go = (index: number) => {
    onActive(index)
    reveal(index)
  }
  const idAt = (index: number) => row(index)?.id
  const chosen = useRowSelection({ selection, count, active, idAt, onGo: go })
  const moveKeys = useRowKeys({ count, row: active, onRow: go, onOpen })
  const hold = useLongPress(props.onHold)
  const doubleClick = useDoubleClick(idAt, (id) => {
    const line = rows.lines.find(({ index }) => idAt(index) === id)
    if (line) onOpen?.(line.index)
  })
  const acts = useRef<LineActs>({} as LineActs)
  acts.current = {
    click: (event: MouseEvent, index: number) => {
      if (hold.took()) return
      if (selection && (props.picks || event.shiftKey || event.ctrlKey || event.metaKey))
        chosen.pick(index, event.shiftKey)
      else if (props.onClick) props.onClick(index)
      else onActive(index)
    },
    pick: chosen.pick,
    boxLabel: selection?.rowLabel,
    pickAll: chosen.toggleAll,
  }
  const { extent } = chosen
  const allLabel = selection?.allLabel
  const tracks = useMemo(() => {
    if (allLabel === undefined) return columns
    const box = <SelectBox label={allLabel} extent={extent} onChange={() => acts.current.pickAll()} />
    return [{ id: boxColumn, label: box, width: '32px', narrow: 'start' as const }, ...columns]
  }, [columns, allLabel, extent])

  return (
    <DataGrid
      label={label}
      columns={tracks}
      rowCount={count}
      scrollRef={scroll}
      bodyHeight={rows.height}
      multiple={Boolean(selection)}
      tall={props.tall}
      instead={instead}
      totals={totals}
      place={rows.leaping && props.placeText?.(rows.top)}
      pointing={{ ...hold.on, ...doubleClick }}
      onKeyDown={(event) => {
        if (!chosen.press(event)) moveKeys(event)
      }}
    >
      {rows.lines.map(({ key, index }) => {
        const own = rowAt(index)
        return (
          <TableLine
            key={key}
            index={index}
            top={rows.placeOf(index)}
            columns={columns}
            row={own}
            active={index === Math.max(active, 0)}
            chosen={selection !== undefined && own !== undefined && isSelected(selection.value, own.id)}
            boxed={selection !== undefined}
            shown={index === shown}
            acts={acts}
          />
        )
      })}
    </DataGrid>
  )
}

/** Once there are rows for the first time: the one that has the keyboard is brought in sight. */
function useFirstRow(there: boolean, bring: () => void) {
  const done = useRef(false)
  useEffect(() => {
    if (!there || done.current) return
    done.current = true
    bring()
  })
}
