import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { requisitionsKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

export type Difference = Awaited<ReturnType<Client['requisitions']['validateOcr']>>['Findings'][number]

/** Takes a quote into a draft. */
export function useUploadQuote(id: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: File) =>
      api.quoteRequests.uploadQuote({
        params: { documentId: id },
        body: { file: { name: file.name, bytes: file, type: file.type || 'application/octet-stream' } },
      }),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
}

/** In what a requisition, as it was saved, is not as its quote says, and why somebody has to look at the paper. */
export function useAgainstQuote(id: string, wanted: boolean) {
  const { api } = useKontor()
  const params = { documentId: id }
  return useQuery({
    queryKey: [...requisitionsKey, 'against quote', id],
    queryFn: async ({ signal }) => ({
      differences: (await api.requisitions.validateOcr({ params }, { signal })).Findings,
      silent: await api.requisitions.isSilentOcr({ params }, { signal }),
    }),
    enabled: wanted,
  })
}
