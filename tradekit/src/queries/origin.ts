import { messageOf } from '@kontor/sdk/react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

/** Whose a draft is that came as a file: a bill of the company, or one to it. */
export const originOf = ({ api }: Pick<Kontor, 'api'>, documentId: string) =>
  queryOptions({
    queryKey: keys.origin(documentId),
    queryFn: ({ signal }) => api.exchange.readOrigin({ params: { documentId } }, { signal }),
  })

export const useOrigin = (documentId: string) => useQuery(originOf(useKontor(), documentId))

/** Enters a draft as received from its seller; the id that it has then goes to `onDone`. */
export function useEnterPurchase(
  draft: { readonly id: string; readonly number: string },
  onDone: (id: string) => void,
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  // One id however often it is tried: what was entered is not entered again.
  const [documentId] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (OtherBuyer: boolean) =>
      api.exchange.enterPurchase({ params: { documentId }, body: { Draft: draft.id, OtherBuyer } }),
    onSuccess: () => {
      notify('success', t('origin.done', { number: draft.number }))
      onDone(documentId)
      // The draft is gone: nothing of it is asked for again.
      void queries.invalidateQueries({ queryKey: keys.lists })
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
