import { Skeleton, SplitPane, Tabs, useHotkeys } from '@kontor/kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useActs } from '../acts/useActs.tsx'
import { useMetadata } from '../api/document.ts'
import { useCounts, useListing } from '../api/list.ts'
import { useWords } from '../kontor.tsx'
import { DocumentGrid } from './DocumentGrid.tsx'
import { FilterBar } from './FilterBar.tsx'
import { Foot } from './Foot.tsx'
import { addressOf, type Filters, type View, views } from './filters.ts'
import { ListActions } from './ListActions.tsx'
import { useListMemory } from './memory.ts'
import { Failed, Nothing } from './Nothing.tsx'
import { Preview } from './Preview.tsx'
import { useCursor } from './useCursor.ts'
import { useFilters } from './useFilters.ts'
import { allColumnsFrom, previewFrom, previewWidth, useWidth } from './useWidth.ts'
import './list.css'

/** The list of documents, with its quick views, filters and totals, and the chosen document beside it. */
export function ListScreen({ onUpload }: { onUpload: () => void }) {
  const { t, format } = useWords()
  const { filters, change } = useFilters()
  const counts = useCounts().data
  const tabs = views.map((id) => ({
    id,
    label: t(`view.${id}`),
    ...(counts && { count: format.count(counts[id]) }),
  }))
  return (
    <main className="doc-screen">
      <h1 className="doc-hidden">{t('app.title')}</h1>
      <Tabs
        label={t('view.label')}
        tabs={tabs}
        selected={filters.view}
        onSelect={(view) => change({ ...filters, states: [], view: view as View })}
        actions={<ListActions filters={filters} onUpload={onUpload} />}
      >
        <List key={addressOf(filters).toString()} filters={filters} onFilters={change} />
      </Tabs>
    </main>
  )
}

interface ListProps {
  readonly filters: Filters
  readonly onFilters: (filters: Filters, replace?: boolean) => void
}

function List({ filters, onFilters }: ListProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const width = useWidth()
  const memory = useListMemory()
  // Where the reader was, if it is this list that they come back to.
  const [before] = useState(() =>
    addressOf(memory.current?.filters ?? filters).toString() === addressOf(filters).toString()
      ? memory.current
      : undefined,
  )
  const [range, setRange] = useState<readonly [number, number]>([before?.place ?? 0, (before?.place ?? 0) + 30])
  const { count, rows, sums, error, retry } = useListing(filters, range[0], range[1])
  const beside = width >= previewFrom
  const cursor = useCursor(rows, count, before?.place ?? (beside ? 0 : -1))
  const scrolled = useRef(before?.scrolled ?? 0)
  const chosen = cursor.row?.DocumentId
  const acts = useActs(useMetadata(chosen).data)

  useEffect(() => {
    const place = cursor.place
    return () => {
      memory.current = { filters, place, scrolled: scrolled.current }
    }
  }, [memory, filters, cursor.place])

  const open = useCallback(
    (place: number) => {
      const row = rows.get(place)
      if (!row) return
      memory.current = { filters, place, scrolled: scrolled.current }
      navigate(`/view/${row.DocumentId}`)
    },
    [rows, memory, filters, navigate],
  )
  useHotkeys({ a: () => acts.run('accept'), r: () => acts.run('reject'), enter: () => open(cursor.place) })

  return (
    <SplitPane
      aside={beside && cursor.row && <Preview row={cursor.row} acts={acts} onOpen={() => open(cursor.place)} />}
      asideLabel={t('preview.label')}
      open={false}
      onClose={() => undefined}
      closeText={t('preview.close')}
    >
      <FilterBar filters={filters} onChange={onFilters} />
      <DocumentGrid
        filters={filters}
        onFilters={onFilters}
        rows={rows}
        count={count ?? 0}
        cursor={cursor}
        roomy={width - (beside ? previewWidth : 0) >= allColumnsFrom}
        selected={beside ? cursor.place : undefined}
        scrolled={scrolled.current}
        onScrolled={(pixels) => {
          scrolled.current = pixels
        }}
        onRange={useCallback((first: number, last: number) => setRange([first, last]), [])}
        onClick={beside ? cursor.go : open}
        onOpen={open}
        instead={
          error && count === undefined ? (
            <Failed error={error} onAgain={retry} />
          ) : count === undefined ? (
            <Skeleton rows={14} label={t('list.loading')} />
          ) : count === 0 ? (
            <Nothing filters={filters} onFilters={onFilters} onNew={() => navigate('/new/invoice')} />
          ) : undefined
        }
      />
      {count !== undefined && count > 0 && <Foot count={count} sums={sums} />}
      {acts.dialog}
    </SplitPane>
  )
}
