import { messageOf } from '@kontor/appkit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

const key = 'home.dismissed'

/** What the company has set up so far; what the reader could not change is not asked for. */
export function useSetUp() {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: ['set-up'],
    queryFn: async ({ signal }) => {
      const [connections, company, active] = await Promise.all([
        api.network.listConnections({ query: { limit: 1 } }, { signal }),
        may('company.write') ? api.companies.readAccount({}, { signal }) : undefined,
        may('app.write') ? api.apps.listActive({}, { signal }) : undefined,
      ])
      return {
        connections: connections.itemCount,
        profile: company && company.AddressLines.length > 0 && company.Identifiers.length > 0,
        foreignApps: active?.Apps.filter(({ Ours }) => !Ours).length,
      }
    },
  })
}

/** The cards that the person has put away, kept with the person; undefined until that is known. */
export function useDismissed() {
  const { api, user, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const queryKey = ['dismissed']
  const params = { id: user.id, key }
  const dismissed = useQuery({
    queryKey,
    queryFn: async ({ signal }) => readIds((await api.users.readProperty({ params }, { signal })) ?? ''),
  }).data
  const dismiss = useMutation({
    mutationFn: (id: string) =>
      api.users.saveProperty({ params, body: JSON.stringify([...new Set([...(dismissed ?? []), id])]) }),
    onMutate: (id) => queries.setQueryData<string[]>(queryKey, (ids = []) => [...ids, id]),
    onError: (error) => {
      notify('error', messageOf(error, t))
      void queries.invalidateQueries({ queryKey })
    },
  })
  return { dismissed, dismiss: dismiss.mutate }
}

function readIds(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
