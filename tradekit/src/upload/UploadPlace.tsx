import { Button, DropZone, Modal, Progress } from '@kontor/kit'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import { settled } from './queue.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploads } from './useUploads.ts'
import './upload.css'

const accepted = [
  ...['.xml', '.json', '.pdf', '.png', '.jpg', '.jpeg'],
  ...['application/xml', 'text/xml', 'application/json', 'application/pdf', 'image/png', 'image/jpeg'],
]

export interface UploadPlaceProps {
  /** To a file without data, to be entered. */
  readonly onPaper: (id: string) => void
  readonly onDocument: (id: string) => void
  readonly children: (open: () => void) => ReactNode
}

/** Takes files anywhere on the screen, and shows what becomes of them. */
export function UploadPlace({ onPaper, onDocument, children }: UploadPlaceProps) {
  const { t } = useWords()
  const { queue, add, again, clear } = useUploads()
  const [visible, setVisible] = useState(false)
  const [over, setOver] = useState(false)
  const done = settled(queue)
  const close = () => {
    setVisible(false)
    clear()
  }
  const take = (files: readonly File[]) => {
    setOver(false)
    if (files.length === 0) return
    add(files)
    setVisible(true)
  }
  const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  // A place of its own for files, such as that of a document, takes what is dropped on it.
  const isElsewhere = ({ target }: DragEvent) => target instanceof Element && target.closest('.k-dropzone') !== null

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the pointer, the button Upload does the same
    <div
      className="doc-drop"
      onDragOverCapture={(event) => {
        if (isElsewhere(event)) setOver(false)
      }}
      onDragOver={(event) => {
        if (!bringsFiles(event) || isElsewhere(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (event.relatedTarget === null) setOver(false)
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        take([...event.dataTransfer.files])
      }}
    >
      {children(() => setVisible(true))}
      {over && (
        <div className="doc-drop-here" aria-hidden="true">
          {t('upload.drop')}
        </div>
      )}
      <Modal
        visible={visible}
        onDismiss={close}
        size="medium"
        title={t('upload.title')}
        closeLabel={t('dialog.close')}
        actions={<Button onClick={close}>{t('upload.close')}</Button>}
      >
        <DropZone
          text={t('upload.drop')}
          note={t('upload.intro')}
          buttonText={t('upload.choose')}
          accept={accepted}
          multiple
          onFiles={take}
        />
        {queue.length > 0 && (
          <>
            <Progress
              label={t('upload.results')}
              value={done / queue.length}
              text={t('upload.progress', { done, all: queue.length })}
            />
            <ul className="doc-uploads" aria-label={t('upload.results')}>
              {queue.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  onAgain={() => again(upload.id)}
                  onPaper={(id) => {
                    close()
                    onPaper(id)
                  }}
                  onOpen={(id) => {
                    close()
                    onDocument(id)
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </Modal>
    </div>
  )
}
