import { Button, Checkbox, DropZone, TextArea, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useAct } from '../api.ts'
import { useWords } from '../kontor.ts'

interface NoteDialogProps {
  readonly partnerId: string
  readonly name: string
  readonly onClose: () => void
}

/** Writes something down about a partner, with a file where there is one. */
export function NoteDialog({ partnerId, name, onClose }: NoteDialogProps) {
  const { t } = useWords()
  const [label, setLabel] = useState('')
  const [text, setText] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  const isMissing = label.trim() === ''
  const save = useAct(
    ({ notes }) => {
      const note = {
        targetCompanyId: partnerId,
        label,
        visibility: isPrivate ? ('PRIVATE' as const) : ('COMPANY' as const),
        ...(text.trim() !== '' && { text }),
      }
      return file === undefined
        ? notes.createNote({ body: { ...note, type: 'TEXT' } })
        : notes.addFile({ body: { ...note, file: { name: file.name, bytes: file, type: file.type } } })
    },
    (_, t) => t('notes.saved'),
    onClose,
  )
  return (
    <FormDialog visible title={t('notes.about', { name })} onClose={onClose}>
      <ActionForm
        confirm={t('notes.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!isMissing) save.mutate()
        }}
      >
        <TextField
          label={t('notes.label')}
          maxLength={300}
          autoFocus
          value={label}
          onChange={setLabel}
          error={tried && isMissing && t('notes.label.needed')}
        />
        <TextArea label={t('notes.text')} maxLength={10_000} value={text} onChange={setText} />
        {file === undefined ? (
          <DropZone text={t('notes.drop')} buttonText={t('notes.choose')} onFiles={([chosen]) => setFile(chosen)} />
        ) : (
          <p className="network-note-file">
            <bdi>{file.name}</bdi>
            <Button type="text" onClick={() => setFile(undefined)}>
              {t('notes.fileOff')}
            </Button>
          </p>
        )}
        <Checkbox
          label={t('notes.onlyMe')}
          description={t('notes.onlyMe.hint', { name })}
          checked={isPrivate}
          onChange={setPrivate}
        />
      </ActionForm>
    </FormDialog>
  )
}
