import { DropZone, IconButton } from '@kontor/kit'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { AnswerFile } from '../api.ts'
import { useWords } from '../kontor.ts'

interface FilesFieldProps {
  readonly label: string
  readonly required: boolean
  readonly files: readonly AnswerFile[]
  readonly error?: string | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (file: AnswerFile) => void
}

/** In bytes; the server takes no larger ones. */
const maxBytes = 20_000_000

/** The files of an answer: dropped, chosen, photographed. */
export function FilesField({ label, required, files, error, onFiles, onRemove }: FilesFieldProps) {
  const { t } = useWords()
  const [large, setLarge] = useState<string>()
  const take = (chosen: readonly File[]) => {
    const fits = chosen.filter(({ size }) => size <= maxBytes)
    setLarge(chosen.find(({ size }) => size > maxBytes)?.name)
    if (fits.length > 0) onFiles(fits)
  }
  return (
    <fieldset className="forms-many">
      <legend>{required ? `${label} *` : label}</legend>
      {files.length > 0 && (
        <ul className="forms-files" aria-label={t('files.list', { question: label })}>
          {files.map((file) => (
            <li key={file.id}>
              <bdi>{file.name}</bdi>
              <IconButton icon={X} label={t('files.remove', { name: file.name })} onClick={() => onRemove(file)} />
            </li>
          ))}
        </ul>
      )}
      <DropZone
        text={t('files.drop')}
        buttonText={t('files.choose')}
        note={t('files.note')}
        error={large === undefined ? error : t('files.large', { name: large })}
        multiple
        onFiles={take}
      />
    </fieldset>
  )
}
