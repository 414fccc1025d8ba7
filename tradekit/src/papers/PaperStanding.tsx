import { Button, type MenuEntry } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import type { PaperUpload } from '../queries/types.ts'
import { standingOf } from './paper-standing.ts'

/** That a paper is on hold, back from it, or rejected, and why; and the way out of it. */
export function PaperStanding({ paper, entries }: { paper: PaperUpload; entries: readonly MenuEntry[] }) {
  const words = useWords()
  const standing = standingOf(paper, words)
  const back = entries.find(({ id }) => id === 'reopen')
  if (standing === undefined) return null
  return (
    <Notice
      tone={standing.tone}
      title={standing.text}
      actions={back && <Button onClick={back.onSelect}>{back.text}</Button>}
    >
      <p dir="auto">{paper.Reason ?? paper.Comment}</p>
    </Notice>
  )
}
