import { cx } from '../theme/cx.ts'

export type CoverProps = {
  visible: boolean
  onClick?: (() => void) | undefined
  className?: string | undefined
}

/** A dimming layer over all that lies below (F-066). For the pointer only: what opens it must close by keyboard too. */
export function Cover({ visible, onClick, className }: CoverProps) {
  if (!visible) return null
  return <div className={cx('k-cover', className)} aria-hidden="true" {...(onClick && { onClick })} />
}
