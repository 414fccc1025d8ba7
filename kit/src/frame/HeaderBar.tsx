import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'

export type HeaderBarProps = {
  /** Before the title: an AppIcon, a way back (F-062). */
  icon?: ReactNode
  title?: ReactNode
  /** Quieter, after the title: 'Draft, saved 14:06'. */
  note?: ReactNode
  /** A CSS colour along its upper edge, for the company's or the app's own (F-062). */
  color?: string | undefined
  /**
   * The menu switch was clicked, which shows on screens of 600 px or less (F-064). An embedded app passes it on to the
   * shell (F-065); the shell opens its rail.
   */
  onMenu?: (() => void) | undefined
  menuLabel?: string | undefined
  /** At its end: the buttons of the screen. */
  actions?: ReactNode
  children?: ReactNode
}

/** The bar at the head of a screen, 60 px high (F-063). */
export function HeaderBar({ icon, title, note, color, onMenu, menuLabel, actions, children }: HeaderBarProps) {
  return (
    <header className="k-header" {...(color && { style: { borderBlockStartColor: color } })}>
      {onMenu && (
        <span className="k-header-menu">
          <Button type="text" icon={MenuIcon} label={menuLabel} onClick={onMenu} />
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
