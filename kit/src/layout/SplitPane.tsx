import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'

export type SplitPaneProps = {
  /** The list, always there on a wide screen. */
  children: ReactNode
  /** What is chosen in it; without one the list has the whole width. */
  aside?: ReactNode
  /** Names the aside: 'Preview'. */
  asideLabel: string
  /** On a screen of 600 px or less, whether the aside stands in the place of the list. */
  open: boolean
  /** The way back to the list there. */
  onClose: () => void
  closeText: string
}

/** A list and beside it what is chosen in it; on a narrow screen one of the two. */
export function SplitPane({ children, aside, asideLabel, open, onClose, closeText }: SplitPaneProps) {
  return (
    <div className="k-split" data-open={(open && Boolean(aside)) || undefined} data-aside={Boolean(aside) || undefined}>
      <div className="k-split-main">{children}</div>
      {aside && (
        <aside className="k-split-aside" aria-label={asideLabel}>
          <div className="k-split-back">
            <Button type="text" icon={ArrowLeft} onClick={onClose}>
              {closeText}
            </Button>
          </div>
          {aside}
        </aside>
      )}
    </div>
  )
}
