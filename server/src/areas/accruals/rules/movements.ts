import { type Decimal, exact } from '@kontor/ubl'
import { type BilledLine, billedIn, type OrderedLine } from '../../matching/rules/index.ts'

/** So much of a line of an order came on a day, or was billed; less than nothing where it was given back. */
export interface Movement {
  readonly lineId: string
  readonly day: string
  readonly received: Decimal
  readonly billed: Decimal
}

/** An invoice of an order, or a credit note with the invoice that it gives back. */
export interface DatedBill {
  readonly id: string
  readonly day: string
  readonly lines: readonly BilledLine[]
  readonly credits?: string | undefined
}

/** What came, as receipt advices say. */
export interface Received {
  readonly lineId: string
  readonly day: string
  readonly quantity: string
}

const none = exact('0')

/**
 * What came of an order and what was billed of it, day by day, as matching counts it. What gives an invoice back does so from
 * the day of that invoice on at the earliest.
 */
export function movementsOf(
  ordered: readonly OrderedLine[],
  received: readonly Received[],
  bills: readonly DatedBill[],
): Movement[] {
  const byId = new Map(bills.map((bill) => [bill.id, bill]))
  return [
    ...received.map(({ lineId, day, quantity }) => ({ lineId, day, received: exact(quantity), billed: none })),
    ...bills.flatMap(({ lines, day, credits }) => {
      const credited = credits === undefined ? undefined : byId.get(credits)
      if (credits !== undefined && credited === undefined) return []
      const from = credited !== undefined && credited.day > day ? credited.day : day
      const billed = billedIn([{ lines, credits: credited?.lines }], ordered)
      return [...billed].map(([{ id }, quantity]) => ({ lineId: id, day: from, received: none, billed: quantity }))
    }),
  ]
}
