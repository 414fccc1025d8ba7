import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { useUndo } from '../undo/UndoPlace.tsx'
import { keys } from './keys.ts'
import type { PaperUpload } from './types.ts'

/** How many are shown at a time: whoever has more deals with these first. */
const pageSize = 100

const stateOf = { toEnter: 'TO_REVIEW', onHold: 'ON_HOLD' } as const
type PaperView = keyof typeof stateOf

/** The papers of a view and how many there are in all: first what is back from hold, then the longest waiting. */
const papersAt = ({ api }: Pick<Kontor, 'api'>, view: PaperView) =>
  queryOptions({
    queryKey: keys.papersAt(view),
    queryFn: ({ signal }) =>
      api.scanning.listUploads({ query: { state: [stateOf[view]], descending: false, limit: pageSize } }, { signal }),
  })

/** The papers that wait to be entered. */
export const waitingPapers = (kontor: Pick<Kontor, 'api'>) => papersAt(kontor, 'toEnter')

/** None for who may not see them. */
export function usePapers(view: PaperView) {
  const kontor = useKontor()
  return useQuery({ ...papersAt(kontor, view), enabled: kontor.may('scan.read') })
}

export const useWaitingPapers = () => usePapers('toEnter')

/** What is typed so far and tells a document from others. */
export interface TypedFields {
  readonly sender?: string
  readonly number?: string
  readonly issueDate?: string
  readonly amount?: string
  readonly currency?: string
}

/** What is there already and may be the same; what was found stays until the next is. */
export function useTwins(id: string, typed: TypedFields) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.twins(id, typed),
    queryFn: async ({ signal }) => (await api.scanning.findTwins({ params: { id }, query: typed }, { signal })).Twin,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** Takes papers away that are no invoices. */
export function useDeletePaper(onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.scanning.deleteDocuments({ query: { id: [id] } }),
    onSuccess: () => {
      onDone()
      return queries.invalidateQueries({ queryKey: keys.paperLists })
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}

/** What is decided of a paper: why, and when one that is put on hold comes back. */
export type PaperDecision =
  | { readonly action: 'hold'; readonly reason: string; readonly until: string }
  | { readonly action: 'reject'; readonly reason: string }
  | { readonly action: 'sendBack'; readonly reason: string }
  | { readonly action: 'reopen' }

/** Decides of a paper, says so, and offers to undo it where something is undone by taking it back. */
export function useDecidePaper({ Id: id, FileName: file, State, TellsSender }: PaperUpload, onDone: () => void) {
  const { api, notify } = useKontor()
  const { t, format } = useWords()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const params = { id }
  const refresh = () => queries.invalidateQueries({ queryKey: keys.papers })
  const undo = () =>
    api.scanning
      .reopenUpload({ params })
      .then(() => notify('success', t('papers.done.undone', { file })))
      .catch((error: unknown) => notify('error', messageOf(error, t)))
      .finally(refresh)
  return useMutation({
    mutationFn: async (decision: PaperDecision) => {
      const { action } = decision
      if (action === 'hold')
        await api.scanning.holdUpload({ params, body: { reason: decision.reason, until: decision.until } })
      else if (action === 'reject') await api.scanning.rejectUpload({ params, body: { reason: decision.reason } })
      else if (action === 'sendBack') await api.scanning.reprocess({ params, body: decision.reason })
      else await api.scanning.reopenUpload({ params })
    },
    onSuccess: (_, decision) => {
      const text =
        decision.action === 'hold'
          ? t('papers.done.hold', { file, day: format.date(decision.until) })
          : decision.action === 'reject'
            ? t(TellsSender ? 'papers.done.rejectTold' : 'papers.done.reject', { file })
            : t(decision.action === 'sendBack' ? 'papers.done.sendBack' : 'papers.done.reopen', { file })
      // To undo another day of what is on hold would end its hold.
      const isOtherDay = decision.action === 'hold' && State === 'ON_HOLD'
      if (decision.action === 'reopen' || isOtherDay) notify('success', text)
      else offer({ text, undo: () => void undo() })
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: refresh,
  })
}
