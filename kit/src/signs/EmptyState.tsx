import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export type EmptyStateProps = {
  icon?: LucideIcon | undefined
  /** What is not here: 'Nothing to approve'. */
  title: ReactNode
  /** Why, and what to do next. */
  text?: ReactNode
  /** The Button or Link that does it. */
  action?: ReactNode
}

/** In the place of what is not there: never a blank, never a dead end. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="k-empty">
      {icon && <Icon of={icon} size="extra-large" type="disabled" />}
      <strong>{title}</strong>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
