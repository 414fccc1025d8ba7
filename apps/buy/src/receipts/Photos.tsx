import { Button, IconButton } from '@kontor/kit'
import { Camera, X } from 'lucide-react'
import { useRef } from 'react'
import { useKontor, useWords } from '../kontor.ts'

/** The most bytes of one photo, and how many go along. */
const maxBytes = 10_000_000
const maxPhotos = 10

interface PhotosProps {
  readonly photos: readonly File[]
  readonly onChange: (photos: readonly File[]) => void
}

/** Photos that go along, taken or chosen. */
export function Photos({ photos, onChange }: PhotosProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const input = useRef<HTMLInputElement>(null)
  const add = (files: readonly File[]) => {
    const large = files.find(({ size }) => size > maxBytes)
    if (large) notify('error', t('buy.file.tooLarge', { file: large.name }))
    else onChange([...photos, ...files].slice(0, maxPhotos))
  }
  return (
    <div className="buy-files">
      {photos.map((photo) => (
        <span key={`${photo.name} ${photo.lastModified}`} className="buy-file">
          <bdi>{photo.name}</bdi>
          <IconButton
            icon={X}
            label={t('files.remove', { file: photo.name })}
            onClick={() => onChange(photos.filter((one) => one !== photo))}
          />
        </span>
      ))}
      <Button type="text" icon={Camera} onClick={() => input.current?.click()}>
        {t('receipt.photo')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        tabIndex={-1}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          // The same photo may be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
