import type { Client } from '@kontor/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

type Listing = Client['audit']['listAuditLines']
export type AuditLine = Awaited<ReturnType<Listing>>['Lines'][number]
export type AuditSubject = AuditLine['Subject']

export interface Asked {
  readonly about: AuditSubject | undefined
  readonly actor: string | undefined
}

/** What was done in the company, newest first, page after page. */
export function useAudit({ about, actor }: Asked) {
  const { api } = useKontor()
  return useInfiniteQuery({
    queryKey: ['audit', about, actor],
    queryFn: ({ signal, pageParam }) => {
      const query = {
        limit: 50,
        ...(about && { about }),
        ...(actor && { actor }),
        ...(pageParam && { before: pageParam }),
      }
      return api.audit.listAuditLines({ query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ Next }) => Next,
  })
}
