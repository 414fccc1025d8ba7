import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

const queryKey = ['away']

/** When the person is away, where that is now; and how they come back. */
export function useAwayNow() {
  const { api, user } = useKontor()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.users.readCurrentUser({}, { signal })).Away ?? null,
  })
  const back = useMutation({
    mutationFn: () => api.users.endAbsence({ params: { id: user.id } }),
    onSuccess: () => queries.setQueryData(queryKey, null),
  })
  return { away: data?.Now ? data : undefined, back }
}

/** What others decided or were given in the reader's place in the last 30 days. */
export function useDoneForMe() {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['trade', 'meanwhile'],
    queryFn: ({ signal }) => api.inbox.listDoneForMe({}, { signal }),
  })
}
