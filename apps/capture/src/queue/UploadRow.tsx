import { Checkbox, IconButton, Menu, Status, useHotkeys } from '@kontor/kit'
import { standingOf, usePaperActions } from '@kontor/tradekit/papers'
import { Money, momentOf } from '@kontor/tradekit/words'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import type { Upload } from './queue-filter.ts'

export interface UploadRowProps {
  readonly upload: Upload
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
  readonly onOpen: () => void
}

/** A scanned document in the queue: what it is, where it lies, how it stands and why, and what can be done with it. Keys act on the one that has the focus. */
export function UploadRow({ upload, chosen, onChoose, onOpen }: UploadRowProps) {
  const words = useWords()
  const { t, today, locale } = words
  const { FileName, PageCount, SenderName, DocumentNumber, Amount, Currency, Imported, Version, MailFrom } = upload
  const [focused, setFocused] = useState(false)
  const { entries, hotkeys, dialogs } = usePaperActions(upload)
  useHotkeys({ ...hotkeys, x: () => onChoose(!chosen) }, { enabled: focused })
  const begun = [SenderName, DocumentNumber].filter(Boolean).join(' · ')
  const what = Version > 0 ? begun || t('papers.begun') : t('papers.pages', { count: PageCount })
  const from = MailFrom && t('mailIn.from', { from: MailFrom })
  const standing = standingOf(upload, words)
  const why = upload.Reason ?? upload.Comment
  return (
    <li className="capture-item">
      {entries.length > 0 && (
        <Checkbox label={t('queue.choose', { file: FileName })} hideLabel checked={chosen} onChange={onChoose} />
      )}
      <button
        type="button"
        className="capture-row"
        onClick={onOpen}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <span className="capture-name">
          <b className="doc-cut" dir="auto">
            {FileName}
          </b>
          <small className="doc-cut">
            <bdi>{[what, from].filter(Boolean).join(' · ')}</bdi>
          </small>
          {(standing || upload.LockedBy) && (
            <small className="capture-why">
              {standing && <Status tone={standing.tone}>{standing.text}</Status>} <bdi>{why}</bdi>{' '}
              <LockedMark upload={upload} />
            </small>
          )}
        </span>
        <Badges upload={upload} />
        {Amount && /[1-9]/.test(Amount) && <Money value={Amount} currency={Currency} />}
        <small className="capture-when">{momentOf(Imported, today, locale)}</small>
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

/** That a colleague works on it. */
function LockedMark({ upload: { LockedBy, LockedByName } }: { upload: Upload }) {
  const { t } = useWords()
  const { user } = useKontor()
  if (LockedBy === undefined || LockedBy === user.id) return null
  return <Status tone="info">{t('queue.locked', { name: LockedByName ?? t('papers.formerColleague') })}</Status>
}

/** Its folder and tags; a reason stands with how the document stands. */
function Badges({ upload: { Folder, RecipientName, Tags, Reason = '' } }: { upload: Upload }) {
  const tags = Tags.filter((tag) => !Reason.split(' · ').includes(tag))
  if (Folder === undefined && tags.length === 0) return null
  return (
    <span className="capture-badges">
      {Folder && <span>{RecipientName ? `${Folder} → ${RecipientName}` : Folder}</span>}
      {tags.map((tag) => (
        <span key={tag} className="capture-tag">
          {tag}
        </span>
      ))}
    </span>
  )
}
