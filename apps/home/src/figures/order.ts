import type { CardName } from '../api/figures.ts'

const all: readonly CardName[] = ['UPCOMING_PAYMENTS', 'PAYMENT_TURNAROUND', 'REJECTION_RATE', 'GO_LIVE_DATE']

/** All cards, those that are chosen first, in their order. */
export const orderOf = (chosen: readonly CardName[]): CardName[] => [
  ...chosen,
  ...all.filter((card) => !chosen.includes(card)),
]

/** With the card at a place some places further on. */
export function moved(order: readonly CardName[], place: number, by: number): CardName[] {
  const next = [...order]
  next.splice(place + by, 0, ...next.splice(place, 1))
  return next
}
