import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useUndo } from '@kontor/tradekit/undo'
import { useInfiniteQuery, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'

type Board = Awaited<ReturnType<Client['inbox']['listTeam']>>
export type Workload = Board['people'][number]
export type Card = Workload['cards'][number]
export type Calendar = Awaited<ReturnType<Client['inbox']['readCalendar']>>
export type Teammate = Calendar['people'][number]

/** All that the inbox shows is asked anew when somebody decides or hands on. */
const key = ['inbox'] as const
const moves = ['inbox', 'move'] as const
/** How many cards of a column come at once. */
const pageSize = 10

/** How much waits for whom, and the first of it. */
export function useBoard() {
  const { api, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => onChanges('document', () => void queries.invalidateQueries({ queryKey: key })), [onChanges, queries])
  return useQuery({
    queryKey: [...key, 'team'],
    queryFn: ({ signal }) => api.inbox.listTeam({ query: { cards: pageSize } }, { signal }),
  })
}

/** What comes after the first cards of a person, or of nobody, once it is asked for. */
export function useMore(person: string | undefined, after: string | undefined, wanted: boolean) {
  const { api } = useKontor()
  return useInfiniteQuery({
    queryKey: [...key, 'team', person ?? 'nobody', after],
    enabled: wanted && after !== undefined,
    queryFn: async ({ signal, pageParam }) => {
      const whose = person === undefined ? { unassigned: true } : { person }
      const query = { ...whose, cards: 50, ...(pageParam && { after: pageParam }) }
      const { people, unassigned } = await api.inbox.listTeam({ query }, { signal })
      const { cards = [], isMore = false } = (person === undefined ? unassigned : people[0]) ?? {}
      return { cards, isMore }
    },
    initialPageParam: after,
    getNextPageParam: ({ cards, isMore }) => (isMore ? cards.at(-1)?.id : undefined),
  })
}

/** A card that goes from a column to another. */
export interface Move {
  readonly card: Card
  /** Nobody had it. */
  readonly from: string | undefined
  readonly to: { readonly id: string; readonly name: string }
}

/** Who has a piece once it has moved: whoever else had it keeps it. */
const holdersAfter = ({ card, from, to }: Move): string[] => [
  ...new Set([...card.holders.flatMap(({ id }) => (id === from ? [] : [id])), to.id]),
]

/** Gives a piece to a colleague, says who has it now, and offers to take it back. */
export function useMove() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const { offer } = useUndo()
  const queries = useQueryClient()
  const settled = {
    onError: (error: Error) => notify('error', messageOf(error, t)),
    // A card stays where it was put until the board says so.
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  }
  const takeBack = useMutation({
    mutationFn: ({ card, now }: { card: Card; now: readonly string[] }) =>
      api.inbox.handOnWork({
        params: { id: card.id },
        body: { Seen: [...now], Holders: card.holders.map(({ id }) => id), TakesBack: true },
      }),
    onSuccess: () => notify('success', t('team.moved.back')),
    ...settled,
  })
  return useMutation({
    mutationKey: moves,
    mutationFn: (move: Move) =>
      api.inbox.handOnWork({
        params: { id: move.card.id },
        body: { Seen: move.card.holders.map(({ id }) => id), Holders: holdersAfter(move) },
      }),
    onSuccess: ({ Holders }, { card, to }) => {
      const now = Holders.map(({ Id }) => Id)
      const had = card.holders.map(({ id }) => id)
      const taker = Holders.find(({ Id }) => !had.includes(Id))
      const text =
        taker === undefined || taker.Id === to.id
          ? t('team.moved', { name: to.name })
          : t('team.moved.instead', { name: taker.Name ?? t('inbox.gone'), other: to.name })
      offer({ text, undo: () => takeBack.mutate({ card, now }) })
    },
    ...settled,
  })
}

/** The moves that are on their way. */
export const useMoving = (): readonly Move[] =>
  useMutationState({
    filters: { mutationKey: moves, status: 'pending' },
    select: ({ state }) => state.variables as Move,
  })

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

/** Who is away when over some weeks, from four back unless told. */
export function useCalendar(from: string | undefined) {
  const { api, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => onChanges('user', () => void queries.invalidateQueries({ queryKey: key })), [onChanges, queries])
  return useQuery({
    queryKey: [...key, 'calendar', from],
    queryFn: ({ signal }) => api.inbox.readCalendar({ query: { ...(from && { from }) } }, { signal }),
    placeholderData: (before) => before,
  })
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Sets who stands in for a colleague while they are away, or ends what was set. */
export function useSubstitute(onDone: () => void = () => undefined) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ of, to }: { of: Named; to: Named | undefined }) =>
      to === undefined
        ? api.assignments.deleteAutoAssignment({ params: { id: of.id } })
        : api.assignments.saveAutoAssignment({
            body: { assigneeId: of.id, autoAssigneeId: to.id, delegationType: 'SUBSTITUTING', excludeUser: true },
          }),
    onSuccess: (_, { of, to }) => {
      const text = to
        ? t('calendar.set.done', { name: of.name, other: to.name })
        : t('calendar.end.done', { name: of.name })
      notify('success', text)
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
