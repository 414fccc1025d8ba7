import type { MenuPopoverProps } from '@kontor/kit'
import { type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from 'react'
import { type Lazy, lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import type { MenuPlace } from './menu-place.ts'

const menu = lazy<MenuPopoverProps>((parts) => parts.MenuPopover)

/** What the button of a menu must wear. */
export interface MenuTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly onClick: () => void
  readonly onNear: () => void
  readonly popup: { readonly 'aria-haspopup': 'menu'; readonly 'aria-expanded': boolean }
}

interface LazyMenuProps<P> {
  readonly of: Lazy<MenuPlace & P>
  readonly contents: P
  readonly children: (trigger: MenuTrigger) => ReactElement
}

/** A button and its menu, which is fetched when it is first wanted. */
export function LazyMenu<P extends object>({ of, contents, children }: LazyMenuProps<P>) {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const Menu = useLazy(of, open)
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
  <LazyMenu of={menu} contents={contents}>
    {children}
  </LazyMenu>
)
