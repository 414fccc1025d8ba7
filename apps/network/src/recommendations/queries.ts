import type { Client } from '@kontor/sdk'
import { usePages } from '@kontor/tradekit/queries'
import { useQuery } from '@tanstack/react-query'
import { networkKey } from '../api.ts'
import { useKontor } from '../kontor.ts'

export type Recommendation = Awaited<ReturnType<Client['recommendations']['createRecommendation']>>

/** What others say of the own company. */
export function useOwnRecommendations() {
  const { api } = useKontor()
  const list = usePages([...networkKey, 'recommendations'], (page, signal) =>
    api.recommendations.listRecommendations({ query: { page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items), open: list.pages?.[0]?.OpenCount ?? 0 }
}

/** What a company shows that others say of it, and what the own company said that waits. */
export function useRecommendationsOf(companyId: string | null) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'recommendations-of', companyId],
    queryFn: ({ signal }) => api.recommendations.listPublic({ query: { companyId: companyId ?? '' } }, { signal }),
    enabled: companyId !== null,
  })
}
