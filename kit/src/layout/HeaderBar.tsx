import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Button } from '../actions/Button.tsx'
import { MenuContext } from '../theme/menuContext.ts'

export type HeaderBarProps = {
  /** Before the title: an AppIcon, a way back (F-062). */
  icon?: ReactNode
  title?: ReactNode
  /** Quieter, after the title: 'Draft, saved 14:06'. */
  note?: ReactNode
  /** A CSS colour along its upper edge, for the company's or the app's own (F-062). */
  color?: string | undefined
  /** Names the menu switch, which shows on screens of 600 px or less (F-064); without it there is none. */
  menuLabel?: string | undefined
  /** What it does. Unless told, what KitProvider was given: in an embedded app it asks the shell for its menu (F-065). */
  onMenu?: (() => void) | undefined
  /** At its end: the buttons of the screen. */
  actions?: ReactNode
  children?: ReactNode
}

/** The bar at the head of a screen, 60 px high (F-063). */
export function HeaderBar({ icon, title, note, color, onMenu, menuLabel, actions, children }: HeaderBarProps) {
  const openMenu = use(MenuContext)
  return (
    <header className="k-header" {...(color && { style: { borderBlockStartColor: color } })}>
      {menuLabel && (
        <span className="k-header-menu">
          <Button type="text" icon={MenuIcon} label={menuLabel} onClick={onMenu ?? openMenu} />
        </span>
      )}
      {icon}
      {(title || note) && (
        <div className="k-header-words">
          {title && <h1>{title}</h1>}
          {note && <span className="k-header-note">{note}</span>}
        </div>
      )}
      {children}
      {actions && <div className="k-header-actions">{actions}</div>}
    </header>
  )
}
