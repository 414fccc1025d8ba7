import { Button, Tabs, useNarrow } from '@kontor/kit'
import { Check, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useCounts, useReadyFilters } from '../queries/list.ts'
import { usePapers, useWaitingPapers } from '../queries/papers.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { FilterBar } from './FilterBar.tsx'
import { unsaved, type View, views } from './filters.ts'
import { List } from './List.tsx'
import { ListActions, type ListActionsProps } from './ListActions.tsx'
import { SavedFilters } from './SavedFilters.tsx'
import { SpanFilter } from './SpanFilter.tsx'
import { openSaved, savedTab } from './saved.ts'
import { useColumns } from './useColumns.ts'
import { useFilters } from './useFilters.ts'
import { useSavedTabs } from './useSavedTabs.ts'

export interface DocumentListProps extends Pick<ListActionsProps, 'creations' | 'onUpload'> {
  /** To what came on paper and waits to be entered. */
  readonly onPapers: () => void
}

/** The view that is a screen of its own. */
const papers = 'papers'

/**
 * The documents of the company: quick views with their counts, filters that live in the address, saved filters, columns,
 * bulk actions, totals, export, and the chosen document beside the rows.
 */
export function DocumentList(props: DocumentListProps) {
  const { t, format } = useWords()
  const { filters, change } = useFilters()
  const ready = useReadyFilters(filters)
  const counts = useCounts().data
  const columns = useColumns()
  const narrow = useNarrow()
  const [choosing, setChoosing] = useState(false)
  const saved = useSavedTabs()
  const waiting = useWaitingPapers().data?.itemCount ?? 0
  const onHold = usePapers('onHold').data?.itemCount ?? 0
  const tabs = [
    ...views.map((id) => ({
      id: id as string,
      label: t(`view.${id}`),
      ...(counts && { count: format.count(counts[id]) }),
    })),
    ...(waiting + onHold > 0 ? [{ id: papers, label: t('papers.title'), count: format.count(waiting) }] : []),
    ...saved.map(({ name }) => ({ id: savedTab(name), label: name })),
  ]
  const selected = filters.saved === undefined ? filters.view : savedTab(filters.saved)
  const select = (id: string) => {
    if (id === papers) return props.onPapers()
    const found = saved.find(({ name }) => savedTab(name) === id)
    change(found ? openSaved(found) : { ...unsaved(filters), states: [], view: id as View })
  }
  return (
    <Tabs
      label={t('view.label')}
      tabs={tabs}
      selected={tabs.some(({ id }) => id === selected) ? selected : filters.view}
      onSelect={select}
      actions={<ListActions {...props} filters={filters} columns={columns.shown} />}
    >
      <List
        filters={ready}
        onFilters={change}
        columns={columns}
        choosing={choosing}
        onChoosing={setChoosing}
        creation={props.creations[0]}
      >
        <FilterBar filters={filters} onChange={(next, replace) => change(unsaved(next), replace)}>
          <SpanFilter filters={filters} onChange={(next) => change(unsaved(next))} />
          <SavedFilters filters={filters} onChange={change} />
          {/* A phone has a place for four columns, and always the same. */}
          {!narrow && <ColumnMenu columns={columns} />}
          {narrow && (
            <Button icon={choosing ? Check : ListChecks} onClick={() => setChoosing(!choosing)}>
              {t(choosing ? 'bulk.end' : 'bulk.begin')}
            </Button>
          )}
        </FilterBar>
      </List>
    </Tabs>
  )
}
