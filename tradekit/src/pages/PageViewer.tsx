import { Button, EmptyState, ScrollRegion, Skeleton, useHotkeys } from '@kontor/kit'
import { messageOf, type ShownKey } from '@kontor/sdk/react'
import { FileX } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords, type Words } from '../kontor.ts'
import { type PageMark, PageSheet } from './PageSheet.tsx'
import { PageTools } from './PageTools.tsx'
import type { PageSource } from './source.ts'
import { usePages } from './usePage.ts'
import { fit, turned, zoomed } from './zoom.ts'
import './pages.css'

export interface PageViewerProps {
  readonly source: PageSource
  /** The name of the file. */
  readonly name: string
  /** What is shown of it now: its page comes to the front, and its place is marked. */
  readonly mark?: PageMark | undefined
  /** In its bar, after the tools. */
  readonly children?: ReactNode
}

/**
 * The pages of a file, one at a time: larger and smaller, turned, as wide as there is room. Its keys work from the whole
 * screen; those with Alt also while somebody types beside it.
 */
export function PageViewer({ source, name, mark, children }: PageViewerProps) {
  const { t } = useWords()
  const { data: pages, error, refetch } = usePages(source)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(fit)
  const [turn, setTurn] = useState(0)
  const last = pages?.length ?? 1
  const markedPage = mark?.Page
  useEffect(() => {
    if (markedPage !== undefined) setPage(markedPage)
  }, [markedPage])
  const go = (to: number) => setPage(Math.min(last, Math.max(1, to)))
  const tools = {
    previous: () => go(page - 1),
    next: () => go(page + 1),
    larger: () => setZoom((before) => zoomed(before, 1)),
    smaller: () => setZoom((before) => zoomed(before, -1)),
    fit: () => setZoom(fit),
    turn: () => setTurn(turned),
  }
  useHotkeys({
    pageup: tools.previous,
    pagedown: tools.next,
    'alt+pageup': tools.previous,
    'alt+pagedown': tools.next,
    plus: tools.larger,
    '-': tools.smaller,
    '0': tools.fit,
    'alt+plus': tools.larger,
    'alt+-': tools.smaller,
    'alt+0': tools.fit,
    'alt+r': tools.turn,
  })
  const size = pages?.[page - 1]

  return (
    <section className="doc-pages" aria-label={t('pages.file', { file: name })}>
      <PageTools page={page} last={last} zoom={zoom} {...tools}>
        {children}
      </PageTools>
      <ScrollRegion className="doc-pages-scroll" label={t('pages.page', { page, last })}>
        {error && !pages ? (
          <EmptyState
            icon={FileX}
            title={t('pages.failed')}
            text={messageOf(error, t)}
            action={<Button onClick={() => void refetch()}>{t('error.again')}</Button>}
          />
        ) : size ? (
          <PageSheet
            source={source}
            page={page}
            size={size}
            zoom={zoom}
            turn={turn}
            name={name}
            mark={mark?.Page === page ? mark : undefined}
          />
        ) : (
          <Skeleton rows={8} label={t('list.loading')} />
        )}
      </ScrollRegion>
    </section>
  )
}

/** Its keys, for the help of a screen. */
export const pageKeys = (t: Words['t']): ShownKey[] => [
  ['Alt + / Alt −', `${t('pages.larger')} / ${t('pages.smaller')}`],
  ['Alt 0', t('pages.fit')],
  ['Alt PageUp / Alt PageDown', `${t('pages.previous')} / ${t('pages.next')}`],
  ['Alt R', t('pages.turn')],
]
