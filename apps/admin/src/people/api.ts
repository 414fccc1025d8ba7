import { personName } from '@kontor/i18n'
import { type Client, type Role, roles } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { everyState } from './states.ts'

export type Person = Awaited<ReturnType<Client['users']['listUsers']>>['UserAccounts'][number]

export type PersonAction = NonNullable<Person['AllowedActions']>[number]

export const peopleKey = ['people']
const pageSize = 50

/** A page of the people of the company, by a part of their name or address. */
export function usePeople(text: string, page: number) {
  const { api, company, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(
    () => onChanges('user', () => void queries.invalidateQueries({ queryKey: peopleKey })),
    [onChanges, queries],
  )
  return useQuery({
    queryKey: [...peopleKey, text, page],
    queryFn: ({ signal }) => {
      const query = {
        limit: pageSize,
        page,
        state: everyState,
        findMembers: true,
        actions: true,
        ...(text ? { q: text } : {}),
      }
      return api.users.listUsers({ params: { companyId: company.id }, query }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

/** Locks a person out, or lets them in again. */
export function useLock(onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ person, lock }: { person: Person; lock: boolean }) =>
      api.users.setUserState({ params: { id: person.Id }, body: lock ? 'LOCKED' : 'ACTIVE' }),
    onSuccess: async (_, { person, lock }) => {
      notify('success', t(lock ? 'people.done.lock' : 'people.done.unlock', { name: personName(person) }))
      await queries.invalidateQueries({ queryKey: peopleKey })
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: onDone,
  })
}

/** The role by its id (decision 19); undefined for one that the network defined itself. */
export const roleOf = (id: string | undefined): Role | undefined =>
  (Object.keys(roles) as Role[]).find((role) => roles[role] === id)
