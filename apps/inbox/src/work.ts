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
import type { Deciding } from './deciding.ts'
import { type Filters, queryOf } from './filters.ts'
import { useKontor, useWords } from './kontor.ts'
import { change } from './offline/keep.ts'
import { type Piece, type Queued, withAdded } from './offline/queue.ts'
import { isAway, sendDecision } from './offline/send.ts'

type Page = Awaited<ReturnType<Client['inbox']['listWork']>>
export type Work = Page['items'][number]

const key = ['inbox'] as const
const listKey = [...key, 'list'] as const
const pageSize = 50

/** What pieces are about, or are themselves. */
const kinds = ['document', 'requisition', 'task'] as const

/** What waits for the reader, a page after the other. */
export function useWork(filters: Filters) {
  const { api, company, onChanges } = useKontor()
  const { today } = useWords()
  const queries = useQueryClient()
  useEffect(() => {
    const ends = kinds.map((kind) => onChanges(kind, () => void queries.invalidateQueries({ queryKey: key })))
    return () => {
      for (const end of ends) end()
    }
  }, [onChanges, queries])
  const query = queryOf(filters, company.currency, (days) => daysAfter(today, days))
  return useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ signal, pageParam }) =>
      api.inbox.listWork({ query: { ...query, limit: pageSize, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items }) => (items.length < pageSize ? undefined : items.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
}

/** The partners whose documents wait for the reader, whether they are listed or not. */
export function usePartners(): readonly string[] {
  const { api } = useKontor()
  const { data } = useQuery({
    queryKey: [...key, 'partners'],
    queryFn: async ({ signal }) => (await api.inbox.listPartners({}, { signal })).partners,
    placeholderData: keepPreviousData,
  })
  return data ?? []
}

/** What is decided, with what it is called: it may have to wait, and be read then. */
export interface Meant extends Omit<Deciding, 'ids'> {
  readonly pieces: readonly Piece[]
}

/**
 * Decides pieces of work; they leave the list at once, and what was not decided comes back. Without a connection they wait in
 * this browser until there is one.
 */
export function useDecide(
  heldFor: number,
  on: { readonly done: (meant: Meant, decided: number) => void; readonly queued: (meant: Queued) => void },
) {
  const { api, user, company, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const keep = async (meant: Meant, isTried: boolean) => {
    const queued = { ...meant, userId: user.id, companyId: company.id, isTried }
    await change((queue) => withAdded(queue, queued))
    return queued
  }
  return useMutation({
    // Without a connection, too, this runs and keeps what was decided.
    networkMode: 'always',
    mutationFn: async (meant: Meant) => {
      if (!navigator.onLine) return keep(meant, false)
      try {
        return await sendDecision(api, { ...meant, ids: idsOf(meant) }, heldFor)
      } catch (error) {
        if (isAway(error)) return keep(meant, true)
        throw error
      }
    },
    onMutate: async (meant) => {
      await queries.cancelQueries({ queryKey: listKey })
      queries.setQueriesData<InfiniteData<Page>>({ queryKey: listKey }, (data) => data && without(data, idsOf(meant)))
    },
    onSuccess: (answer, meant) => {
      if ('pieces' in answer) return on.queued(answer)
      if (answer.Ids.length < meant.pieces.length) notify('info', t('inbox.did.nothing'))
      if (answer.Ids.length > 0) on.done(meant, answer.Ids.length)
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}

const idsOf = ({ pieces }: Pick<Meant, 'pieces'>): string[] => pieces.map(({ id }) => id)

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
        else if (kind === 'ADVICE')
          await api.advisers.handOnAdvice({ params: { adviceId: id }, body: { adviserId: to, ...comment } })
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
