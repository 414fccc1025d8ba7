import type { Client } from '@kontor/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

/** Where the company keeps its codes elsewhere, and how reading them went; no address where it keeps none. */
export type Place = Awaited<ReturnType<Client['codesElsewhere']['readThirdParty']>>

const key = ['codes-elsewhere']
/** After so many milliseconds it is asked again how reading them went, which takes a moment. */
const pollIntervalMs = 3_000

export function usePlace() {
  const { api } = useKontor()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.codesElsewhere.readThirdParty({}, { signal }),
    refetchInterval: ({ state: { data } }) => data?.active && !data.read && !data.problem && pollIntervalMs,
  })
}

export function useSavePlace({ url }: Place) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: { url: string; listIds: string[]; active: boolean }) => {
      if (url === undefined) await api.codesElsewhere.createThirdParty({ body })
      else await api.codesElsewhere.saveThirdParty({ body })
    },
    onSuccess: () => notify('success', t('elsewhere.saved')),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
