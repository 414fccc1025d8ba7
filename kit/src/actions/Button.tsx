import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, ProgressBar } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'
import { definedProps } from '../theme/definedProps.ts'

/** The six looks of a button (F-067). */
export type ButtonType = 'primary' | 'secondary' | 'text' | 'accept' | 'warning' | 'danger'

export type ButtonProps = {
  /** Secondary unless told; one primary on a screen. */
  type?: ButtonType | undefined
  /** The icon variant (F-069): before the words, or alone with a `label`. */
  icon?: LucideIcon | undefined
  children?: ReactNode
  /** Its name where it shows no words, or where the words alone would not do. */
  label?: string | undefined
  /** Its work is under way: clicks are ignored, the focus stays, a ring turns in it (F-068, F-071). */
  busy?: boolean | undefined
  /** Said to a screen reader while busy: 'Sending…'. */
  busyText?: string | undefined
  /** Clicks are ignored (F-068, F-070). */
  disabled?: boolean | undefined
  /** Sends the form that it stands in. */
  submit?: boolean | undefined
  onClick?: (() => void) | undefined
  autoFocus?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Something to do. As the child of Menu or Tooltip it becomes their trigger. */
export function Button({
  type = 'secondary',
  icon,
  children,
  label,
  busy = false,
  busyText,
  disabled = false,
  submit = false,
  onClick,
  autoFocus,
  ref,
}: ButtonProps) {
  return (
    <AriaButton
      className="k-button"
      data-type={type}
      data-icon-only={(icon && !children) || undefined}
      type={submit ? 'submit' : 'button'}
      isDisabled={disabled}
      isPending={busy}
      {...definedProps({ 'aria-label': label, onPress: onClick && (() => onClick()), autoFocus, ref })}
    >
      <span className="k-button-face">
        {icon && <Icon of={icon} />}
        {children && <span>{children}</span>}
      </span>
      {busy && <Ring text={busyText} />}
    </AriaButton>
  )
}

// Named, it is a progress bar that React Aria announces when the wait begins; unnamed it is a drawing.
function Ring({ text }: { text: string | undefined }) {
  if (!text) return <span className="k-button-ring" aria-hidden="true" />
  return <ProgressBar className="k-button-ring" aria-label={text} isIndeterminate />
}
