import { exact } from '@kontor/ubl'
import type { Entry } from '../entries/index.ts'

interface Sum {
  readonly side: Entry['side']
  readonly currency: string
  readonly count: number
  /** Decimal text, exact. */
  readonly sum: string
}

/** Several days as one: what each side comes to in each currency. */
export const totalsBySide = (sums: readonly Sum[]): Sum[] =>
  [...Map.groupBy(sums, ({ side, currency }) => `${side} ${currency}`).values()].map((alike) => {
    const [{ side, currency }] = alike as [Sum]
    return {
      ...{ side, currency },
      count: alike.reduce((total, { count }) => total + count, 0),
      sum: alike.reduce((total, { sum }) => total.plus(exact(sum)), exact('0')).toFixed(),
    }
  })
