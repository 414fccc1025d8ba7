import { Button, Chip, Icon, Menu, TextField, useHotkeys } from '@kontor/kit'
import { ChevronDown, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../kontor.tsx'
import { documentStates, documentTypes } from '../words/vocabulary.ts'
import { type Filters, folders, withToggled } from './filters.ts'

/** How long the list waits for the next letter before it searches, in milliseconds. */
const typingPause = 250

export interface FilterBarProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters, replace?: boolean) => void
}

/** What narrows the list: a search, and what is chosen of types, folders and states. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useWords()
  const types = documentTypes.map((type) => ({
    id: type,
    text: t(`type.${type}`),
    chosen: filters.types.includes(type),
    onSelect: () => onChange({ ...filters, types: withToggled(filters.types, type) }),
  }))
  const states = documentStates.map((state) => ({
    id: state,
    text: t(`state.${state}`),
    chosen: filters.states.includes(state),
    onSelect: () => onChange({ ...filters, states: withToggled(filters.states, state) }),
  }))
  const { folder: _, ...anywhere } = filters
  const folderEntries = folders.map((folder) => ({
    id: folder,
    text: t(`filter.folder.${folder}`),
    chosen: filters.folder === folder,
    onSelect: () => onChange(filters.folder === folder ? anywhere : { ...filters, folder }),
  }))
  const all: Filter[] = [
    { label: t('filter.type'), entries: types, onClear: () => onChange({ ...filters, types: [] }) },
    { label: t('filter.folder'), entries: folderEntries, onClear: () => onChange(anywhere) },
  ]
  // A quick view has chosen its states.
  if (filters.view === 'all')
    all.push({ label: t('filter.state'), entries: states, onClear: () => onChange({ ...filters, states: [] }) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups filters, it is no fieldset of a form
    <div className="doc-filters" role="group" aria-label={t('filter.label')}>
      <SearchField text={filters.text} onText={(text) => onChange({ ...filters, text }, true)} />
      {all.map((filter) => (
        <FilterMenu key={filter.label} {...filter} />
      ))}
      {all.map((filter) => (
        <FilterChip key={filter.label} {...filter} />
      ))}
    </div>
  )
}

interface Filter {
  readonly label: string
  readonly entries: readonly { id: string; text: string; chosen: boolean; onSelect: () => void }[]
  readonly onClear: () => void
}

/** The button that offers the values of a filter. */
function FilterMenu({ label, entries }: Filter) {
  return (
    <Menu label={label} entries={entries}>
      <Button type="text">
        <span className="doc-filter-word">
          {label}
          <Icon of={ChevronDown} size="small" />
        </span>
      </Button>
    </Menu>
  )
}

/** The values of a filter that hold, to take away. */
function FilterChip({ label, entries, onClear }: Filter) {
  const { t } = useWords()
  const [first, ...more] = entries.filter((entry) => entry.chosen)
  if (!first) return null
  return (
    <Chip
      label={label}
      value={t('filter.chosen', { first: first.text, more: more.length })}
      onRemove={onClear}
      removeLabel={t('filter.remove', { name: label })}
    />
  )
}

/** Searches as it is typed into; `/` comes here from anywhere, Escape clears it and goes back to the list. */
function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => onText(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed, text, onText])
  useHotkeys({ '/': () => field.current?.select() })
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    setTyped('')
    field.current?.blur()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the keys of the field in it
    <div className="doc-search" onKeyDown={leave}>
      <TextField
        ref={field}
        type="search"
        label={t('filter.search')}
        hideLabel
        placeholder={t('filter.searchHint')}
        value={typed}
        onChange={setTyped}
        prefix={<Icon of={Search} />}
      />
    </div>
  )
}
