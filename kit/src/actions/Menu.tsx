import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, Keyboard, MenuItem, MenuSection, MenuTrigger, Popover, Text } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'

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
  /** Whether it holds now, where its group is a choice: give it to every entry of the group. */
  chosen?: boolean | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

type MenuContents = {
  /** Names the list where the trigger's own name would not do. */
  label?: string | undefined
  /** The entries; 'line' parts groups. */
  entries: readonly (MenuEntry | 'line')[]
  /** Several entries of a choice can hold at once: the menu stays open while they are chosen. */
  several?: boolean | undefined
  /** Above the entries: who is signed in, which company. */
  head?: ReactNode
}

export type MenuProps = MenuContents & {
  /** The Button or IconButton that opens it. */
  children: ReactElement
}

export type MenuPopoverProps = MenuContents & {
  /** The element that opened it: it lies below, and gives the focus back there. */
  anchor: RefObject<HTMLElement | null>
  open: boolean
  /** An entry was chosen, Escape was pressed, or a click fell beside it. */
  onClose: () => void
}

/** A list of things to do or to choose, opened by its button; arrows and first letters move in it, the focus returns. */
export function Menu({ children, ...contents }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover className="k-popover" offset={4}>
        <Contents {...contents} />
      </Popover>
    </MenuTrigger>
  )
}

/** The same below an element that opens it by itself: a page that fetches its menus later has the buttons at once. */
export function MenuPopover({ anchor, open, onClose, ...contents }: MenuPopoverProps) {
  return (
    <Popover
      className="k-popover"
      offset={4}
      placement="bottom start"
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Contents {...contents} onClose={onClose} />
    </Popover>
  )
}

function Contents({ label, entries, several = false, head, onClose }: MenuContents & { onClose?: () => void }) {
  return (
    <>
      {head && <div className="k-menu-head">{head}</div>}
      <AriaMenu
        className="k-menu"
        {...(label && { 'aria-label': label })}
        {...(onClose && { onClose, autoFocus: true })}
      >
        {groupsOf(entries).map((group) => (
          <MenuSection
            key={group[0]?.id ?? ''}
            className="k-menu-group"
            selectionMode={
              group.some(({ chosen }) => chosen !== undefined) ? (several ? 'multiple' : 'single') : 'none'
            }
            selectedKeys={group.filter(({ chosen }) => chosen).map(({ id }) => id)}
          >
            {group.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </>
  )
}

function groupsOf(entries: MenuProps['entries']): MenuEntry[][] {
  const groups: MenuEntry[][] = [[]]
  for (const entry of entries) {
    if (entry === 'line') groups.push([])
    else groups.at(-1)?.push(entry)
  }
  return groups.filter((group) => group.length > 0)
}

function Entry({ id, text, note, icon, keys, danger, disabled = false, onSelect }: MenuEntry) {
  return (
    <MenuItem
      className="k-menu-item"
      id={id}
      textValue={text}
      isDisabled={disabled}
      onAction={onSelect}
      data-danger={danger || undefined}
    >
      {({ isSelected }) => (
        <>
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
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </MenuItem>
  )
}
