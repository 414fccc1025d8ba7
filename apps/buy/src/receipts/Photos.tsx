import { IconButton } from '@kontor/kit'
import { Camera, X } from 'lucide-react'
import { FileButton } from '../FileButton.tsx'
import { useWords } from '../kontor.ts'

/** How many go along. */
const maxPhotos = 10

interface PhotosProps {
  readonly photos: readonly File[]
  readonly onChange: (photos: readonly File[]) => void
}

/** Photos that go along, taken or chosen. */
export function Photos({ photos, onChange }: PhotosProps) {
  const { t } = useWords()
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
      <FileButton
        icon={Camera}
        text={t('receipt.photo')}
        pictures
        onFiles={(files) => onChange([...photos, ...files].slice(0, maxPhotos))}
      />
    </div>
  )
}
