import type { Client } from '@kontor/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

type Aggregate = Awaited<ReturnType<Client['codingSuggestions']['readCodeAggregates']>>['items'][number]

/** From which probability a code is suggested, and what errors and silence cost. */
export type Threshold = NonNullable<Aggregate['threshold']>

const key = ['coding-suggestions']

/** How suggestions did in the last year: in sum with what they are shown from, and by month. */
export function useQuality() {
  const { api } = useKontor()
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const [codes, months, linking] = await Promise.all([
        api.codingSuggestions.readCodeAggregates({}, { signal }),
        api.codingSuggestions.readStatistics({ query: { resolution: 'month' } }, { signal }),
        api.matching.readLineLinkerMetrics({}, { signal }),
      ])
      return { codes: codes.items[0], months: months.items.toReversed(), linking }
    },
  })
}

export function useSaveThreshold() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Threshold) => api.codingSuggestions.saveThresholds({ body }),
    onSuccess: () => notify('success', t('suggestions.saved')),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
