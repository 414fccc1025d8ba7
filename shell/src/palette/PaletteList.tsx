import { Icon, Kbd } from '@kontor/kit'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import type { Entry, Group } from './entries.ts'

export interface PaletteListProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly groups: readonly Group[]
  /** Said in place of results, or of their lack. */
  readonly note: string | undefined
  readonly onDone: () => void
}

/** A field with its results below: the focus stays in the field, the arrows choose (ARIA 1.2 combobox). */
export function PaletteList({ query, onQuery, groups, note, onDone }: PaletteListProps) {
  const { t } = useWords()
  const list = useId()
  const [chosen, setChosen] = useState(0)
  const entries = groups.flatMap((group) => group.entries)
  const place = Math.min(chosen, entries.length - 1)
  const idOf = (entry: Entry | undefined) => entry && `${list}-${entry.id}`

  function run(entry: Entry | undefined) {
    if (!entry) return
    onDone()
    entry.act()
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const next = (place + step + entries.length) % entries.length
      setChosen(next)
      document.getElementById(idOf(entries[next]) ?? '')?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') run(entries[place])
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="s-palette-field">
        <Icon of={Search} />
        <input
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-activedescendant={idOf(entries[place])}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={query}
          maxLength={200}
          onChange={(event) => {
            onQuery(event.target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
        <Kbd>Esc</Kbd>
      </div>
      <div id={list} className="s-palette-list" role="listbox" aria-label={t('palette.title')}>
        {groups.map(({ id, title, entries: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are options of a listbox
          <div key={id} role="group" aria-labelledby={`${list}-${id}`}>
            <div id={`${list}-${id}`} className="s-palette-title" role="presentation">
              {title}
            </div>
            {own.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
              // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant is what marks it
              <div
                key={entry.id}
                id={idOf(entry)}
                role="option"
                className="s-palette-entry"
                aria-selected={entry === entries[place]}
                onPointerMove={() => setChosen(entries.indexOf(entry))}
                onClick={() => run(entry)}
              >
                <Icon of={entry.icon} />
                <span className="s-palette-words">
                  <span>{entry.text}</span>
                  {entry.note && <span className="s-quiet">{entry.note}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {note && <p className="s-palette-note">{note}</p>}
      <div className="k-hidden" role="status">
        {t('palette.results', { count: entries.length })}
      </div>
    </>
  )
}
