import { Button, Chip, FilterBar } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useFolders, useReasons } from '../settings/api.ts'
import { type QuickFilter, useChangeFilters, useQuickFilters } from './api.ts'
import { isNarrowed, type QueueFilter, stateOf, views } from './queue-filter.ts'
import { SaveFilterDialog } from './SaveFilterDialog.tsx'

/** What narrows the queue: quick filters to press, a search, the folder, and tags. */
export function QueueFilterBar({
  filter,
  onFilter,
}: {
  filter: QueueFilter
  onFilter: (changes: Partial<QueueFilter>) => void
}) {
  const { t } = useWords()
  const { data: folders = [] } = useFolders()
  const { data: filters = [] } = useQuickFilters()
  const held = useReasons('ONHOLD').data ?? []
  const rejected = useReasons('REJECT').data ?? []
  const reasons = [...held, ...rejected]
  const [saving, setSaving] = useState(false)
  const remove = useChangeFilters(() => undefined)
  const tags = [
    ...new Set([...folders.flatMap(({ Tags }) => Tags), ...reasons.map(({ name }) => name), ...filter.tags]),
  ]
  const filterOf = ({ states = [], tagIds = [], query = '' }: QuickFilter): QueueFilter => ({
    view: views.find((view) => states.some((state) => state === stateOf[view])) ?? 'toEnter',
    folder: undefined,
    tags: reasons.flatMap(({ id, name }) => (id !== undefined && tagIds.includes(id) ? [name] : [])),
    text: query,
  })
  const isShown = (quickFilter: QuickFilter) => JSON.stringify(filterOf(quickFilter)) === JSON.stringify(filter)
  return (
    <>
      {filters.length > 0 && (
        <ul className="capture-quick-filters" aria-label={t('queueFilter.saved')}>
          {filters.map((quickFilter) => (
            <li key={quickFilter.id} data-shown={isShown(quickFilter) || undefined}>
              <Chip
                label={quickFilter.name}
                onClick={() =>
                  onFilter(isShown(quickFilter) ? { tags: [], text: '', folder: undefined } : filterOf(quickFilter))
                }
                {...(quickFilter.mine && {
                  onRemove: () => quickFilter.id !== undefined && remove.mutate({ remove: quickFilter.id }),
                  removeLabel: t('queueFilter.remove', { name: quickFilter.name }),
                })}
              />
            </li>
          ))}
        </ul>
      )}
      <FilterBar
        label={t('filter.label')}
        search={{
          label: t('queue.search'),
          placeholder: t('queue.search'),
          text: filter.text,
          onText: (text) => onFilter({ text }),
          hotkey: '/',
        }}
        menuText={t('filter.menu')}
        findText={t('filter.find')}
        nothingText={t('filter.nothing')}
        doneText={t('filter.done')}
        filters={[
          {
            id: 'folder',
            single: true,
            label: t('queueFilter.folder'),
            options: folders.map(({ Name }) => ({ id: Name, label: Name })),
            chosen: filter.folder === undefined ? [] : [filter.folder],
            chosenText: filter.folder ?? '',
            onChange: ([folder]) => onFilter({ folder }),
            removeLabel: t('queueFilter.removeFolder'),
          },
          {
            id: 'tag',
            label: t('queueFilter.tag'),
            options: tags.map((tag) => ({ id: tag, label: tag })),
            chosen: filter.tags,
            chosenText: filter.tags.join(', '),
            onChange: (chosen) => onFilter({ tags: chosen }),
            removeLabel: t('queueFilter.removeTags'),
          },
        ]}
      >
        {isNarrowed(filter) && (
          <Button type="text" onClick={() => setSaving(true)}>
            {t('queueFilter.save')}
          </Button>
        )}
      </FilterBar>
      <SaveFilterDialog
        visible={saving}
        filter={filter}
        tagIds={reasons.flatMap(({ id, name }) => (id !== undefined && filter.tags.includes(name) ? [id] : []))}
        onClose={() => setSaving(false)}
      />
    </>
  )
}
