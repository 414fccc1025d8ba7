import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../signs/Icon.tsx'

export type ChipProps = {
  /** What it filters by: 'Type'. */
  label: ReactNode
  /** To what: 'Invoice, Credit note'. */
  value?: ReactNode
  /** Changes the filter; without it the chip only tells. */
  onClick?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  /** Name of the button that removes it: 'Remove filter Type'. */
  removeLabel?: string | undefined
  /** The dashed one at the end that adds another. */
  add?: boolean | undefined
}

/** A filter that holds, to change or to take away. */
export function Chip({ label, value, onClick, onRemove, removeLabel, add = false }: ChipProps) {
  const words = (
    <>
      {label}
      {value && <b>{value}</b>}
    </>
  )
  return (
    <span className="k-chip" data-add={add || undefined}>
      {onClick ? (
        <button type="button" className="k-chip-words" onClick={onClick}>
          {words}
        </button>
      ) : (
        <span className="k-chip-words">{words}</span>
      )}
      {onRemove && (
        <button type="button" className="k-chip-remove" aria-label={removeLabel} onClick={onRemove}>
          <Icon of={X} size="small" />
        </button>
      )}
    </span>
  )
}
