import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { useMutation, useQuery } from '@tanstack/react-query'
import { networkKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type PartnerFilters, queryOf } from './partner-filters.ts'

/** What the company keeps of a partner. */
export function useProperties(connectionId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'properties', connectionId],
    queryFn: async ({ signal }) =>
      (await api.network.readRelationshipProperties({ query: { connectionId } }, { signal })).properties,
  })
}

/** What it keeps of its partners, by name. */
export function usePropertyNames() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'property-names'],
    queryFn: async ({ signal }) =>
      (await api.network.listPropertyNames({}, { signal })).Properties.map(({ Name }) => Name),
  })
}

/** The list of partners as a file. */
export function useExport() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  return useMutation({
    mutationFn: async (narrowed: PartnerFilters) => {
      const { body, type } = await api.network.exportConnections({ query: queryOf(narrowed) })
      saveFile('partners.csv', body, type)
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
