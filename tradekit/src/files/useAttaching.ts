import type { KontorError } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from '../queries/keys.ts'
import { sizeWord } from '../words/sizeWord.ts'

/** A file on its way to a document. */
export interface Attaching {
  readonly id: string
  readonly name: string
  /** 0 to 1 */
  readonly progress: number
  /** Why it was refused. */
  readonly refusal?: string
}

/** Adds files to a draft, one after the other, each with how far it has come; what was refused stays and says why. */
export function useAttaching(documentId: string): readonly [readonly Attaching[], (files: readonly File[]) => void] {
  const { api } = useKontor()
  const { t, locale } = useWords()
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly Attaching[]>([])
  const change = (id: string, fields: Partial<Attaching>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...fields } : row)))

  const refusalOf = (error: unknown, file: string) => {
    const { code, body } = error as Partial<KontorError>
    const maxBytes = Number(body?.ErrorDetail?.find(({ Key }) => Key === 'maxBytes')?.Value)
    if (code === 'TooLarge' && maxBytes) return t('files.tooLarge', { file, limit: sizeWord(maxBytes, locale) })
    return code === 'Infected' ? t('files.infected', { file }) : messageOf(error, t)
  }
  const attach = async (files: readonly File[]) => {
    const given = files.map((file) => ({ id: crypto.randomUUID(), name: file.name, progress: 0, file }))
    setRows((before) => [...before.filter(({ refusal }) => !refusal), ...given])
    for (const { id, file } of given) {
      try {
        await api.attachments.addAttachment(
          { params: { documentId }, body: { file: partOf(file) } },
          { onUploadProgress: ({ loaded, total }) => change(id, { progress: total ? loaded / total : 0 }) },
        )
        await Promise.all([
          queries.invalidateQueries({ queryKey: keys.files(documentId) }),
          queries.invalidateQueries({ queryKey: keys.metadata(documentId) }),
        ])
        setRows((before) => before.filter((row) => row.id !== id))
      } catch (error) {
        change(id, { refusal: refusalOf(error, file.name) })
      }
    }
  }
  return [rows, (files) => void attach(files)]
}

/** A file that somebody chose, as a part of a form. */
export const partOf = (file: File) => ({ name: file.name, bytes: file, ...(file.type && { type: file.type }) })
