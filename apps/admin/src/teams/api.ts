import { personName } from '@kontor/i18n'
import type { Client } from '@kontor/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'
import { everyState } from '../people/states.ts'

export type Team = Awaited<ReturnType<Client['teams']['listTeams']>>['UserGroups'][number]

export const teamsKey = ['teams']
const pageSize = 50

/** A page of the teams by a part of their name. */
export function useTeams(text: string, page: number, state: 'ACTIVE' | 'DELETED') {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...teamsKey, text, page, state],
    queryFn: ({ signal }) => {
      const query = { limit: pageSize, page, state, ...(text ? { query: text } : {}) }
      return api.teams.listTeams({ query }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

/** Everybody who works in the company, to be taken into a team. */
export function useColleagues() {
  const { api, company } = useKontor()
  return useQuery({
    queryKey: ['colleagues'],
    queryFn: async ({ signal }) => {
      const query = { limit: 1000, page: 0, state: everyState, findMembers: true }
      const { UserAccounts } = await api.users.listUsers({ params: { companyId: company.id }, query }, { signal })
      return UserAccounts.map((person) => ({ id: person.Id, name: personName(person) }))
    },
  })
}
