import { type LucideIcon, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Icon } from '../feedback/Icon.tsx'
import { Kbd } from '../feedback/Kbd.tsx'

/** One thing that can be found and done. */
export type Command = {
  id: string
  text: string
  /** Quieter, after it: where it leads, to whom it belongs. */
  note?: string | undefined
  icon?: LucideIcon | undefined
  /** In the place of the icon: an AppIcon. */
  sign?: ReactNode
  /** The key that does the same, shown only. */
  keys?: string | undefined
  onSelect: () => void
}

export type CommandGroup = { id: string; title: string; commands: readonly Command[] }

export type CommandListProps = {
  /** Names field and list: 'Search, or jump to'. */
  label: string
  placeholder?: string | undefined
  query: string
  onQuery: (query: string) => void
  /** What fits the query now; a group without commands is not shown. Filter with `matchesQuery`, or load them. */
  groups: readonly CommandGroup[]
  /** More is on its way. */
  busy?: boolean | undefined
  /** In the place of results or of their lack: 'Searching…', 'Nothing for “xyz”'. */
  note?: ReactNode
  /** Said to a screen reader when it changes: '12 results'. */
  countText: string
  /** Something was chosen: close what the list stands in. It runs after that. */
  onDone: () => void
}

/**
 * A field with its results below, in groups: the focus stays in the field, arrows, Home and End choose, Enter does it
 * (ARIA 1.2 combobox with a listbox). Without React Aria's collections: results may change under every letter.
 */
export function CommandList(props: CommandListProps) {
  const { label, placeholder, query, onQuery, busy = false, note, countText, onDone } = props
  const list = useId()
  const [chosen, setChosen] = useState<string>()
  const groups = props.groups.filter(({ commands }) => commands.length > 0)
  const entries = groups.flatMap((group) => group.commands.map((command) => ({ command, key: keyOf(group, command) })))
  // Results that come in later do not move the choice, nor what was first for these words; where it is gone, the first is chosen.
  const [first, setFirst] = useState<{ query: string; key: string }>()
  const top = entries[0]?.key
  if (top !== undefined && first?.query !== query) setFirst({ query, key: top })
  const marked = chosen ?? (first?.query === query ? first.key : undefined)
  const place = Math.max(
    entries.findIndex(({ key }) => key === marked),
    0,
  )
  const current = entries[place]
  const domId = (key: string) => `${list}-${key}`

  // What came in above the first of these words must not push it out of sight; what is pointed at stays where it is.
  const pushed = chosen === undefined && current && place > 0 ? domId(current.key) : undefined
  useEffect(() => {
    if (pushed !== undefined) document.getElementById(pushed)?.scrollIntoView({ block: 'nearest' })
  }, [pushed])

  const choose = (next: number) => {
    const key = entries[next]?.key
    if (key === undefined) return
    setChosen(key)
    document.getElementById(domId(key))?.scrollIntoView({ block: 'nearest' })
  }
  const run = (command: Command | undefined) => {
    if (!command) return
    onDone()
    command.onSelect()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const count = entries.length
    if (event.key === 'ArrowDown') choose((place + 1) % count)
    else if (event.key === 'ArrowUp') choose((place - 1 + count) % count)
    else if (event.key === 'Home' && query === '') choose(0)
    else if (event.key === 'End' && query === '') choose(count - 1)
    else if (event.key === 'Enter') run(current?.command)
    else return
    event.preventDefault()
  }

  return (
    <div className="k-commands" data-busy={busy || undefined}>
      <div className="k-commands-field">
        <Icon of={Search} />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-activedescendant={current && domId(current.key)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          maxLength={200}
          // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked to type into it
          autoFocus
          onChange={(event) => {
            onQuery(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={press}
        />
        <Kbd>Esc</Kbd>
      </div>
      <div id={list} className="k-commands-list" role="listbox" aria-label={label} aria-busy={busy}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are options of a listbox
          <div key={group.id} role="group" aria-labelledby={domId(group.id)}>
            <div id={domId(group.id)} className="k-commands-title" role="presentation">
              {group.title}
            </div>
            {group.commands.map((command) => {
              const key = keyOf(group, command)
              return (
                <Entry
                  key={key}
                  id={domId(key)}
                  command={command}
                  selected={key === current?.key}
                  onPoint={() => setChosen(key)}
                  onRun={() => run(command)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {note && <p className="k-commands-note">{note}</p>}
      <div className="k-hidden" role="status">
        {countText}
      </div>
    </div>
  )
}

const keyOf = (group: CommandGroup, command: Command) => `${group.id}-${command.id}`

type EntryProps = { id: string; command: Command; selected: boolean; onPoint: () => void; onRun: () => void }

function Entry({ id, command: { text, note, icon, sign, keys }, selected, onPoint, onRun }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant is what marks it
    <div
      id={id}
      role="option"
      className="k-command"
      aria-selected={selected}
      onPointerMove={selected ? undefined : onPoint}
      onClick={onRun}
    >
      {sign ?? (icon && <Icon of={icon} />)}
      <span className="k-command-words">
        <span>{text}</span>
        {note && <span className="k-command-note">{note}</span>}
      </span>
      {keys && <Kbd>{keys}</Kbd>}
    </div>
  )
}
