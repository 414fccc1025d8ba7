import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'
import { keys } from './keys.ts'

/** The company that is entered, with its address and identifiers. */
export function useAccount() {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.account,
    queryFn: ({ signal }) => api.companies.readAccount({}, { signal }),
    staleTime: 300_000,
  })
}

/** Over these something can be sent; over one that is not accepted yet it waits. */
const sendable = ['ACCEPTED', 'REQUESTED', 'CREATED'] as const

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
