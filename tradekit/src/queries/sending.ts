import { useMutation } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { useRefresh } from './actions.ts'
import type { Channel, Connection } from './types.ts'

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
