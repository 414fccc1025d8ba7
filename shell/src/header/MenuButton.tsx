import type { MenuPopoverProps } from '@kontor/kit'
import { type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from 'react'
import { later } from '../later/later.ts'
import { useLater } from '../later/useLater.ts'

const menu = later(async () => (await import('./menu.ts')).MenuPopover)

/** What the button of a menu must wear. */
export interface MenuTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly onClick: () => void
  readonly onNear: () => void
  readonly popup: { readonly 'aria-haspopup': 'menu'; readonly 'aria-expanded': boolean }
}

export interface MenuButtonProps extends Pick<MenuPopoverProps, 'label' | 'entries' | 'head'> {
  readonly children: (trigger: MenuTrigger) => ReactElement
}

/** A button and its menu, which is fetched when it is first wanted. */
export function MenuButton({ children, ...contents }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const Popover = useLater(menu, open)
  const trigger: MenuTrigger = {
    ref,
    onClick: () => setOpen(true),
    onNear: () => void menu.fetch().catch(() => undefined),
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
      {Popover && <Popover anchor={ref} open={open} onClose={() => setOpen(false)} {...contents} />}
    </span>
  )
}
