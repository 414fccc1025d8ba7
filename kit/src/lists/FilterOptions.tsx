import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Header, type Key, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useNarrow } from '../theme/screen.ts'
import { type Filter, type FilterOption, offeredFilters, toggled } from './filters.ts'

export type FilterOptionsProps = {
  filters: readonly Filter[]
  /** Names the list: 'Filters'. */
  label: string
  /** Name and hint of the field that finds a value: 'Find a filter'. */
  findText: string
  /** Where no value has the typed words. */
  nothingText: ReactNode
}

/** From how many values on there is a field to find one. */
const optionsToSearch = 8

/** The values of one filter or several, to choose from; typing finds them. */
export function FilterOptions({ filters, label, findText, nothingText }: FilterOptionsProps) {
  const [text, setText] = useState('')
  // On a phone the keyboard would cover what there is to choose.
  const takesFocus = !useNarrow()
  const list = useRef<HTMLDivElement>(null)
  const offered = offeredFilters(filters, text)
  const canSearch = filters.reduce((sum, { options }) => sum + options.length, 0) >= optionsToSearch
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role=option]')?.focus()
    else if (event.key === 'Enter' && first && text !== '') toggle(first, first.options[0])
    else return
    event.preventDefault()
  }
  const [first] = offered
  const toggle = (filter: Filter, option: FilterOption | undefined) => {
    if (option) filter.onChange(toggled(filter, option.id))
  }
  const choose = (keys: ReadonlySet<Key>) => {
    for (const filter of offered) {
      const pressed = filter.options.find(({ id }) => keys.has(keyOf(filter.id, id)) !== filter.chosen.includes(id))
      if (pressed) toggle(filter, pressed)
    }
  }
  return (
    <div className="k-filter-options">
      {canSearch && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the keys of the field in it
        <div className="k-filter-find" onKeyDown={press}>
          <TextField
            type="search"
            label={findText}
            hideLabel
            placeholder={findText}
            autoComplete="off"
            autoFocus={takesFocus}
            value={text}
            onChange={setText}
          />
        </div>
      )}
      <ListBox
        ref={list}
        className="k-options"
        aria-label={label}
        selectionMode="multiple"
        selectedKeys={filters.flatMap(({ id, chosen }) => chosen.map((one) => keyOf(id, one)))}
        onSelectionChange={(keys) => {
          if (keys !== 'all') choose(keys)
        }}
        escapeKeyBehavior="none"
        autoFocus={takesFocus && !canSearch}
        renderEmptyState={() => <div className="k-options-empty">{nothingText}</div>}
      >
        {offered.map((filter) => (
          <ListBoxSection key={filter.id} className="k-filter-section">
            {filters.length > 1 && <Header className="k-filter-name">{filter.label}</Header>}
            {filter.options.map((option) => (
              <ListBoxItem
                key={option.id}
                id={keyOf(filter.id, option.id)}
                className="k-option"
                textValue={option.label}
              >
                {({ isSelected }) => (
                  <>
                    <span className="k-filter-check" aria-hidden="true">
                      {isSelected && <Icon of={Check} />}
                    </span>
                    <Text slot="label" className="k-option-words">
                      {option.label}
                    </Text>
                    {option.count && (
                      <Text slot="description" className="k-filter-count">
                        {option.count.text}
                      </Text>
                    )}
                  </>
                )}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </div>
  )
}

const keyOf = (filter: string, option: string) => `${filter} ${option}`
