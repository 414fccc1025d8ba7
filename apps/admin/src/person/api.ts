import type { Client } from '@kontor/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor } from '../kontor.ts'
import { peopleKey } from '../people/api.ts'

export const personKey = [...peopleKey, 'one']

/** A person of the company with what may be done, and where they work. */
export function usePerson(id: string) {
  const { api, company, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(
    () => onChanges('user', () => void queries.invalidateQueries({ queryKey: personKey })),
    [onChanges, queries],
  )
  return useQuery({
    queryKey: [...personKey, id],
    queryFn: async ({ signal }) => {
      const query = { id: [id], findMembers: true, actions: true, includeMemberships: true }
      const { UserAccounts } = await api.users.listUsers({ params: { companyId: company.id }, query }, { signal })
      return UserAccounts[0] ?? null
    },
  })
}

/** The branches in which a person works, and in which mainly. */
export function useBranchesOf(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...personKey, id, 'branches'],
    queryFn: ({ signal }) => api.users.listBranchesOfUser({ params: { id } }, { signal }),
  })
}

export type Property = Awaited<ReturnType<Client['users']['readBusinessProperties']>>['Properties'][number]

/** Where a person belongs: cost centre, manager, limit. */
export function useProperties(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...personKey, id, 'properties'],
    queryFn: async ({ signal }) => (await api.users.readBusinessProperties({ params: { id } }, { signal })).Properties,
  })
}
