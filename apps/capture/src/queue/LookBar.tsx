import { Button, Chip, FilterBar } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useFolders, useReasons } from '../settings/api.ts'
import { type QuickFilter, useChangeFilters, useQuickFilters } from './api.ts'
import { isNarrowed, type Look, stateOf, views } from './look.ts'
import { SaveLookDialog } from './SaveLookDialog.tsx'

/** What narrows the queue: saved looks to press, a search, the folder, and tags. */
export function LookBar({ look, onLook }: { look: Look; onLook: (changes: Partial<Look>) => void }) {
  const { t } = useWords()
  const { data: folders = [] } = useFolders()
  const { data: filters = [] } = useQuickFilters()
  const held = useReasons('ONHOLD').data ?? []
  const rejected = useReasons('REJECT').data ?? []
  const reasons = [...held, ...rejected]
  const [saving, setSaving] = useState(false)
  const remove = useChangeFilters(() => undefined)
  const tags = [...new Set([...folders.flatMap(({ Tags }) => Tags), ...reasons.map(({ name }) => name), ...look.tags])]
  const lookOf = ({ states = [], tagIds = [], query = '' }: QuickFilter): Look => ({
    view: views.find((view) => states.some((state) => state === stateOf[view])) ?? 'toEnter',
    folder: undefined,
    tags: reasons.flatMap(({ id, name }) => (id !== undefined && tagIds.includes(id) ? [name] : [])),
    text: query,
  })
  const isShown = (filter: QuickFilter) => JSON.stringify(lookOf(filter)) === JSON.stringify(look)
  return (
    <>
      {filters.length > 0 && (
        <ul className="capture-looks" aria-label={t('look.saved')}>
          {filters.map((filter) => (
            <li key={filter.id} data-shown={isShown(filter) || undefined}>
              <Chip
                label={filter.name}
                onClick={() => onLook(isShown(filter) ? { tags: [], text: '', folder: undefined } : lookOf(filter))}
                {...(filter.mine && {
                  onRemove: () => filter.id !== undefined && remove.mutate({ remove: filter.id }),
                  removeLabel: t('look.remove', { name: filter.name }),
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
          text: look.text,
          onText: (text) => onLook({ text }),
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
            label: t('look.folder'),
            options: folders.map(({ Name }) => ({ id: Name, label: Name })),
            chosen: look.folder === undefined ? [] : [look.folder],
            chosenText: look.folder ?? '',
            onChange: ([folder]) => onLook({ folder }),
            removeLabel: t('look.removeFolder'),
          },
          {
            id: 'tag',
            label: t('look.tag'),
            options: tags.map((tag) => ({ id: tag, label: tag })),
            chosen: look.tags,
            chosenText: look.tags.join(', '),
            onChange: (chosen) => onLook({ tags: chosen }),
            removeLabel: t('look.removeTags'),
          },
        ]}
      >
        {isNarrowed(look) && (
          <Button type="text" onClick={() => setSaving(true)}>
            {t('look.save')}
          </Button>
        )}
      </FilterBar>
      <SaveLookDialog
        visible={saving}
        look={look}
        tagIds={reasons.flatMap(({ id, name }) => (id !== undefined && look.tags.includes(name) ? [id] : []))}
        onClose={() => setSaving(false)}
      />
    </>
  )
}
