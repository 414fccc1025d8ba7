import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

const key = ['approval-limits']

/** Whose limit it is. */
export interface Holder {
  readonly id: string
  readonly kind: 'USER' | 'ROLE'
}

/** Up to which amounts people and roles approve. */
export function useLimits() {
  const { api } = useKontor()
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.approvalLimits.listLimits({}, { signal })).Limits,
  })
}

/** What each role may do. */
export function useRoles() {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['roles'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await api.access.listRoles({}, { signal })).Roles,
  })
}

/** Sets a limit, or takes it away: null. */
export function useSetLimit({ id, kind }: Holder, onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (Amount: string | null): Promise<void> => {
      const params = { holderId: id }
      if (Amount === null) await api.approvalLimits.removeLimit({ params })
      else await api.approvalLimits.setLimit({ params, body: { Holder: kind, Amount } })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: key })
      notify('success', t('limit.saved'))
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
