import type { Client } from '@kontor/sdk'
import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'
import { halves, storeKey } from './api.ts'

export type Rating = Awaited<ReturnType<Client['apps']['readReview']>>
export type Review = Rating['Reviews'][number]
export type ReviewAction = Rating['AllowedActions'][number]

/** What companies say of an app. */
export function useReviews(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...storeKey, 'reviews', id],
    queryFn: ({ signal }) => api.apps.readReview({ params: halves(id) }, { signal }),
  })
}
