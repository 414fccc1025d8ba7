import { Badge, Icon } from '@kontor/kit'
import type { LucideIcon } from 'lucide-react'
import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect, useState } from 'react'

export interface HeaderButtonProps {
  readonly icon: LucideIcon
  /** Its name, and its hint. */
  readonly label: string
  /** After the name in the hint: the key that does the same. */
  readonly keys?: ReactNode
  /** A count at its corner, already written. */
  readonly count?: string | undefined
  readonly onClick: () => void
  /** It may be wanted soon: the pointer is on it, or the focus. */
  readonly onNear?: (() => void) | undefined
  readonly popup?: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-haspopup' | 'aria-expanded'>
  readonly ref?: Ref<HTMLButtonElement>
}

/** An icon in the header, with its name below while it is pointed at: there before anything of the kit's is fetched. */
export function HeaderButton({ icon, label, keys, count, onClick, onNear, popup, ref }: HeaderButtonProps) {
  const { hinted, ...near } = useHint(onNear)
  return (
    <span className="s-icon-button">
      <button ref={ref} type="button" aria-label={label} {...popup} {...near} onClick={onClick}>
        <Icon of={icon} />
      </button>
      {count && <Badge tone="bad" text={count} />}
      {hinted && (
        <span className="s-hint" aria-hidden="true">
          {label}
          {keys}
        </span>
      )}
    </span>
  )
}

/** Shown for the pointer and for the keyboard's focus, gone with a press or Escape (WCAG 1.4.13). */
function useHint(onNear: (() => void) | undefined) {
  const [hinted, setHinted] = useState(false)
  const hide = () => setHinted(false)
  const show = () => {
    setHinted(true)
    onNear?.()
  }
  useEffect(() => {
    if (!hinted) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHinted(false)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [hinted])
  return {
    hinted,
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === 'mouse') show()
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: { currentTarget: Element }) => {
      if (event.currentTarget.matches(':focus-visible')) show()
    },
    onBlur: hide,
  }
}
