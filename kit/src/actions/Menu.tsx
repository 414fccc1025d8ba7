import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, Keyboard, MenuItem, MenuTrigger, Popover, Separator, Text } from 'react-aria-components'
import { Icon } from '../signs/Icon.tsx'

export type MenuEntry = {
  id: string
  text: string
  /** A second line, quieter. */
  note?: string | undefined
  icon?: LucideIcon | undefined
  /** The key that does the same: 'E'. Shown only; useHotkeys makes it work. */
  keys?: string | undefined
  /** Takes something away. */
  danger?: boolean | undefined
  /** The one that holds now, of several. */
  chosen?: boolean | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

export type MenuProps = {
  /** Names the list where the trigger's own name would not do. */
  label?: string | undefined
  /** The entries; 'line' parts groups. */
  entries: readonly (MenuEntry | 'line')[]
  /** Above the entries: who is signed in, which company. */
  head?: ReactNode
  /** The Button or IconButton that opens it. */
  children: ReactElement
}

/** A list of things to do, opened by its button; arrows and first letters move in it, the focus returns. */
export function Menu({ label, entries, head, children }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover className="k-popover" offset={4}>
        {head && <div className="k-menu-head">{head}</div>}
        <AriaMenu className="k-menu" {...(label && { 'aria-label': label })}>
          {entries.map((entry, place) =>
            entry === 'line' ? (
              <Separator key={`line-after-${before(entries, place)}`} className="k-menu-line" />
            ) : (
              <Entry key={entry.id} {...entry} />
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function before(entries: MenuProps['entries'], place: number): string {
  const previous = entries[place - 1]
  return typeof previous === 'object' ? previous.id : ''
}

function Entry({ id, text, note, icon, keys, danger, chosen, disabled = false, onSelect }: MenuEntry) {
  return (
    <MenuItem
      className="k-menu-item"
      id={id}
      textValue={text}
      isDisabled={disabled}
      onAction={onSelect}
      data-danger={danger || undefined}
      data-chosen={chosen || undefined}
    >
      {icon && <Icon of={icon} />}
      <span className="k-option-words">
        <Text slot="label">{text}</Text>
        {note && (
          <Text slot="description" className="k-option-note">
            {note}
          </Text>
        )}
      </span>
      {keys && <Keyboard className="k-kbd">{keys}</Keyboard>}
    </MenuItem>
  )
}
