import type { Client } from '@kontor/sdk'
import { usePages } from '@kontor/tradekit/queries'
import { useQuery } from '@tanstack/react-query'
import { requisitionsKey } from '../api.ts'
import { useKontor } from '../kontor.ts'
import { useAct } from '../useAct.ts'

export type QuoteRequest = Awaited<ReturnType<Client['quoteRequests']['readQuoteRequest']>>
export type QuoteRequestBrief = Awaited<ReturnType<Client['quoteRequests']['listQuoteRequests']>>['Items'][number]
export type Supplier = QuoteRequest['Suppliers'][number]
export type Quote = Supplier['Quotes'][number]
export type RequestLine = QuoteRequest['Lines'][number]
export type Offer = RequestLine['Offers'][number]
export type Asking = Parameters<Client['quoteRequests']['askForQuotes']>[0]['body']
type Award = Parameters<Client['quoteRequests']['award']>[0]['body']

export const quoteRequestsKey = [...requisitionsKey, 'quotes']

/** So many come at once. */
const pageSize = 50

/** The requests for quotes, of one requisition or of all, page by page. */
export function useQuoteRequests(requisitionId?: string) {
  const { api } = useKontor()
  const query = { limit: pageSize, ...(requisitionId !== undefined && { requisitionId }) }
  const list = usePages([...quoteRequestsKey, 'list', query], (page, signal) =>
    api.quoteRequests.listQuoteRequests({ query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

export function useQuoteRequest(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...quoteRequestsKey, 'one', id],
    queryFn: ({ signal }) => api.quoteRequests.readQuoteRequest({ params: { requestId: id } }, { signal }),
  })
}

export const useAskForQuotes = (id: string, onDone: () => void) =>
  useAct((api, body: Asking) => api.quoteRequests.askForQuotes({ params: { requestId: id }, body }), {
    onDone,
    isErrorShown: true,
  })

export const useInvite = (id: string, onDone: () => void) =>
  useAct(
    async (api, connectionIds: readonly string[]) => {
      for (const connectionId of connectionIds)
        await api.quoteRequests.inviteSupplier({ params: { requestId: id, connectionId } })
    },
    { onDone, isErrorShown: true },
  )

type Entered = Parameters<Client['quoteRequests']['enterQuote']>[0]['body']

/** Enters what somebody outside of the network has offered. */
export const useEnterQuote = (requestId: string, connectionId: string, onDone: () => void) =>
  useAct(
    (api, { quoteId, body }: { quoteId: string; body: Entered }) =>
      api.quoteRequests.enterQuote({ params: { requestId, connectionId, quoteId }, body }),
    { onDone, isErrorShown: true },
  )

export const usePostToAll = (id: string, onDone: () => void) =>
  useAct(
    (api, { postId, text, respondBy }: { postId: string; text: string; respondBy: string }) =>
      api.quoteRequests.postToAll({
        params: { requestId: id, postId },
        body: { Text: text, ...(respondBy !== '' && { RespondBy: respondBy }) },
      }),
    { onDone, isErrorShown: true },
  )

/** What becomes of an award at once: a draft goes to who approves it, what is approved already is ordered. */
export type Next = 'PENDING' | 'ORDERED' | undefined

/** Awards, and has the requisition go on. */
export const useAward = ({ Id, RequisitionId }: QuoteRequest, onDone: (next: Next) => void) =>
  useAct(
    async (api, { award, next }: { award: Award; next: Next }) => {
      await api.quoteRequests.award({ params: { requestId: Id }, body: award })
      if (next !== undefined) await api.requisitions.setState({ params: { documentId: RequisitionId, state: next } })
    },
    { onDone: ({ next }) => onDone(next), isErrorShown: true },
  )

/** Undoes an award. */
export const useReopen = (id: string, onDone: () => void) =>
  useAct((api) => api.quoteRequests.setQuoteRequestState({ params: { requestId: id, state: 'OPEN' } }), { onDone })

/** Ends a request without buying, with words for who quoted. */
export const useClose = (id: string, onDone: () => void) =>
  useAct(
    (api, thanks: string) =>
      api.quoteRequests.setQuoteRequestState({ params: { requestId: id, state: 'CLOSED' }, body: { Thanks: thanks } }),
    { onDone, isErrorShown: true },
  )
