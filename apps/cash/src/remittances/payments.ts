import type { Remittance } from '../api.ts'
import { totalOf } from '../total.ts'

/** What one payment paid: the bills of one movement on the account, or one that somebody recorded. */
export interface Payment {
  readonly key: string
  readonly first: Remittance
  readonly lines: readonly Remittance[]
  readonly sum: string
}

/** The lines of each payment together, in the order in which the first of them came. */
export function paymentsOf(lines: readonly Remittance[]): Payment[] {
  const groups = Map.groupBy(lines, ({ Key, Side, Currency }) => `${Key} ${Side} ${Currency}`)
  return [...groups].map(([key, some]) => ({
    ...{ key, first: some[0] as Remittance, lines: some },
    sum: totalOf(some.map(({ Amount }) => Amount)),
  }))
}
