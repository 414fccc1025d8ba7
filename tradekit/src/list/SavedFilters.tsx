import { Chip, Menu } from '@kontor/kit'
import { useProperty } from '@kontor/sdk/react'
import { Bookmark, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { TextDialog } from '../dialogs/TextDialog.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { useSharedFilters, useShareFilter } from '../queries/shared-filters.ts'
import { type Filters, unsaved } from './filters.ts'
import { openSaved, readSaved, without, withSaved } from './saved.ts'
import { useSavedTabs } from './useSavedTabs.ts'

export interface SavedFiltersProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** The filters that the person has kept under names in this company, and those that colleagues share: open one, keep what narrows the list now. */
export function SavedFilters({ filters, onChange }: SavedFiltersProps) {
  const { t } = useWords()
  const { company, may } = useKontor()
  const [kept, keep] = useProperty(`documents.filters.${company.id}`)
  const [naming, setNaming] = useState(false)
  const own = readSaved(kept)
  const shared = useSharedFilters()
  const share = useShareFilter()
  const all = useSavedTabs()
  const isShared = shared.some(({ name }) => name === filters.saved)
  const open = all.find(({ name }) => name === filters.saved)
  const save = (name: string) => {
    const next = withSaved(own, name, filters)
    keep(JSON.stringify(next))
    setNaming(false)
    const saved = next.at(-1)
    if (saved) onChange(openSaved(saved))
  }
  const forget = (name: string) => {
    keep(JSON.stringify(without(own, name)))
    onChange(unsaved(filters))
  }
  return (
    <>
      <Menu
        label={t('saved.label')}
        entries={[
          ...all.map((saved) => ({
            id: `open ${saved.name}`,
            text: saved.name,
            icon: Bookmark,
            chosen: saved === open,
            onSelect: () => onChange(openSaved(saved)),
          })),
          'line',
          { id: 'save', text: t('saved.save'), icon: Plus, onSelect: () => setNaming(true) },
          ...(open && may('document.write')
            ? [
                {
                  id: 'share',
                  text: t(isShared ? 'saved.unshare' : 'saved.share', { name: open.name }),
                  icon: Users,
                  onSelect: () => share.mutate({ ...open, on: !isShared }),
                },
              ]
            : []),
          ...(open && own.some(({ name }) => name === open.name)
            ? [
                {
                  id: 'forget',
                  text: t('saved.delete', { name: open.name }),
                  icon: Trash2,
                  onSelect: () => forget(open.name),
                },
              ]
            : []),
        ]}
      >
        <Chip
          opens
          label={t('saved.label')}
          value={open?.name}
          onRemove={open && (() => onChange(unsaved(filters)))}
          removeLabel={t('filter.remove', { name: t('saved.label') })}
        />
      </Menu>
      <TextDialog
        visible={naming}
        title={t('saved.title')}
        intro={t('saved.intro')}
        label={t('saved.name')}
        maxLength={60}
        confirm={t('saved.confirm')}
        whyNot={(name) => name === '' && t('saved.nameNeeded')}
        onWord={save}
        onClose={() => setNaming(false)}
      />
    </>
  )
}
