import { exact } from '@kontor/ubl'
import type { BudgetLeft } from './api.ts'

/** What lines come to for one cost centre, beside its budget. */
export interface Standing {
  readonly costCentre: string
  readonly asked: string
  /** None where no budget of the day is of this cost centre. */
  readonly budget: BudgetLeft | undefined
  /** By how much it exceeds what is left; undefined where it fits, or is in another currency. */
  readonly over: string | undefined
}

export interface Spent {
  readonly costCentre: string
  readonly net: string | undefined
}

/** How lines stand to the budgets of their cost centres, in their order; nothing where the company keeps none. */
export function standingsOf(lines: readonly Spent[], currency: string, budgets: readonly BudgetLeft[]): Standing[] {
  if (budgets.length === 0) return []
  const sums = new Map<string, string>()
  for (const { costCentre: given, net = '0' } of lines) {
    const costCentre = given.trim()
    if (costCentre)
      sums.set(
        costCentre,
        exact(sums.get(costCentre) ?? '0')
          .plus(exact(net))
          .toFixed(2),
      )
  }
  return [...sums].map(([costCentre, asked]) => {
    const budget = budgets.find(({ CostCentre }) => CostCentre === costCentre)
    const after = budget?.Currency === currency ? exact(budget.Left).minus(exact(asked)) : undefined
    return { costCentre, asked, budget, over: after?.lt(0) && exact(asked).gt(0) ? after.abs().toFixed(2) : undefined }
  })
}
