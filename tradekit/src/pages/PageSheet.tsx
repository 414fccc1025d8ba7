import { Button } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../kontor.ts'
import type { PageRun, PageSize, PageSource } from './source.ts'
import { usePageText, usePicture } from './usePage.ts'
import { pictureWidth } from './zoom.ts'

/** A place on a page, in ten-thousandths of its width. */
export interface PageMark {
  readonly Page: number
  readonly Left: number
  readonly Top: number
  readonly Width: number
  readonly Height: number
}

export interface PageSheetProps {
  readonly source: PageSource
  readonly page: number
  readonly size: PageSize
  readonly zoom: number
  readonly turn: number
  readonly name: string
  readonly mark?: PageMark | undefined
}

/** One page: its picture, and over it what it says, to be marked and copied. On white paper in both themes. */
export function PageSheet({ source, page, size, zoom, turn, name, mark }: PageSheetProps) {
  const { t } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    if (!box.current) return
    const seen = new ResizeObserver(([entry]) => {
      // Nothing is drawn of what is hidden, and what was drawn of it stays.
      if (entry?.contentRect.width) setShown(entry.contentRect.width)
    })
    seen.observe(box.current)
    return () => seen.disconnect()
  }, [])
  const lies = turn % 180 !== 0
  const across = shown === undefined ? undefined : lies ? (shown * size.Width) / size.Height : shown
  const width = across && pictureWidth(across, window.devicePixelRatio)
  const { address, error, refetch } = usePicture(source, page, width)
  const { data: runs } = usePageText(source, page)
  const words = useMemo(() => runs?.map((run, at) => ({ ...run, at })) ?? [], [runs])
  const ratio = size.Width / size.Height
  const sheet = {
    inlineSize: `${lies ? ratio * 100 : 100}%`,
    aspectRatio: String(ratio),
    rotate: `${turn}deg`,
  } satisfies CSSProperties
  return (
    <div
      ref={box}
      className="doc-pages-box"
      style={{ inlineSize: `${zoom}%`, aspectRatio: String(lies ? 1 / ratio : ratio) }}
    >
      <div className="doc-pages-sheet" style={sheet} aria-busy={address === undefined}>
        {address && <img src={address} alt={t('pages.picture', { page, file: name })} draggable={false} />}
        {error && !address && (
          <p className="doc-problem" role="alert">
            {messageOf(error, t)} <Button onClick={() => void refetch()}>{t('error.again')}</Button>
          </p>
        )}
        {mark && <Mark key={`${mark.Left} ${mark.Top}`} mark={mark} ratio={ratio} />}
        <PageWords runs={words} height={10_000 / ratio} label={t('pages.text', { page })} />
      </div>
    </div>
  )
}

/** Marks a place, a little wider than what stands there, and brings it into view. */
function Mark({ mark: { Left, Top, Width, Height }, ratio }: { mark: PageMark; ratio: number }) {
  const place = useRef<HTMLSpanElement>(null)
  // What it returns is no clean-up: newer browsers give a promise.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  const around = 40
  return (
    <span
      ref={place}
      className="doc-pages-mark"
      aria-hidden="true"
      style={{
        left: `${(Left - around) / 100}%`,
        top: `${((Top - around) / 100) * ratio}%`,
        width: `${(Width + 2 * around) / 100}%`,
        height: `${((Height + 2 * around) / 100) * ratio}%`,
      }}
    />
  )
}

interface PageWordsProps {
  readonly runs: readonly (PageRun & { readonly at: number })[]
  /** Of the page, in ten-thousandths of its width. */
  readonly height: number
  readonly label: string
}

/** What the page says, where it says it; nobody sees it but who marks it or hears the page read. */
function PageWords({ runs, height, label }: PageWordsProps) {
  if (runs.length === 0) return null
  return (
    <svg
      role="document"
      aria-label={label}
      className="doc-pages-words"
      viewBox={`0 0 10000 ${height}`}
      preserveAspectRatio="none"
    >
      {runs.map((run) => (
        <text
          key={run.at}
          x={run.Left}
          y={run.Top + run.Height * 0.85}
          fontSize={run.Height}
          textLength={run.Width || undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {run.Text}
        </text>
      ))}
    </svg>
  )
}
