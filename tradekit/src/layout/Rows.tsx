import { Button } from '@kontor/kit'
import type { ReactNode } from 'react'
import './rows.css'

export interface RowsProps {
  readonly label: string
  readonly children: ReactNode
  /** Reads on; none at the end. */
  readonly more: (() => void) | undefined
  readonly moreText: string
  readonly isMore: boolean
}

/** A list whose rows are pressed whole, read on at its end. */
export function Rows({ label, children, more, moreText, isMore }: RowsProps) {
  return (
    <>
      <ul className="doc-rows" aria-label={label}>
        {children}
      </ul>
      {more && (
        <Button type="text" busy={isMore} onClick={more}>
          {moreText}
        </Button>
      )}
    </>
  )
}

/** @param className its columns, by the screen's own style */
export function Row({ className, onPress, children }: { className: string; onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={`doc-row-button ${className}`} onClick={onPress}>
        {children}
      </button>
    </li>
  )
}
