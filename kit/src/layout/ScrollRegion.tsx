import type { ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

export type ScrollRegionProps = {
  /** Names the region: 'Lines'. */
  label: string
  children: ReactNode
  className?: string
}

/** What may be wider or higher than its place, and scrolls in it: with the arrows too, once Tab has come to it. */
export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1), and not every browser's Tab stops at it by itself
    <section className={cx('k-scroll', className)} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
