import { SplitPane, selectedCount, useNarrow, withSelected } from '@kontor/kit'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useActions } from '../actions/useActions.tsx'
import { useBulk } from '../bulk/useBulk.ts'
import { useWords } from '../kontor.ts'
import { previewFromPx, useWidth } from '../layout/useWidth.ts'
import { useListing } from '../queries/list.ts'
import { useTriage } from '../triage/useTriage.ts'
import { BulkBar } from './BulkBar.tsx'
import { DocumentGrid } from './DocumentGrid.tsx'
import { addressOf, type Filters } from './filters.ts'
import { insteadOfRows } from './insteadOfRows.tsx'
import type { Creation } from './ListActions.tsx'
import { ListFooter } from './ListFooter.tsx'
import { useListMemory } from './memory.ts'
import { Preview } from './Preview.tsx'
import type { Columns } from './useColumns.ts'
import { useCursor } from './useCursor.ts'
import { useSpan } from './useSpan.ts'
import './list.css'

export interface ListProps {
  /** What the list shows. */
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
  readonly columns: Columns
  /** Whether rows are being chosen, for a phone, where that begins with a button or a held finger. */
  readonly choosing: boolean
  readonly onChoosing: (choosing: boolean) => void
  /** What is offered where there is no document yet. */
  readonly creation: Creation
  /** Above the rows: what narrows them. */
  readonly children: ReactNode
}

/** How many rows are asked for before anybody has seen how many fit. */
const firstRows = 30

/** The rows, the chosen document beside them, and what they add up to. */
export function List({ filters, onFilters, columns, choosing, onChoosing, creation, children }: ListProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const width = useWidth()
  const beside = width >= previewFromPx
  const list = addressOf(filters).toString()
  const memory = useListMemory()
  // Where the reader was, if it is this list that they come back to.
  const [before] = useState(() => (memory.current?.list === list ? memory.current : undefined))
  const start = before?.list === list ? before.place : beside ? 0 : -1
  const { span, onRange } = useSpan(list, Math.max(0, start), Math.max(0, start) + firstRows)
  const { count, rows, sums, bulkActions, error, retry } = useListing(filters, span)
  const cursor = useCursor(rows, count, { place: start, id: before?.list === list ? before.id : undefined }, list)
  const scrolled = useRef(before?.scrolled ?? 0)
  const { actions, dialog } = useActions(cursor.row?.DocumentId)
  const bulk = useBulk(filters, list, count ?? 0)
  const narrow = useNarrow()

  const here = useRef({ place: cursor.place, id: cursor.row?.DocumentId })
  here.current = { place: cursor.place, id: cursor.row?.DocumentId }
  const remember = useCallback(() => {
    memory.current = { list, filters, ...here.current, scrolled: scrolled.current }
  }, [memory, list, filters])
  useEffect(() => remember, [remember])
  const open = (at: number) => {
    const row = rows.get(at)
    if (!row) return
    cursor.go(at)
    here.current = { place: at, id: row.DocumentId }
    // Now, not when the list goes: the document that comes asks for its neighbours at once.
    remember()
    navigate(`/view/${row.DocumentId}`)
  }
  const opening = useRef(open)
  opening.current = open
  const openShown = useCallback(() => opening.current(here.current.place), [])
  const begin = (at: number) => {
    const row = rows.get(at)
    if (!row) return
    onChoosing(true)
    bulk.choose(withSelected(bulk.value, [row.DocumentId], true))
  }
  useTriage({ actions, turns: 'rows' })

  return (
    <SplitPane
      aside={beside && cursor.row && <Preview row={cursor.row} actions={actions} onOpen={openShown} />}
      asideLabel={t('preview.label')}
      open={false}
      onClose={() => undefined}
      closeText={t('preview.close')}
    >
      {children}
      <DocumentGrid
        key={list}
        filters={filters}
        onFilters={onFilters}
        rows={rows}
        count={count ?? 0}
        cursor={cursor}
        shown={columns.shown ?? []}
        selected={beside ? cursor.place : undefined}
        chosen={narrow && !choosing ? undefined : bulk.value}
        onChosen={bulk.choose}
        picks={narrow && choosing}
        onHold={narrow && !choosing ? begin : undefined}
        scrolled={before?.list === list ? before.scrolled : 0}
        onScrolled={(pixels) => {
          scrolled.current = pixels
        }}
        onRange={onRange}
        onClick={beside ? cursor.go : open}
        onOpen={open}
        instead={insteadOfRows({
          count: columns.shown && count,
          error,
          onAgain: retry,
          filters,
          onFilters,
          creation,
        })}
      />
      {count !== undefined &&
        count > 0 &&
        (selectedCount(bulk.value, count) > 0 ? (
          <BulkBar
            filters={filters}
            selection={bulk.value}
            count={count}
            may={bulkActions}
            busy={bulk.busy}
            onAct={bulk.run}
            onClear={() => {
              bulk.clear()
              onChoosing(false)
            }}
          />
        ) : (
          <ListFooter count={count} sums={sums} byCurrency={filters.ordering === 'Amount'} row={cursor.row} />
        ))}
      {dialog}
    </SplitPane>
  )
}
