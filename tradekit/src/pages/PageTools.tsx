import { IconButton, Toolbar } from '@kontor/kit'
import { ChevronDown, ChevronUp, MoveHorizontal, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import { fit, zooms } from './zoom.ts'

export interface PageToolsProps {
  readonly page: number
  readonly last: number
  readonly zoom: number
  readonly previous: () => void
  readonly next: () => void
  readonly larger: () => void
  readonly smaller: () => void
  readonly fit: () => void
  readonly turn: () => void
  readonly children?: ReactNode
}

/** What can be done with the page that is shown. */
export function PageTools({ page, last, zoom, children, ...tools }: PageToolsProps) {
  const { t, format } = useWords()
  return (
    <div className="doc-pages-bar">
      <Toolbar label={t('pages.tools')}>
        <IconButton icon={ChevronUp} label={t('pages.previous')} disabled={page <= 1} onClick={tools.previous} />
        <IconButton icon={ChevronDown} label={t('pages.next')} disabled={page >= last} onClick={tools.next} />
        <span className="doc-pages-at" role="status">
          {t('pages.at', { page, last })}
        </span>
        <IconButton icon={ZoomOut} label={t('pages.smaller')} disabled={zoom <= zooms[0]} onClick={tools.smaller} />
        <span className="doc-pages-at">{format.percent(String(zoom))}</span>
        <IconButton icon={ZoomIn} label={t('pages.larger')} disabled={zoom >= 300} onClick={tools.larger} />
        <IconButton icon={MoveHorizontal} label={t('pages.fit')} disabled={zoom === fit} onClick={tools.fit} />
        <IconButton icon={RotateCw} label={t('pages.turn')} onClick={tools.turn} />
      </Toolbar>
      {children}
    </div>
  )
}
