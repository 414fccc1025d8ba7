import { Button, IconButton, Status, useHotkeys } from '@kontor/kit'
import { useShownKeys } from '@kontor/sdk/react'
import { Paged } from '@kontor/tradekit/layout'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from '../partner/Part.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { type Note, useNoteFile, useNotes } from './queries.ts'

/** What colleagues wrote down about the partner, who never sees it. N begins another. */
export function NotesPart({ partnerId, name }: { partnerId: string; name: string }) {
  const { t } = useWords()
  const { may } = useKontor()
  const [writing, setWriting] = useState(false)
  const notes = useNotes(partnerId)
  const mayWrite = may('note.write')
  useShownKeys(mayWrite ? [['N', t('notes.new')]] : [])
  useHotkeys({ n: () => setWriting(true) }, { enabled: mayWrite && !writing })
  return (
    <Part
      title={t('notes.title')}
      action={
        mayWrite && (
          <Button type="text" onClick={() => setWriting(true)}>
            {t('notes.new')}
          </Button>
        )
      }
    >
      <Paged
        of={notes}
        moreText={t('network.more')}
        none={<p className="network-quiet">{t('notes.none', { name })}</p>}
      >
        {(written) => (
          <ol className="network-notes" aria-label={t('notes.title')}>
            {written.map((note) => (
              <li key={note.id}>
                <OneNote note={note} />
              </li>
            ))}
          </ol>
        )}
      </Paged>
      {writing && <NoteDialog partnerId={partnerId} name={name} onClose={() => setWriting(false)} />}
    </Part>
  )
}

function OneNote({ note }: { note: Note }) {
  const { t, format } = useWords()
  const { confirm } = useKontor()
  const download = useNoteFile()
  const { id = '', label, text, fileName, created = '', createdByName, visibility, allowedActions } = note
  const remove = useAct(
    ({ notes }) => notes.deleteNote({ params: { id } }),
    (_, t) => t('notes.deleted'),
  )
  const ask = async () => {
    const title = t('notes.delete.title', { label })
    if (await confirm({ kind: 'danger', title, text: t('notes.delete.text'), accept: t('notes.delete') }))
      remove.mutate()
  }
  return (
    <>
      <span className="network-note-head">
        <span className="network-marks">
          <b dir="auto">{label}</b>
          {visibility === 'PRIVATE' && <Status tone="mute">{t('notes.private')}</Status>}
        </span>
        {allowedActions?.includes('delete') && (
          <IconButton icon={Trash2} label={t('notes.delete.named', { label })} busy={remove.isPending} onClick={ask} />
        )}
      </span>
      {text && (
        <p className="network-note-text" dir="auto">
          {text}
        </p>
      )}
      {fileName && (
        <Button type="text" icon={Download} busy={download.isPending} onClick={() => download.mutate(note)}>
          <bdi>{fileName}</bdi>
        </Button>
      )}
      <small>
        <bdi>{createdByName ?? t('notes.formerColleague')}</bdi> ·{' '}
        <time dateTime={created}>{format.instant(created)}</time>
      </small>
    </>
  )
}
