import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Toolbar } from '../actions/Toolbar.tsx'

export type SelectionBarProps = {
  /** '3 selected' */
  countText: string
  /** What they add up to. */
  totals?: ReactNode
  /** Names what can be done with them: 'Selected documents'. */
  label: string
  /** Ends the selection: 'Clear'. */
  clearLabel: string
  onClear: () => void
  /** The buttons. */
  children: ReactNode
}

/** In the place of a list's foot while rows are selected: how many, what they add up to, and what can be done. */
export function SelectionBar({ countText, totals, label, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className="k-selection">
      <div className="k-selection-what">
        <span role="status">{countText}</span>
        {totals}
      </div>
      <Toolbar label={label}>
        <div className="k-selection-acts">{children}</div>
        <IconButton icon={X} label={clearLabel} onClick={onClear} />
      </Toolbar>
    </div>
  )
}
