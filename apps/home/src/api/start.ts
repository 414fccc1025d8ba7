import { readIds, useProperty } from '@kontor/sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

/** What the company has set up so far; what the reader could not change is not asked for. */
export function useSetUp() {
  const { api, may, company: own } = useKontor()
  return useQuery({
    queryKey: ['set-up'],
    queryFn: async ({ signal }) => {
      const [connections, company, people, active] = await Promise.all([
        api.network.listConnections({ query: { limit: 1 } }, { signal }),
        may('company.write') ? api.companies.readAccount({}, { signal }) : undefined,
        may('user.write')
          ? api.users.listUsers({ params: { companyId: own.id }, query: { limit: 1, findMembers: true } }, { signal })
          : undefined,
        may('app.write') ? api.apps.listActive({}, { signal }) : undefined,
      ])
      return {
        connections: connections.itemCount,
        profile: company && company.AddressLines.length > 0 && company.Identifiers.length > 0,
        people: people?.itemCount,
        foreignApps: active?.Apps.filter(({ Ours }) => !Ours).length,
      }
    },
  })
}

/** The cards that the person has put away; undefined until that is known. */
export function useDismissed() {
  const [value, keep] = useProperty('home.dismissed')
  const dismissed = value === undefined ? undefined : readIds(value)
  return { dismissed, dismiss: (id: string) => keep(JSON.stringify([...new Set([...(dismissed ?? []), id])])) }
}
