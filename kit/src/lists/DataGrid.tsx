import { ArrowDown, ArrowUp } from 'lucide-react'
import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useMemo,
  useState,
} from 'react'
import { Icon } from '../feedback/Icon.tsx'
import { GridCells } from './GridCells.tsx'
import type { GridColumn } from './gridColumn.ts'
import { GridContext } from './gridContext.ts'

export type DataGridProps = {
  /** Names the table: 'Documents'. */
  label: string
  columns: readonly GridColumn[]
  /** All rows, shown or not. */
  rowCount: number
  /** The element that scrolls, for the virtualizer. */
  scrollRef?: Ref<HTMLDivElement> | undefined
  /** Height in px of all rows together where the caller places each one itself (virtual rows). */
  bodyHeight?: number | undefined
  /** Several rows can be chosen. */
  multiple?: boolean | undefined
  /** Rows have two lines. */
  tall?: boolean | undefined
  /** From useRowKeys. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** In the place of rows: an EmptyState where there are none, a Skeleton while they load. */
  instead?: ReactNode
  /** The last row, which stays in sight: what the rows add up to, by column id. */
  totals?: Readonly<Record<string, ReactNode>> | undefined
  /** Where a scroll has come to, beside its bar, for as long as it is given. */
  place?: ReactNode
  /** Handlers of fingers and the mouse on the rows, from useLongPress and useDoubleClick. */
  pointing?: HTMLAttributes<HTMLElement> | undefined
  /** The rows: GridRow elements. */
  children?: ReactNode
}

/**
 * The frame of a table: heads that stay and sort, tracks that all rows share, one scroll. The caller renders the rows,
 * all of them or those in view.
 */
export function DataGrid({
  label,
  columns,
  rowCount,
  scrollRef,
  bodyHeight,
  multiple = false,
  tall = false,
  onKeyDown,
  instead,
  totals,
  place,
  pointing,
  children,
}: DataGridProps) {
  const tracks: CSSProperties & Record<'--k-tracks', string> = {
    '--k-tracks': columns.map((column) => column.width).join(' '),
  }
  // The table keeps the focus and names its active row: a virtual row that scrolls away would take the focus with it.
  const id = useId()
  const [active, setActive] = useState<string>()
  const grid = useMemo(() => ({ columns, id, onActive: setActive }), [columns, id])
  return (
    <GridContext value={grid}>
      <div className="k-grid-scroll" ref={scrollRef}>
        {place && (
          <div className="k-grid-place" aria-hidden="true">
            <span>{place}</span>
          </div>
        )}
        <table
          className="k-grid"
          data-tall={tall || undefined}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take the keyboard, a grid by ARIA's pattern
          role="grid"
          aria-label={label}
          aria-rowcount={rowCount + (totals ? 2 : 1)}
          aria-multiselectable={multiple}
          aria-activedescendant={instead ? undefined : active}
          tabIndex={0}
          style={tracks}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr className="k-grid-head" aria-rowindex={1}>
              {columns.map((column) => (
                <HeadCell key={column.id} {...column} />
              ))}
            </tr>
          </thead>
          <tbody {...pointing} style={bodyHeight === undefined || instead ? {} : { blockSize: bodyHeight }}>
            {!instead && children}
          </tbody>
          {totals && !instead && (
            <tfoot>
              <tr className="k-grid-row k-grid-totals" aria-rowindex={rowCount + 2}>
                <GridCells columns={columns} cells={totals} />
              </tr>
            </tfoot>
          )}
        </table>
        {instead}
      </div>
    </GridContext>
  )
}

function HeadCell({ label, align, sort, onSort }: GridColumn) {
  const sorted = sort === 'ascending' || sort === 'descending'
  return (
    <th className="k-grid-head-cell" scope="col" data-align={align} {...(sort && { 'aria-sort': sort })}>
      {onSort ? (
        <button type="button" className="k-grid-sort" onClick={onSort}>
          {label}
          {sorted && <Icon of={sort === 'ascending' ? ArrowUp : ArrowDown} size="small" />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
