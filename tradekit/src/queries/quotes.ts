import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { useRefresh } from './actions.ts'
import { keys } from './keys.ts'
import type { QuoteMove, QuoteOffered } from './types.ts'
import { useOnce } from './useOnce.ts'

/** The quotes that came for a request, and what it asks for. */
export function useQuotesOf(documentId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.quotes(documentId),
    queryFn: async ({ signal }) => {
      const [{ Quotes }, information] = await Promise.all([
        api.quotes.listQuotesOfRequest({ params: { documentId } }, { signal }),
        api.quotes.readRfqInformation({ params: { id: documentId } }, { signal }),
      ])
      return { quotes: Quotes, information }
    },
  })
}

/** Moves a quote on, from the request that it answers; pressed twice, once. */
export function useMoveQuote(requestId: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const refresh = useRefresh()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ quote, state }: { quote: QuoteOffered; state: QuoteMove }) =>
      api.quotes.setQuoteState({ params: { documentId: quote.DocumentId, state } }),
    onSuccess: (_, { quote, state }) => notify('success', t(`quotesOf.done.${state}`, { number: quote.ID })),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: (_result, _error, { quote }) => Promise.all([refresh(requestId), refresh(quote.DocumentId)]),
  })
  return { move: useOnce(mutateAsync), isPending }
}
