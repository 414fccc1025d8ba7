import type { BudgetAction, BudgetState } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'

/** What the rules look at of a budget. */
export interface Standing {
  readonly costCentre: string
  readonly state: BudgetState
  readonly amount: string
  readonly currency: string
  readonly approved: string
  readonly ordered: string
  readonly billed: string
}

/** What is left: what is requested only is not taken off, as it may be refused. Below zero where more was spent. */
export const leftOf = ({
  amount,
  approved,
  ordered,
  billed,
}: Omit<Standing, 'costCentre' | 'state' | 'currency'>): string =>
  [approved, ordered, billed].reduce((left, used) => left.minus(exact(used)), exact(amount)).toFixed(2)

/** By how much something exceeds a budget; undefined where it does not. */
export function excessOf(budget: Standing, asked: string): string | undefined {
  const after = exact(leftOf(budget)).minus(exact(asked))
  return after.lt(0) && exact(asked).gt(0) ? after.abs().toFixed(2) : undefined
}

/** Why something is not approved by itself for a budget; undefined where it fits. */
export function whyOver(budget: Standing, asked: string): Message | undefined {
  const excess = excessOf(budget, asked)
  return excess === undefined
    ? undefined
    : t`it exceeds the budget of the cost center ${budget.costCentre} by ${excess} ${budget.currency}`
}

/** Why nothing can be asked for from a budget; undefined where it can. */
export const whyClosed = ({ costCentre, state }: Pick<Standing, 'costCentre' | 'state'>): Message | undefined =>
  state === 'CLOSED' ? t`The budget of the cost center ${costCentre} is closed for that day.` : undefined

/** What somebody may do with a budget. */
export const allowedActions = ({ state }: Pick<Standing, 'state'>, mayWrite: boolean): BudgetAction[] =>
  !mayWrite ? [] : state === 'OPEN' ? ['edit', 'close', 'delete'] : ['reopen', 'delete']

/** The first of these that stands there a second time. */
export const firstTwice = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) < at)

/** A line of what is bought, as far as budgets look at it. */
export interface Spent {
  readonly costCentre: string | undefined
  readonly net: string
}

/** No budget's cost centre is longer; an order of somebody else's may say more. */
const maxCostCentreLength = 100

/** What lines come to for each cost centre that they name. */
export function byCostCentre(lines: readonly Spent[]): ReadonlyMap<string, string> {
  const sums = new Map<string, string>()
  for (const { costCentre: given, net } of lines) {
    const costCentre = given?.trim().slice(0, maxCostCentreLength)
    if (costCentre)
      sums.set(
        costCentre,
        exact(sums.get(costCentre) ?? '0')
          .plus(exact(net))
          .toFixed(2),
      )
  }
  return sums
}
