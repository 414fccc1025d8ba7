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
  /** Its place among the headings of the page: 2 unless told. */
  level?: 2 | 3 | 4 | undefined
}

/** In the place of what is not there: never a blank, never a dead end. */
export function EmptyState({ icon, title, text, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className="k-empty">
      {icon && <Icon of={icon} size="extra-large" type="disabled" />}
      <Title className="k-empty-title">{title}</Title>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
