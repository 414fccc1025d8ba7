import { useMutation, useQuery } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { useRefresh } from './actions.ts'
import { keys } from './keys.ts'
import type { Channel, Connection, Metadata } from './types.ts'

/** The id of a sending that has not succeeded yet: trying again under it sends once. */
const pending = new Map<string, string>()

/** Sends a document to a connection, by one of the ways that lead to it. */
export function useSend(document: { readonly DocumentId: string; readonly ID: string }) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ receiver: { ConnectionId }, Channel }: { receiver: Connection; Channel: Channel }) => {
      const key = `${document.DocumentId} ${ConnectionId} ${Channel}`
      const newUuid = pending.get(key) ?? crypto.randomUUID()
      pending.set(key, newUuid)
      const params = { documentId: document.DocumentId, newUuid }
      const dispatch = await api.exchange.dispatchDocument({ params, body: { ConnectionId, Channel } })
      pending.delete(key)
      return dispatch
    },
    onSuccess: async (_, { receiver }) => {
      notify('success', t('action.done.send', { number: document.ID, receiver: receiver.CompanyName }))
      await refresh(document.DocumentId)
    },
  })
}

/** Whether the seller that a document names is the company, and its buyer the connection to which it is to go. */
export function useParties({ DocumentId, Version }: Metadata, connectionId: string | undefined) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.parties(DocumentId, Version, connectionId ?? ''),
    queryFn: ({ signal }) =>
      api.exchange.checkParties({ params: { documentId: DocumentId, connectionId: connectionId ?? '' } }, { signal }),
    enabled: connectionId !== undefined,
  })
}
