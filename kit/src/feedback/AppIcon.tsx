import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Icon } from './Icon.tsx'
import { initials } from './initials.ts'
import { inkOn } from './inkOn.ts'

export type AppIconProps = {
  /** The app's name; its first letter shows where it has no drawing, or where its picture does not come. */
  name: string
  icon?: LucideIcon | undefined
  /** The picture of its manifest: an address that the page's policy admits. */
  src?: string | undefined
  /** The colour of its manifest, '#rrggbb'; what is none gives the accent. The letter on it can always be read. */
  color?: string | undefined
  /** 28 px in a bar, 40 px in a list of apps. */
  size?: 'medium' | 'large' | undefined
}

/** The sign of an app (F-072). Decoration: the name stands beside it. */
export function AppIcon({ name, icon, src, color, size = 'medium' }: AppIconProps) {
  const [broken, setBroken] = useState<string>()
  const ink = color && inkOn(color)
  return (
    <span
      className="k-app-icon"
      data-size={size}
      aria-hidden="true"
      {...(ink && { style: { background: color, color: ink } })}
    >
      {src && src !== broken ? (
        <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
      ) : icon ? (
        <Icon of={icon} />
      ) : (
        initials(name).slice(0, 1)
      )}
    </span>
  )
}
