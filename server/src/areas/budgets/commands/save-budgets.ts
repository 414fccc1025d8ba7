import type { BudgetsInput, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { firstTwice } from '../rules/left.ts'
import * as store from '../store.ts'
import { saveBudget } from './save-budget.ts'

/**
 * Sets budgets of one period, all or none: one of the same cost centre and period is changed.
 *
 * @throws ApiError BadRequest (what is wrong, by its cost centre), and as {@link saveBudget}
 */
export async function saveBudgets(
  uow: UnitOfWork,
  { Budgets, ...period }: Of<typeof BudgetsInput>,
): Promise<{ Created: number; Changed: number }> {
  const budgets = Budgets.map((budget) => ({ ...budget, CostCentre: budget.CostCentre.trim() }))
  const twice = firstTwice(budgets.map(({ CostCentre }) => CostCentre))
  if (twice !== undefined) throw unfit('Budgets', t`The cost center ${twice} is listed twice: give it one budget.`)
  const negative = budgets.find(({ Amount }) => exact(Amount).lt(0))
  if (negative !== undefined)
    throw unfit('Budgets', t`The budget of ${negative.CostCentre} is ${negative.Amount}: a budget is at least 0.`)
  await store.holdAll(uow)
  let changed = 0
  for (const budget of budgets) {
    const at = { costCentre: budget.CostCentre, fromDay: period.From, toDay: period.To }
    const before = await store.ofPeriod(uow, at)
    if (before !== undefined) changed += 1
    // What is not said anew stays: a sheet of sums takes no names away.
    const Name = budget.Name ?? before?.name ?? undefined
    const ListId = period.ListId ?? before?.listId ?? undefined
    await saveBudget(uow, before?.id ?? uow.newId(), {
      ...{ ...period, ...budget },
      ...(Name !== undefined && { Name }),
      ...(ListId !== undefined && { ListId }),
    })
  }
  return { Created: budgets.length - changed, Changed: changed }
}
