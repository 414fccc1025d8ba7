import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { toOwn } from './commands/use-budget.ts'
import type { UsedBudget } from './records.ts'
import { byCostCentre, type Spent, whyClosed } from './rules/left.ts'
import * as store from './store.ts'

/** A budget, and how much of it something asks for. */
export interface Spending {
  readonly budget: UsedBudget
  /** In the currency of the budget. */
  readonly asked: string
}

interface Asked {
  /** What these use already is not counted: what asks, and what came of it. */
  readonly subjectIds: readonly string[]
  readonly day: string
  readonly currency: string
  readonly lines: readonly Spent[]
}

/** Nobody else asks budgets for anything, or sets them, until the transaction ends: two that fit alone may not fit together. */
export const holdBudgets: typeof store.holdAll = (...given) => store.holdAll(...given)

/** Which of these requisitions, orders and bills use a budget of which more is spent than there is. */
export const overspending: typeof store.overspendingAmong = (...given) => store.overspendingAmong(...given)

/** Why what these requisitions, orders and bills use is settled: a budget of theirs is closed; undefined where none is. */
export async function whyClosedAmong(uow: UnitOfWork, subjectIds: readonly string[]): Promise<Message | undefined> {
  const costCentre = await store.closedAmong(uow, subjectIds)
  return costCentre === undefined ? undefined : whyClosed({ costCentre, state: 'CLOSED' })
}

/** What something asks for of the budgets of its day; cost centres without one are left out. */
export async function spendingOf(uow: UnitOfWork, { subjectIds, day, currency, lines }: Asked): Promise<Spending[]> {
  const sums = byCostCentre(lines)
  if (sums.size === 0) return []
  const budgets = await store.page(uow, { day, costCentres: [...sums.keys()], without: subjectIds }, sums.size)
  if (budgets.length === 0) return []
  const convert = await toOwn(uow, currency)
  return budgets.map((budget) => ({
    budget,
    asked: convert({ amount: sums.get(budget.costCentre) ?? '0', currency, day }) ?? '0',
  }))
}
