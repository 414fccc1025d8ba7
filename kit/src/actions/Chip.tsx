import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'
import { definedProps } from '../theme/definedProps.ts'

export type ChipProps = {
  /** What it filters by: 'Type'. */
  label: ReactNode
  /** To what: 'Invoice, Credit note'. */
  value?: ReactNode
  /** Changes the filter; without it the chip only tells, unless it stands in a Menu. */
  onClick?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  /** Name of the button that removes it: 'Remove filter Type'. */
  removeLabel?: string | undefined
  /** The dashed one at the end that adds another. */
  add?: boolean | undefined
  /** It opens a Menu that it stands in. */
  opens?: boolean | undefined
}

/** A filter that holds, to change or to take away. */
export function Chip({ label, value, onClick, onRemove, removeLabel, add = false, opens = false }: ChipProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const words = (
    <>
      {label}
      {value && <b title={typeof value === 'string' ? value : undefined}>{value}</b>}
      {opens && !value && <Icon of={ChevronDown} size="small" />}
    </>
  )
  return (
    <span className="k-chip" data-add={add || undefined} data-quiet={(opens && !value) || undefined}>
      {onClick || opens ? (
        <Button ref={opener} className="k-chip-words" {...definedProps({ onPress: onClick && (() => onClick()) })}>
          {words}
        </Button>
      ) : (
        <span className="k-chip-words">{words}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className="k-chip-remove"
          aria-label={removeLabel}
          onClick={() => {
            // The button goes with the filter; who used the keyboard stays where they are.
            opener.current?.focus()
            onRemove()
          }}
        >
          <Icon of={X} size="small" />
        </button>
      )}
    </span>
  )
}
