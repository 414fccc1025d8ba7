import { Button, IconButton } from '@kontor/kit'
import { Download, Paperclip, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { type LineFile, useLineFiles } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

export interface LineFilesProps {
  readonly requisitionId: string
  /** As it was saved; a line that was not has no id yet. */
  readonly lineId: string | undefined
  readonly place: number
  readonly files: readonly LineFile[]
  /** Takes a file for the line; without it they are read only. */
  readonly onFile?: (file: File) => void
}

/** The most bytes of one file. */
const maxBytes = 10_000_000

/** The files of a line: an offer, a photo of what is broken. */
export function LineFiles({ requisitionId, lineId, place, files, onFile }: LineFilesProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const { download, remove } = useLineFiles(requisitionId)
  const input = useRef<HTMLInputElement>(null)
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > maxBytes) notify('error', t('buy.file.tooLarge', { file: file.name }))
    else onFile?.(file)
  }
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
        <>
          <Button
            type="text"
            icon={Paperclip}
            label={t('buy.file.attachTo', { line: place + 1 })}
            onClick={() => input.current?.click()}
          >
            {t('buy.file.attach')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            onChange={(event) => {
              choose(event.target.files?.[0])
              // The same file may be chosen again.
              event.target.value = ''
            }}
          />
        </>
      )}
    </div>
  )
}
