import type { ReactNode } from 'react'
import { Chip } from '../actions/Chip.tsx'
import { Menu } from '../actions/Menu.tsx'
import { SearchField, type SearchFieldProps } from '../fields/SearchField.tsx'

export type Filter = {
  id: string
  /** 'Type' */
  label: string
  options: readonly { id: string; label: string }[]
  /** The ids of what holds; none for no filter. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Only one of them can hold. */
  single?: boolean | undefined
  /** What is chosen in words, beside the label: 'Invoice', 'Invoice and 2 more'. */
  chosenText: string
  /** Name of the button that takes the filter away: 'Remove filter Type'. */
  removeLabel: string
}

export type FilterBarProps = {
  /** Names the bar: 'Filters'. */
  label: string
  search?: SearchFieldProps | undefined
  filters: readonly Filter[]
  /** After the filters: take all away, save the view, choose the columns. */
  children?: ReactNode
}

/** What narrows a list: a search, and filters that open their values and can be taken away. */
export function FilterBar({ label, search, filters, children }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups filters, it is no fieldset of a form
    <div className="k-filters" role="group" aria-label={label}>
      {search && <SearchField {...search} />}
      {filters.map((filter) => (
        <FilterChip key={filter.id} {...filter} />
      ))}
      {children}
    </div>
  )
}

function FilterChip({ label, options, chosen, onChange, single = false, chosenText, removeLabel }: Filter) {
  const entries = options.map(({ id, label: text }) => ({
    id,
    text,
    chosen: chosen.includes(id),
    onSelect: () => onChange(toggled(chosen, id, single)),
  }))
  return (
    <Menu label={label} entries={entries} several={!single}>
      <Chip
        opens
        label={label}
        value={chosen.length > 0 && chosenText}
        onRemove={chosen.length > 0 ? () => onChange([]) : undefined}
        removeLabel={removeLabel}
      />
    </Menu>
  )
}

function toggled(chosen: readonly string[], id: string, single: boolean): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return single ? [id] : [...chosen, id]
}
