import { Button, Tabs, useNarrow } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import {
  ColumnMenu,
  FilterBar,
  List,
  SavedFilters,
  unsaved,
  useColumns,
  useFilters,
  type View,
  views,
} from '@kontor/tradekit/list'
import { useCounts, useReadyFilters } from '@kontor/tradekit/queries'
import { Check, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { ListActions } from './ListActions.tsx'

/** The list of documents, with its quick views, filters and totals, and the chosen document beside it. */
export function ListScreen({ onUpload }: { onUpload: () => void }) {
  const { t, format } = useWords()
  const { filters, change } = useFilters()
  const ready = useReadyFilters(filters)
  const counts = useCounts().data
  const columns = useColumns()
  const narrow = useNarrow()
  const [choosing, setChoosing] = useState(false)
  useTitle(t('app.title'))
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
        onSelect={(view) => change({ ...unsaved(filters), states: [], view: view as View })}
        actions={<ListActions filters={filters} columns={columns.shown} onUpload={onUpload} />}
      >
        <List filters={ready} onFilters={change} columns={columns} choosing={choosing} onChoosing={setChoosing}>
          <FilterBar filters={filters} onChange={(next, replace) => change(unsaved(next), replace)}>
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
    </main>
  )
}
