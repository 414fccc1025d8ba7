import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

export type Figures = Awaited<ReturnType<Client['dashboard']['readFigures']>>
export type CardName = Figures['Cards'][number]
export type Config = Awaited<ReturnType<Client['dashboard']['readDashboard']>>

/** Below what changes of documents refresh. */
const key = ['trade', 'figures']

/** The figures that the company looks at. */
export function useFigures() {
  const { api } = useKontor()
  const { today } = useWords()
  return useQuery({
    queryKey: [...key, today],
    queryFn: ({ signal }) => api.dashboard.readFigures({ query: { day: today } }, { signal }),
  })
}

/** Chooses them. */
export function useChoose(onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Config) => api.dashboard.saveDashboard({ body }),
    onSuccess: () => {
      notify('success', t('figures.chosen'))
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
