import { messageOf } from '@kontor/appkit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../api/keys.ts'
import { useKontor, useWords } from '../kontor.ts'

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
  const { t } = useWords()
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly Attaching[]>([])
  const change = (id: string, fields: Partial<Attaching>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...fields } : row)))

  const attach = async (files: readonly File[]) => {
    const given = files.map((file) => ({ id: crypto.randomUUID(), name: file.name, progress: 0, file }))
    setRows((before) => [...before.filter(({ refusal }) => !refusal), ...given])
    for (const { id, file } of given) {
      try {
        await api.documentParts.addAttachment(
          { params: { documentId }, body: { file: await partOf(file) } },
          { onUploadProgress: ({ loaded, total }) => change(id, { progress: total ? loaded / total : 0 }) },
        )
        await queries.invalidateQueries({ queryKey: keys.files(documentId) })
        setRows((before) => before.filter((row) => row.id !== id))
      } catch (error) {
        change(id, { refusal: messageOf(error, t) })
      }
    }
  }
  return [rows, (files) => void attach(files)]
}

const partOf = async (file: File) => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
  ...(file.type && { type: file.type }),
})
