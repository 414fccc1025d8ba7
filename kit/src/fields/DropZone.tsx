import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropZone as AriaDropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import { Button } from '../actions/Button.tsx'
import { Icon } from '../feedback/Icon.tsx'

export type DropZoneProps = {
  /** What to bring: 'Drop UBL or PDF files here'. Names the zone too. */
  text: ReactNode
  /** The button that opens the file dialog: 'Choose files'. */
  buttonText: string
  /** What will do, for the reader's eye: 'XML up to 10 MB'. */
  note?: ReactNode
  /** What is wrong with what was brought, or that nothing was. */
  error?: ReactNode
  /** Media types or endings for the file dialog: ['.xml', 'application/pdf']. What is dropped is not held to it: look. */
  accept?: readonly string[] | undefined
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  onFiles: (files: File[]) => void
}

/** Takes files: dropped, pasted, or chosen with a button. */
export function DropZone({
  text,
  buttonText,
  note,
  error,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: DropZoneProps) {
  const take = (files: File[]) => {
    if (files.length) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <AriaDropZone
      className="k-dropzone"
      isDisabled={disabled}
      getDropOperation={() => 'copy'}
      onDrop={async (event) =>
        take(await Promise.all(event.items.filter(isFileDropItem).map((item) => item.getFile())))
      }
    >
      <Icon of={Upload} size="large" type="default" />
      <Text slot="label">{text}</Text>
      <FileTrigger
        allowsMultiple={multiple}
        {...(accept && { acceptedFileTypes: accept })}
        onSelect={(files) => take([...(files ?? [])])}
      >
        <Button disabled={disabled}>{buttonText}</Button>
      </FileTrigger>
      {note && <span className="k-dropzone-note">{note}</span>}
      {error && (
        <div className="k-error" role="alert">
          <span className="k-error-text">{error}</span>
        </div>
      )}
    </AriaDropZone>
  )
}
