import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { keys, usePages } from '@kontor/tradekit/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from './kontor.ts'

type Matching = Client['matching']
export type View = NonNullable<NonNullable<NonNullable<Parameters<Matching['listMatches']>[0]>['query']>['view']>
export type Invoice = Awaited<ReturnType<Matching['listMatches']>>['Items'][number]
export type Tolerance = Awaited<ReturnType<Matching['readTolerances']>>['Tolerances'][number]

/** So many come at once. */
const pageSize = 50

const listKey = (view: View, text: string) => [...keys.lists, 'matching', view, text]

/** The invoices of a view, page by page; what changes of any document has them read anew. */
export function useInvoices(view: View, text: string) {
  const { api } = useKontor()
  const query = { view, limit: pageSize, ...(text && { q: text }) }
  const list = usePages(listKey(view, text), (page, signal) =>
    api.matching.listMatches({ query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

const tolerancesKey = ['tolerances']

export function useTolerances() {
  const { api } = useKontor()
  return useQuery({
    queryKey: tolerancesKey,
    queryFn: ({ signal }) => api.matching.readTolerances({}, { signal }),
    // Who opens them again edits what stands by then.
    gcTime: 0,
  })
}

export function useSaveTolerances(onSaved: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (Tolerances: Tolerance[]) => api.matching.saveTolerances({ body: { Tolerances } }),
    onSuccess: () => {
      notify('success', t('tolerance.saved'))
      onSaved()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: tolerancesKey }),
  })
}
