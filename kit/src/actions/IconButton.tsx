import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Badge } from '../feedback/Badge.tsx'
import { Tooltip } from '../overlays/Tooltip.tsx'
import { Button, type ButtonType } from './Button.tsx'

export type IconButtonProps = {
  icon: LucideIcon
  /** Its name, and its tooltip. */
  label: string
  /** More in the tooltip, such as the key that does the same: `<Kbd>A</Kbd>`. */
  hint?: ReactNode
  /** A count at its corner, already written: '3'. Put its meaning into the label: 'Notifications, 3 new'. */
  count?: string | undefined
  /** Text unless told: an icon in a bar has no box. */
  type?: ButtonType | undefined
  busy?: boolean | undefined
  disabled?: boolean | undefined
  onClick?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button that shows an icon only; its label is its name and its tooltip. */
export function IconButton({ icon, label, hint, count, type = 'text', busy, disabled, onClick, ref }: IconButtonProps) {
  return (
    <span className="k-icon-button">
      <Tooltip text={label} hint={hint}>
        <Button {...{ icon, label, type, busy, disabled, onClick, ref }} />
      </Tooltip>
      {count && <Badge tone="bad" text={count} />}
    </span>
  )
}
