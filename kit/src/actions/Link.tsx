import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components'
import { definedProps } from '../theme/definedProps.ts'

export type LinkProps = {
  href: string
  children: ReactNode
  /** Its name where the words alone would not do. */
  label?: string | undefined
  /** Opens beside this page and learns nothing of it. */
  newTab?: boolean | undefined
  /** It is where the reader is now: the chosen entry of a navigation. */
  current?: boolean | undefined
  /** In a running text, underlined; alone it is the colour that acts. */
  inline?: boolean | undefined
  className?: string | undefined
}

/** A way to another place. What does something is a Button. */
export function Link({ href, children, label, newTab, current, inline, className = 'k-link' }: LinkProps) {
  return (
    <AriaLink
      className={className}
      href={href}
      {...definedProps({
        'aria-label': label,
        'aria-current': current ? ('page' as const) : undefined,
        'data-inline': inline || undefined,
        target: newTab ? '_blank' : undefined,
        rel: newTab ? 'noopener noreferrer' : undefined,
      })}
    >
      {children}
    </AriaLink>
  )
}
