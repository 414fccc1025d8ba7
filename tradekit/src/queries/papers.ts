import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

/** How many are shown as waiting: whoever has more enters these first. */
const limit = 100

/** The papers that wait to be entered, the longest first, and how many there are in all; none for who may not see them. */
export const waitingPapers = ({ api }: Pick<Kontor, 'api'>) =>
  queryOptions({
    queryKey: keys.waitingPapers,
    queryFn: ({ signal }) =>
      api.scanning.listUploads({ query: { state: ['TO_REVIEW'], descending: false, limit } }, { signal }),
  })

export function useWaitingPapers() {
  const kontor = useKontor()
  return useQuery({ ...waitingPapers(kontor), enabled: kontor.may('scan.read') })
}

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
      return queries.invalidateQueries({ queryKey: keys.waitingPapers })
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
