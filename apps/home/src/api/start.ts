import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

/** What is kept of the first steps. */
export const startKey = ['start']

/** What the reader may do next: what is left of it, and how a card is put away. */
export function useStartCards() {
  const { api, notify } = useKontor()
  const { t, locale } = useWords()
  const queries = useQueryClient()
  const queryKey = [...startKey, locale]
  const { data: cards = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.startCards.listCards({}, { signal })).cards,
  })
  const dismiss = useMutation({
    mutationFn: (id: string) => {
      const kept = cards.map((card) => (card.id === id ? { ...card, dismissed: true } : card))
      queries.setQueryData(queryKey, kept)
      // That one alone: of the others another window may know more.
      return api.startCards.saveCards({ body: { cards: kept.filter((card) => card.id === id) } })
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: startKey }),
  })
  return { left: cards.filter(({ done, dismissed }) => !done && !dismissed), dismiss: dismiss.mutate }
}
