import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../files/saveFile.ts'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import type { Attachment } from './types.ts'

/** How often a file is asked after while its scan has not come to it, in milliseconds. */
const scanPollIntervalMs = 1_500

/** The files that travel with a document. */
export function useFiles(id: string, wanted = true) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.files(id),
    queryFn: async ({ signal }) =>
      (await api.attachments.listAttachments({ params: { documentId: id } }, { signal })).DocumentAttachment,
    enabled: wanted,
    refetchInterval: ({ state }) => (state.data?.some(({ Scan }) => Scan === 'WAITING') ? scanPollIntervalMs : false),
  })
}

/** What is done to the file of a document: given out, or taken off it. */
export function useFile(documentId: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const onError = (error: Error) => notify('error', messageOf(error, t))
  const download = useMutation({
    mutationFn: async ({ Id, Name }: Attachment) => {
      const { body, type } = await api.attachments.readAttachment({ params: { documentId, id: Id } })
      saveFile(Name, body, type)
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: ({ Id }: Attachment) => api.attachments.removeAttachment({ params: { documentId, id: Id } }),
    onError,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keys.files(documentId) }),
        queries.invalidateQueries({ queryKey: keys.metadata(documentId) }),
      ]),
  })
  return { download, remove }
}
