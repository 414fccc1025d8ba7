import type { MenuPopoverProps } from '@kontor/kit'
import { type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from 'react'
import { type Later, later } from '../later/later.ts'
import { useLater } from '../later/useLater.ts'

const menu = later<MenuPopoverProps>((rest) => rest.MenuPopover)

/** What the button of a menu must wear. */
export interface MenuTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly onClick: () => void
  readonly onNear: () => void
  readonly popup: { readonly 'aria-haspopup': 'menu'; readonly 'aria-expanded': boolean }
}

/** Where a menu opens. */
export type MenuPlace = Pick<MenuPopoverProps, 'anchor' | 'open' | 'onClose'>

interface LaterMenuProps<P> {
  readonly of: Later<MenuPlace & P>
  readonly contents: P
  readonly children: (trigger: MenuTrigger) => ReactElement
}

/** A button and its menu, which is fetched when it is first wanted. */
export function LaterMenu<P extends object>({ of, contents, children }: LaterMenuProps<P>) {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const Menu = useLater(of, open)
  const trigger: MenuTrigger = {
    ref,
    onClick: () => setOpen(true),
    onNear: () => void of.fetch().catch(() => undefined),
    popup: { 'aria-haspopup': 'menu', 'aria-expanded': open },
  }
  const press = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button inside
    <span className="s-menu-button" onKeyDown={press}>
      {children(trigger)}
      {Menu && <Menu anchor={ref} open={open} onClose={() => setOpen(false)} {...contents} />}
    </span>
  )
}

export interface MenuButtonProps extends Pick<MenuPopoverProps, 'label' | 'entries' | 'head'> {
  readonly children: (trigger: MenuTrigger) => ReactElement
}

/** A menu whose entries are known beforehand. */
export const MenuButton = ({ children, ...contents }: MenuButtonProps) => (
  <LaterMenu of={menu} contents={contents}>
    {children}
  </LaterMenu>
)
