import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Session } from '../api.ts'
import { useDesk } from '../desk/useDesk.ts'
import { useParts } from '../parts.ts'

export type Away = NonNullable<Session['User']['Away']>

export interface NewAway {
  readonly From: string
  readonly Until: string
  readonly SubstituteId?: string
}

/** When the signed-in person is away, as it stands; and how they say so. */
export function useAway() {
  const { api } = useParts()
  const queries = useQueryClient()
  const { Id: id, Away: atFirst } = useDesk().session.User
  const queryKey = ['away', id]
  const { data } = useQuery<Away | null>({
    queryKey,
    queryFn: async ({ signal }) => (await api.users.readCurrentUser({}, { signal })).Away ?? null,
    initialData: atFirst ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const keep = (away: Away | null) => queries.setQueryData(queryKey, away)
  return {
    away: data ?? undefined,
    save: async (body: NewAway) => keep(await api.users.saveAbsence({ params: { id }, body })),
    end: async () => {
      await api.users.endAbsence({ params: { id } })
      keep(null)
    },
  }
}
