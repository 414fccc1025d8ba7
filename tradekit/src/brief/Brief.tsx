import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import { momentOf } from '../words/moments.ts'
import './brief.css'

export interface BriefProps {
  /** What it is called, or whom it is with. */
  readonly title: ReactNode
  /** At the end of its first line: an amount, a person. */
  readonly aside?: ReactNode
  /** The second line: words, each in an element of its own. */
  readonly children: ReactNode
  /** When it came or changed, as an instant. */
  readonly at: string
  /** Opens it; without it there is nothing to open. */
  readonly onOpen?: (() => void) | undefined
}

/** A document in two lines, where a list is short and has no columns: what waits, what is new. */
export function Brief({ title, aside, children, at, onOpen }: BriefProps) {
  const { today, locale } = useWords()
  const lines = (
    <>
      <span className="doc-brief-title">{title}</span>
      {aside && <span className="doc-brief-aside">{aside}</span>}
      <span className="doc-brief-what">{children}</span>
      <time dateTime={at}>{momentOf(at, today, locale)}</time>
    </>
  )
  if (!onOpen) return <div className="doc-brief">{lines}</div>
  return (
    <button type="button" className="doc-brief" onClick={onOpen}>
      {lines}
    </button>
  )
}

/** What somebody wrote, among the words of a brief. */
export const BriefQuote = ({ children }: { children: string }) => <bdi className="doc-brief-quote">{children}</bdi>
