import { personName } from '@kontor/i18n'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useKontor } from '../kontor.ts'
import { keys } from './keys.ts'

/** Somebody to whom a right can be given: a person of the company, or a team of it. */
export interface Holder {
  readonly id: string
  readonly name: string
  readonly isTeam: boolean
}

/** The people and the teams of the company; undefined until both are known. */
export function useHolders(): readonly Holder[] | undefined {
  const { api, company } = useKontor()
  const people = useQuery({
    queryKey: keys.people,
    queryFn: ({ signal }) =>
      api.users.listUsers(
        { params: { companyId: company.id }, query: { limit: 1000, state: ['CREATED', 'ACTIVE', 'LOCKED'] } },
        { signal },
      ),
    staleTime: 60_000,
  })
  const teams = useQuery({
    queryKey: keys.teams,
    queryFn: ({ signal }) => api.teams.listTeams({ query: { limit: 100 } }, { signal }),
    staleTime: 60_000,
  })
  return useMemo(() => {
    if (!people.data || !teams.data) return undefined
    return [
      ...people.data.UserAccounts.map(({ Id, ...person }) => ({
        id: Id,
        name: personName(person),
        isTeam: false,
      })),
      ...teams.data.UserGroups.flatMap(({ Id, Name }) => (Id ? [{ id: Id, name: Name, isTeam: true }] : [])),
    ]
  }, [people.data, teams.data])
}
