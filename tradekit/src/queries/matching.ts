import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import type { OrderLine } from './types.ts'

/** An invoice held against the orders that it bills. */
export function useMatch(documentId: string, enabled = true) {
  const { api } = useKontor()
  return useQuery({
    enabled,
    queryKey: keys.match(documentId),
    queryFn: ({ signal }) => api.matching.readMatch({ params: { documentId } }, { signal }),
  })
}

/** What is decided about a match: its differences are accepted, with a reason, or that is taken back. */
export type MatchDecision =
  | { readonly does: 'acceptDifferences'; readonly reason: string }
  | { readonly does: 'reopen' }

export function useDecideMatch(documentId: string, onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const settled = useSettled(documentId)
  return useMutation({
    mutationFn: (given: MatchDecision) => {
      const params = { documentId }
      return given.does === 'reopen'
        ? api.matching.reopenMatch({ params })
        : api.matching.acceptDifferences({ params, body: { Reason: given.reason } })
    },
    onSuccess: (_, { does }) => {
      notify('success', t(does === 'reopen' ? 'match.reopen.done' : 'match.accept.done'))
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: settled,
  })
}

/** The orders to whose lines those of an invoice can be led, by a part of their number; open ones first. */
export function useMatchOrders(documentId: string, text: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.matchOrders(documentId, text),
    queryFn: async ({ signal }) =>
      (
        await api.matching.listMatchOrders(
          { params: { documentId }, query: text === '' ? {} : { q: text } },
          { signal },
        )
      ).Orders,
    placeholderData: keepPreviousData,
  })
}

/** A line of an order, as far as a line of an invoice is led to it. */
export type Target = Pick<OrderLine, 'OrderId' | 'OrderLineId'>

interface Leading {
  readonly lineId: string
  readonly to: Target | undefined
  /** At once, though its line may stand elsewhere by then: what waits with the row is gone with it. */
  readonly onDone?: () => void
}

/** Says to which line of an order a line of the invoice belongs, or takes that back. */
export function useLeadLine(documentId: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const settled = useSettled(documentId)
  return useMutation({
    mutationFn: ({ lineId, to }: Leading) => {
      const params = { id: documentId, lineId }
      return to === undefined
        ? api.documentLines.unmapLine({ params })
        : api.documentLines.remapLine({ params, body: { documentId: to.OrderId, lineId: to.OrderLineId } })
    },
    onSuccess: (_, { onDone }) => onDone?.(),
    onError: (error) => notify('error', messageOf(error, t)),
    // Not waited for: the next line can be led as soon as the server has answered.
    onSettled: () => void settled(),
  })
}

/** What is said of a match stands with the document, and in the lists that tell how it stands. */
function useSettled(documentId: string): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keys.document(documentId) }),
      queries.invalidateQueries({ queryKey: keys.lists }),
    ])
}
