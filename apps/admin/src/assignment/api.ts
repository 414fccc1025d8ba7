import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'

export type Redirection = Awaited<ReturnType<Client['assignments']['listRedirections']>>['redirections'][number]
export type Way = Redirection['delegationType']

/** Somebody by name. */
export interface Named {
  readonly id: string
  readonly name: string
}

const key = ['work']

/** Whose work goes to whom. */
export function useRedirections() {
  const { api, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => onChanges('user', () => void queries.invalidateQueries({ queryKey: key })), [onChanges, queries])
  return useQuery({
    queryKey: [...key, 'redirections'],
    queryFn: async ({ signal }) => (await api.assignments.listRedirections({}, { signal })).redirections,
  })
}

/** The colleagues to whom work may be given. */
export function useTakers() {
  const { api, company } = useKontor()
  return useQuery({
    queryKey: [...key, 'takers'],
    queryFn: async ({ signal }) => {
      const query = { subjectid: company.id, subjecttype: 'COMPANY' as const }
      return (await api.assignments.listAssignees({ query }, { signal })).assignees
    },
  })
}

/** The teams that a person is in. */
export function useTeamsOf(personId: string | undefined) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, 'teams', personId],
    enabled: personId !== undefined,
    queryFn: async ({ signal }) =>
      (await api.teams.listTeams({ query: { member: personId!, limit: 100, state: 'ACTIVE' } }, { signal })).UserGroups,
  })
}

const openWith = async (api: Client<'assignments'>, personId: string, signal?: AbortSignal): Promise<number> => {
  const query = { assigneeids: [personId], status: 'OPEN' as const, limit: 1 }
  return (await api.assignments.listAssignments({ query }, signal && { signal })).total
}

/** How much is open with a person. */
export function useOpen(personId: string | undefined) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, 'open', personId],
    enabled: personId !== undefined,
    queryFn: ({ signal }) => openWith(api, personId!, signal),
    // It is asked about before it is moved.
    staleTime: 0,
  })
}

/** What is done with it. */
export type Change =
  | {
      readonly of: Named
      readonly to: Named
      readonly way: Way
      readonly keeps: boolean
      /** Only what comes to the person through it. */
      readonly team: string | undefined
    }
  | { readonly end: Named }
  | { readonly from: Named; readonly to: Named }

/** Does it, says what came of it, and asks anew how things stand. */
export function useChange(onDone: () => void = () => undefined) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change): Promise<void> => {
      if ('end' in change) {
        await api.assignments.deleteAutoAssignment({ params: { id: change.end.id } })
        return notify('success', t('work.done.end', { name: change.end.name }))
      }
      if ('of' in change) {
        const { of, to, way: delegationType, keeps, team } = change
        const body = {
          ...{ assigneeId: of.id, autoAssigneeId: to.id, delegationType, excludeUser: !keeps },
          ...(team !== undefined && { groupId: team }),
        }
        await api.assignments.saveAutoAssignment({ body })
        return notify('success', t('work.done.set', { name: of.name, other: to.name }))
      }
      const { from, to } = change
      const open = await openWith(api, from.id)
      const stay = await api.assignments.reassignAll({ params: { from: from.id, to: to.id } })
      const count = stay?.length ?? 0
      notify('success', t('work.done.handed', { count: open - count, name: to.name }))
      if (count > 0) notify('warning', t('work.done.stay', { count, name: from.name, other: to.name }))
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: key })
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
