import type { Card, Move } from './api.ts'

/** The cards of a column, of a person or of nobody, as they stand while some are on their way. */
export function cardsWith(cards: readonly Card[], person: string | undefined, moves: readonly Move[]): Card[] {
  const gone = moves.filter(({ from }) => from === person).map(({ card }) => card.id)
  const come = moves.filter(({ to }) => to.id === person).map(({ card }) => card)
  const stay = cards.filter(({ id }) => !gone.includes(id) && come.every((card) => card.id !== id))
  return [...come, ...stay].toSorted(byDue)
}

/** In everybody's order: what is due first, then what waits longest; what has no day comes last. */
const byDue = (one: Card, other: Card): number =>
  compared(one.due ?? '~', other.due ?? '~') || compared(one.openedAt, other.openedAt) || compared(one.id, other.id)

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Why a card does not go to a column; undefined where it does. */
export const whyNotTo = (card: Card, to: { readonly id: string; readonly whyNot?: string }): string | undefined =>
  card.whyNot ?? to.whyNot ?? card.refused.find(({ id }) => id === to.id)?.why
