import type { MenuPopoverProps } from '@kontor/kit'

/** Where a menu opens. */
export type MenuPlace = Pick<MenuPopoverProps, 'anchor' | 'open' | 'onClose'>
