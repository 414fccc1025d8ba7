import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import type { Grant, Metadata } from './types.ts'

/** Who was given a right on a document, and what the reader may do about it; at a position of the log, or now. */
export function useAccess({ DocumentId: documentId, AsOf: position }: Metadata) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.access(documentId, position),
    queryFn: async ({ signal }) => {
      const given = { params: { documentId }, query: position === undefined ? {} : { position } }
      return api.documentAccess.readAccess(given, { signal })
    },
  })
}

/** Says who may do what with a document: gives more rights, or leaves those that stay. */
export function useSharing(documentId: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: { readonly give: readonly Grant[] } | { readonly stay: readonly Grant[] }) => {
      const params = { documentId }
      if ('give' in change) await api.documentAccess.changeAccess({ params, body: { Grants: [...change.give] } })
      else if (change.stay.length === 0) await api.documentAccess.deleteAccess({ params })
      else await api.documentAccess.saveAccess({ params, body: { Grants: [...change.stay] } })
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.document(documentId) }),
  })
}
