import type { LucideIcon } from 'lucide-react'

/** 12, 16, 24 and 60 px (F-083). */
export type IconSize = 'small' | 'medium' | 'large' | 'extra-large'

/** The sixteen colours of an icon (F-085). */
export type IconType =
  | 'default'
  | 'inverted'
  | 'primary'
  | 'danger'
  | 'error'
  | 'success'
  | 'active'
  | 'info'
  | 'focus'
  | 'warning'
  | 'disabled'
  | 'disabled-checked'
  | 'suggested'
  | 'slate-lightest'
  | 'gray-darker'
  | 'action'

export const iconSizes = { small: 12, medium: 16, large: 24, 'extra-large': 60 } as const satisfies Record<
  IconSize,
  number
>

export type IconProps = {
  /** The drawing, an icon of lucide-react. */
  of: LucideIcon
  /** Medium, 16 px, unless told (F-084). */
  size?: IconSize | undefined
  /** Left out, the icon takes the colour of the text around it. */
  type?: IconType | undefined
  /** What it says where no word stands beside it; without one it is decoration, hidden from screen readers. */
  label?: string | undefined
}

// The line is 1.7 px at 16 and 24, thinner where it would grow heavy, so that it weighs as much as the text beside it.
const strokes = { small: 2.4, medium: 2, large: 1.7, 'extra-large': 0.8 } as const satisfies Record<IconSize, number>

/** A line drawing in one of four sizes and sixteen colours. */
export function Icon({ of: Drawing, size = 'medium', type, label }: IconProps) {
  return (
    <Drawing
      className="k-icon"
      size={iconSizes[size]}
      strokeWidth={strokes[size]}
      focusable={false}
      {...(type && { 'data-type': type })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
