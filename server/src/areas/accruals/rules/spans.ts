import { type Decimal, exact } from '@kontor/ubl'
import type { Movement } from './movements.ts'

/** The day before which nothing has ended that stands still. */
export const ever = '9999-12-31'

/** From a day on until before another, so much of a line had come, and less was billed. */
export interface Span {
  readonly lineId: string
  readonly since: string
  readonly until: string
  readonly received: Decimal
  readonly billed: Decimal
}

const none = exact('0')

/** When more of each line had come than was billed; what was billed ahead is owed by nobody. */
export const spansOf = (movements: readonly Movement[]): Span[] =>
  [...Map.groupBy(movements, ({ lineId }) => lineId)].flatMap(([lineId, all]) => {
    const days = [...Map.groupBy(all, ({ day }) => day)].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const spans: Span[] = []
    let [received, billed] = [none, none]
    for (const [at, [since, moved]] of days.entries()) {
      for (const one of moved) [received, billed] = [received.plus(one.received), billed.plus(one.billed)]
      const until = days[at + 1]?.[0] ?? ever
      if (received.gt(billed)) spans.push({ lineId, since, until, received, billed })
    }
    return spans
  })
