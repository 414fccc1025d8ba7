import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { saveFile } from '../files/saveFile.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { ListColumn } from '../queries/types.ts'
import type { Filters } from './filters.ts'
import { exportQuery, selection } from './query.ts'

export const fileKinds = ['csv', 'xlsx', 'jsonl', 'postings'] as const
export type FileKind = (typeof fileKinds)[number]

/** Saves the list as a file: exactly the rows and columns that are shown, in their order; or what is to be booked of it. */
export function useExport(filters: Filters, columns: readonly ListColumn[] | undefined) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  const [busy, setBusy] = useState(false)
  const fetched = (kind: FileKind) => {
    // What is to be booked is of the documents, whatever columns of them are shown.
    if (kind === 'postings')
      return api.coding.exportPostings({ query: selection(filters), body: { DocumentIds: [], All: true } })
    const { exportDocuments: csv, exportSheet: xlsx, exportLines: jsonl } = api.documentLists
    return { csv, xlsx, jsonl }[kind]({ query: exportQuery(filters, columns) })
  }
  const run = async (kind: FileKind) => {
    setBusy(true)
    try {
      const { body, type } = await fetched(kind)
      const file = kind === 'postings' ? `postings-${today}.csv` : `documents-${today}.${kind}`
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
