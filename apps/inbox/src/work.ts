import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { daysAfter } from '@kontor/tradekit/words'
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Filters, queryOf } from './filters.ts'
import { useKontor, useWords } from './kontor.ts'

type Page = Awaited<ReturnType<Client['inbox']['listWork']>>
export type Work = Page['items'][number]
export type Decision = Parameters<Client['inbox']['decideWork']>[0]['body']['Decision']

const key = ['inbox'] as const
const pageSize = 50

/** What waits for the reader, a page after the other. */
export function useWork(filters: Filters) {
  const { api, company, onChanges } = useKontor()
  const { today } = useWords()
  const queries = useQueryClient()
  useEffect(() => onChanges('document', () => void queries.invalidateQueries({ queryKey: key })), [onChanges, queries])
  const query = queryOf(filters, company.currency, (days) => daysAfter(today, days))
  return useInfiniteQuery({
    queryKey: [...key, query],
    queryFn: ({ signal, pageParam }) =>
      api.inbox.listWork({ query: { ...query, limit: pageSize, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items }) => (items.length < pageSize ? undefined : items.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
}

export type Workload = Awaited<ReturnType<Client['inbox']['listTeam']>>['people'][number]

/** How much waits for whom, and who is away. */
export function useTeam() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, 'team'],
    queryFn: async ({ signal }) => (await api.inbox.listTeam({}, { signal })).people,
  })
}

/** Gives all assignments of one colleague to another; what the other cannot take stays. */
export function useHandAllOver(onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ from, to }: { from: string; to: string; name: string }) =>
      api.legacyAssignments.reassignAll({ params: { from, to } }),
    onSuccess: (_, { name }) => {
      notify('success', t('team.handed', { name }))
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}

export interface Deciding {
  readonly decisionId: string
  readonly ids: readonly string[]
  readonly decision: Decision
  readonly reason?: string
}

/** Decides pieces of work; they leave the list at once, and what was not decided comes back. */
export function useDecide(heldFor: number, onDone: (deciding: Deciding, decided: number) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ decisionId, ids, decision, reason }: Deciding) =>
      api.inbox.decideWork({
        params: { decisionId },
        body: { Ids: [...ids], Decision: decision, HoldFor: heldFor, ...(reason && { Reason: reason }) },
      }),
    onMutate: async ({ ids }) => {
      await queries.cancelQueries({ queryKey: key })
      queries.setQueriesData<InfiniteData<Page>>({ queryKey: key }, (data) => data && without(data, ids))
    },
    onSuccess: ({ Ids }, deciding) => {
      if (Ids.length < deciding.ids.length) notify('info', t('inbox.did.nothing'))
      if (Ids.length > 0) onDone(deciding, Ids.length)
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}

function without(data: InfiniteData<Page>, ids: readonly string[]): InfiniteData<Page> {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      itemCount: Math.max(0, page.itemCount - ids.length),
      items: page.items.filter(({ id }) => !ids.includes(id)),
    })),
  }
}

/** Takes back a decision that waits to be made. */
export function useUndoDecision() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decisionId: string) => api.inbox.undoDecision({ params: { decisionId } }),
    onSuccess: ({ Ids }) => notify('success', t('inbox.did.undone', { count: Ids.length })),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}

export interface Handing {
  readonly work: readonly Work[]
  readonly to: string
  readonly name: string
  readonly note: string
}

/** Hands work to a colleague, each kind by its own call. */
export function useHandOn(onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ work, to, note }: Handing) => {
      const comment = note && { comment: note }
      for (const { id, kind, type, subjectId } of work) {
        if (kind === 'TASK') await api.tasks.saveTask({ params: { id }, body: { handler: type, assignees: [to] } })
        else if (kind === 'ASSIGNMENT')
          await api.assignments.reassign({ params: { id, assigneeId: to }, body: { ...comment } })
        else
          await api.assignments.createAssignment({
            body: { subjectId: subjectId ?? '', assigneeIds: [to], ...comment },
          })
      }
    },
    onSuccess: (_answer, { name }) => {
      notify('success', t('inbox.did.assigned', { name }))
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}
