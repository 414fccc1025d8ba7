import { DropZone, IconButton, Progress, Status, type Tone } from '@kontor/kit'
import { Download, Eye, Trash2 } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { useFile, useFiles } from '../queries/files.ts'
import type { Attachment, Metadata } from '../queries/types.ts'
import { sizeWord } from '../words/sizeWord.ts'
import { useAttaching } from './useAttaching.ts'
import './rows.css'

const scanTones: Record<Attachment['Scan'], Tone> = { WAITING: 'warn', CLEAN: 'good', INFECTED: 'bad' }

export interface FilesTabProps {
  readonly document: Metadata
  readonly mayChange: boolean
  readonly onView: (attachmentId: string) => void
}

/**
 * The files that travel with the document, those that it encloses among them; others are added to it and taken off it
 * until it is sent.
 */
export function FilesTab({ document, mayChange, onView }: FilesTabProps) {
  const { t } = useWords()
  const { data: files } = useFiles(document.DocumentId)
  const [coming, attach] = useAttaching(document.DocumentId)
  return (
    <>
      {mayChange && (
        <DropZone
          text={t('files.drop')}
          note={t('files.note')}
          buttonText={t('files.choose')}
          multiple
          onFiles={attach}
        />
      )}
      {files?.length === 0 && coming.length === 0 && <p className="doc-quiet doc-parts-none">{t('files.none')}</p>}
      <ul className="doc-parts" aria-label={t('viewer.files')}>
        {files?.map((file) => (
          <File key={file.Id} document={document} file={file} mayChange={mayChange} onView={onView} />
        ))}
        {coming.map(({ id, name, progress, refusal }) => (
          <li key={id}>
            <span className="doc-part-name">
              <b className="doc-cut">{name}</b>
              {refusal ? (
                <small className="doc-problem" role="alert">
                  {refusal}
                </small>
              ) : (
                <Progress label={t('files.coming', { file: name })} value={progress} bare />
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function File({ document, file, mayChange, onView }: FilesTabProps & { file: Attachment }) {
  const { t, locale } = useWords()
  const { download, remove } = useFile(document.DocumentId)
  return (
    <li>
      <span className="doc-part-name">
        <b className="doc-cut" dir="auto">
          {file.Name}
        </b>
        <small>
          {file.Size !== undefined && <span>{sizeWord(file.Size, locale)}</span>}
          {file.Enclosed && <span>{t('files.enclosed')}</span>}
          <Status tone={scanTones[file.Scan]}>{t(`scan.${file.Scan}`)}</Status>
        </small>
      </span>
      {file.Viewable && (
        <IconButton icon={Eye} label={t('pages.view', { file: file.Name })} onClick={() => onView(file.Id)} />
      )}
      {file.Scan === 'CLEAN' && (
        <IconButton
          icon={Download}
          label={t('files.download', { file: file.Name })}
          busy={download.isPending}
          onClick={() => download.mutate(file)}
        />
      )}
      {mayChange && file.AllowedActions.some(({ Action }) => Action === 'remove') && (
        <IconButton
          icon={Trash2}
          label={t('files.remove', { file: file.Name })}
          busy={remove.isPending}
          onClick={() => remove.mutate(file)}
        />
      )}
    </li>
  )
}
