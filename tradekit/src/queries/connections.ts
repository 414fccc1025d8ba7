import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'
import { keys } from './keys.ts'
import type { Connection } from './types.ts'

/** Over these something can be sent; over one that is not accepted yet it waits. */
const sendable = ['ACCEPTED', 'REQUESTED', 'CREATED'] as const satisfies readonly Connection['State'][]

/** The connections whose name holds the text; all of them, up to a hundred, for none. */
export function useConnections(text: string, wanted = true) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.connections(text),
    queryFn: async ({ signal }) => {
      const query = { limit: 100, state: [...sendable], ...(text ? { q: text } : {}) }
      return (await api.network.listConnections({ query }, { signal })).Connection
    },
    enabled: wanted,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

/**
 * One connection, where something can be sent over it: at once where it was found among others, asked for where it is
 * the thousandth by name.
 */
export function useConnection(id: string | undefined) {
  const { api } = useKontor()
  const queries = useQueryClient()
  return useQuery({
    queryKey: keys.connection(id ?? ''),
    queryFn: ({ signal }) => api.network.readConnection({ params: { connectionId: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    select: (one) => (sendable.some((state) => state === one.State) ? one : undefined),
    staleTime: 60_000,
    initialData: () =>
      queries
        .getQueriesData<Connection[]>({ queryKey: keys.allConnections })
        .flatMap(([, found]) => found ?? [])
        .find(({ ConnectionId }) => ConnectionId === id),
  })
}

/** A company has a handful of groups; more than so many are not offered. */
const maxGroups = 100

/** The groups in which the company orders its partners. */
export function useGroups() {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.groups,
    queryFn: async ({ signal }) => (await api.network.listGroups({ query: { limit: maxGroups } }, { signal })).Groups,
    staleTime: 60_000,
  })
}
