import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { saveFile } from '../files/saveFile.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { ListColumn } from '../queries/types.ts'
import type { Filters } from './filters.ts'
import { exportQuery } from './query.ts'

export const fileKinds = ['csv', 'xlsx', 'jsonl'] as const
export type FileKind = (typeof fileKinds)[number]

/** Saves the list as a file: exactly the rows and columns that are shown, in their order. */
export function useExport(filters: Filters, columns: readonly ListColumn[] | undefined) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  const [busy, setBusy] = useState(false)
  const run = async (kind: FileKind) => {
    setBusy(true)
    try {
      const query = exportQuery(filters, columns)
      const { exportDocuments: csv, exportSheet: xlsx, exportLines: jsonl } = api.documentLists
      const { body, type } = await { csv, xlsx, jsonl }[kind]({ query })
      const file = `documents-${today}.${kind}`
      saveFile(file, body, type)
      notify('success', t('list.exported', { file }))
    } catch (error) {
      notify('error', messageOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: (kind: FileKind) => void run(kind) }
}
