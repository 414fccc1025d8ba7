import type { ReactNode } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components'

export type ToolbarProps = {
  /** Names it: 'Document'. */
  label: string
  children: ReactNode
}

/** A row of controls that is one stop of the Tab key; arrows move along it. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaToolbar className="k-toolbar" aria-label={label}>
      {children}
    </AriaToolbar>
  )
}
