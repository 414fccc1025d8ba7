import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { usePages } from '@kontor/tradekit/queries'
import { useMutation } from '@tanstack/react-query'
import { networkKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

export type Note = Awaited<ReturnType<Client['notes']['createNote']>>

/** What was written down about a partner, the latest first. */
export function useNotes(partnerId: string) {
  const { api } = useKontor()
  const list = usePages([...networkKey, 'notes', partnerId], (page, signal) =>
    api.notes.listNotes({ query: { targetCompanyId: partnerId, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

/** Gives the file of a note out. */
export function useNoteFile() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  return useMutation({
    mutationFn: async ({ id = '', fileName = '' }: Note) => {
      const { body, type } = await api.notes.readFile({ params: { id } })
      saveFile(fileName, body, type)
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
