import { IconButton } from '@kontor/kit'
import { Download, Paperclip, Trash2 } from 'lucide-react'
import { type LineFile, useLineFiles } from './api.ts'
import { FileButton } from './FileButton.tsx'
import { useWords } from './kontor.ts'

export interface LineFilesProps {
  readonly requisitionId: string
  /** As it was saved; a line that was not has no id yet. */
  readonly lineId: string | undefined
  readonly place: number
  readonly files: readonly LineFile[]
  /** Takes a file for the line; without it they are read only. */
  readonly onFile?: (file: File) => void
}

/** The files of a line: an offer, a photo of what is broken. */
export function LineFiles({ requisitionId, lineId, place, files, onFile }: LineFilesProps) {
  const { t } = useWords()
  const { download, remove } = useLineFiles(requisitionId)
  if (files.length === 0 && !onFile) return null
  return (
    <div className="buy-files">
      {files.map((file) => (
        <span key={file.AttachmentId} className="buy-file">
          <bdi>{file.FileName}</bdi>
          <IconButton
            icon={Download}
            label={t('files.download', { file: file.FileName })}
            onClick={() => download.mutate(file)}
          />
          {onFile && lineId !== undefined && (
            <IconButton
              icon={Trash2}
              label={t('files.remove', { file: file.FileName })}
              onClick={() => remove.mutate({ lineId, file })}
            />
          )}
        </span>
      ))}
      {onFile && (
        <FileButton
          icon={Paperclip}
          text={t('buy.file.attach')}
          label={t('buy.file.attachTo', { line: place + 1 })}
          onFiles={([file]) => file && onFile(file)}
        />
      )}
    </div>
  )
}
