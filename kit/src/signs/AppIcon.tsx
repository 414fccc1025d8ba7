import type { LucideIcon } from 'lucide-react'
import { Icon } from './Icon.tsx'
import { initials } from './initials.ts'

export type AppIconProps = {
  /** The app's name; its first letter shows where it has no drawing. */
  name: string
  icon?: LucideIcon | undefined
  /** A picture of its own, for an app that is not ours: an address that the page's policy admits. */
  src?: string | undefined
  /** 28 px in a bar, 40 px in a list of apps. */
  size?: 'medium' | 'large' | undefined
}

/** The sign of an app (F-072). Decoration: the name stands beside it. */
export function AppIcon({ name, icon, src, size = 'medium' }: AppIconProps) {
  return (
    <span className="k-app-icon" data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" /> : icon ? <Icon of={icon} /> : initials(name).slice(0, 1)}
    </span>
  )
}
