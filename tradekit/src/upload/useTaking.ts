import type { KontorError } from '@kontor/sdk'
import { useCallback } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import type { PaperUpload, Uploaded } from '../queries/types.ts'
import { mayBeDocument, mayBePaper } from './queue.ts'

type Progress = (progress: number) => void

/**
 * Brings a file in: one that has data becomes a draft; a PDF without, or a picture, is a received invoice that waits to be
 * entered. What it is the server knows by its bytes, and says what is wrong with it.
 */
export function useTaking(): (file: File, progress: Progress) => Promise<Uploaded | PaperUpload> {
  const { api, may } = useKontor()
  const { t } = useWords()
  return useCallback(
    async (file, progress) => {
      const onUploadProgress = ({ loaded, total }: { loaded: number; total?: number | undefined }) =>
        progress(total ? loaded / total : 0)
      const paper = () =>
        api.scanning.receiveUpload(
          { body: { file: { name: file.name, bytes: file, ...(file.type && { type: file.type }) } } },
          { onUploadProgress },
        )
      const mayScan = may('scan.write') && mayBePaper(file)
      if (!mayBeDocument(file)) {
        if (mayScan) return paper()
        throw new Error(t('upload.noDocument', { file: file.name }))
      }
      try {
        const body = new Uint8Array(await file.arrayBuffer())
        return await api.documents.createDocument(
          { body },
          { contentType: 'application/octet-stream', onUploadProgress },
        )
      } catch (error) {
        if (mayScan && isPdf(file) && (error as Partial<KontorError>).code === 'DocumentRefused') return paper()
        throw error
      }
    },
    [api, may, t],
  )
}

const isPdf = ({ name, type }: File): boolean => /\.pdf$/i.test(name) || type === 'application/pdf'
