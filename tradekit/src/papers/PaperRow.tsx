import { IconButton, Menu, Status, useHotkeys } from '@kontor/kit'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { PaperUpload } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { momentOf } from '../words/moments.ts'
import { standingOf } from './standing.ts'
import { usePaperActions } from './usePaperActions.tsx'

/** A paper in a list: what it is, why and until when it is on hold, and what can be done with it. H and R decide of it. */
export function PaperRow({ paper, onPaper }: { paper: PaperUpload; onPaper: (id: string) => void }) {
  const { t, today, locale } = useWords()
  const { Id, FileName, PageCount, SenderName, DocumentNumber, Amount, Currency, Imported, Version, MailFrom } = paper
  const begun = [SenderName, DocumentNumber].filter(Boolean).join(' · ')
  const [focused, setFocused] = useState(false)
  const { entries, hotkeys, dialogs } = usePaperActions(paper)
  useHotkeys(hotkeys, { enabled: focused })
  return (
    <li className="doc-papers-item">
      <button
        type="button"
        className="doc-papers-row"
        onClick={() => onPaper(Id)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <span className="doc-papers-name">
          <b className="doc-cut" dir="auto">
            {FileName}
          </b>
          <small className="doc-cut">
            {Version > 0 ? begun || t('papers.begun') : t('papers.pages', { count: PageCount })}
            {MailFrom && (
              <>
                {' · '}
                <bdi>{t('mailIn.from', { from: MailFrom })}</bdi>
              </>
            )}
          </small>
          <PaperReason paper={paper} />
        </span>
        {Version > 0 && <Money value={Amount} currency={Currency} />}
        <small className="doc-papers-when">{momentOf(Imported, today, locale)}</small>
      </button>
      {entries.length > 0 && (
        <Menu label={t('papers.moreOf', { file: FileName })} entries={entries}>
          <IconButton icon={Ellipsis} label={t('papers.moreOf', { file: FileName })} />
        </Menu>
      )}
      {dialogs}
    </li>
  )
}

/** Why a paper is on hold, was so until now, or was rejected. */
function PaperReason({ paper }: { paper: PaperUpload }) {
  const words = useWords()
  const standing = standingOf(paper, words)
  if (standing === undefined) return null
  return (
    <small className="doc-papers-why">
      <Status tone={standing.tone}>{standing.text}</Status> <bdi>{paper.Reason}</bdi>
    </small>
  )
}
