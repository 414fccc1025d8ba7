import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Session } from '../api.ts'
import { useServices } from '../services/services.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

export type Away = NonNullable<Session['User']['Away']>

export interface NewAbsence {
  readonly From: string
  readonly Until: string
  readonly SubstituteId?: string
}

/** When the signed-in person is away, as it stands; and how they say so. */
export function useAbsence() {
  const { api } = useServices()
  const queries = useQueryClient()
  const { Id: id, Away: atFirst } = useWorkspace().session.User
  const queryKey = ['away', id]
  const { data } = useQuery<Away | null>({
    queryKey,
    queryFn: async ({ signal }) => (await api.users.readCurrentUser({}, { signal })).Away ?? null,
    initialData: atFirst ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // What was planned after it comes next.
  const changed = () => queries.invalidateQueries({ queryKey })
  return {
    away: data ?? undefined,
    save: (body: NewAbsence): Promise<void> => api.users.saveAbsence({ params: { id }, body }).then(changed),
    end: (): Promise<void> => api.users.endAbsence({ params: { id } }).then(changed),
  }
}
