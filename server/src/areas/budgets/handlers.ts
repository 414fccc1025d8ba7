import type { Areas, Budget, BudgetUse, Of } from '@kontor/contract'
import { dayIn, type Handlers, pageInfo, type RequestContext } from '../../platform/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { deleteBudget, saveBudget, setState } from './commands/save-budget.ts'
import { saveBudgets } from './commands/save-budgets.ts'
import { noBudget } from './not-found.ts'
import type { BudgetRecord, UsedBudget, UseRecord } from './records.ts'
import { allowedActions, leftOf } from './rules/left.ts'
import * as store from './store.ts'

/** So many are told of at once. */
const maxLeft = 1000

const whatOf = ({ costCentre, name, listId, fromDay, toDay, amount }: BudgetRecord) => ({
  ...{ CostCentre: costCentre, From: fromDay, To: toDay, Amount: amount },
  ...(name !== null && { Name: name }),
  ...(listId !== null && { ListId: listId }),
})

const shown = (budget: UsedBudget, { permissions }: RequestContext['actor']): Of<typeof Budget> => ({
  Id: budget.id,
  ...whatOf(budget),
  ...{ Currency: budget.currency, State: budget.state, Requested: budget.requested },
  ...{ Approved: budget.approved, Ordered: budget.ordered, Billed: budget.billed, Left: leftOf(budget) },
  AllowedActions: allowedActions(budget, permissions.has('budget.write')),
})

const useShown = ({ kind, subjectId, number, title, day, amount }: UseRecord): Of<typeof BudgetUse> => ({
  ...{ Kind: kind, SubjectId: subjectId, ID: number, Day: day },
  ...(title !== null && { Title: title }),
  ...(amount !== null && { Amount: amount }),
})

export const handlers: Handlers<Areas['budgets']> = {
  listBudgets: ({ query: { limit, page, q, day } }, context) =>
    context.read(async (uow) => {
      const rows = await store.page(uow, { q, day }, limit, page * limit)
      const Items = rows.map((row) => shown(row, context.actor))
      return { ...pageInfo({ limit, page }, await store.count(uow, { q, day })), Items }
    }),

  readBudget: ({ params: { budgetId } }, context) =>
    context.read(async (uow) => {
      const [budget] = await store.page(uow, { id: budgetId }, 1)
      if (budget === undefined) throw noBudget(budgetId)
      return shown(budget, context.actor)
    }),

  saveBudget: ({ params: { budgetId }, body }, context) => context.write((uow) => saveBudget(uow, budgetId, body)),

  saveBudgets: ({ body }, context) => context.write((uow) => saveBudgets(uow, body)),

  deleteBudget: ({ params: { budgetId } }, context) => context.write((uow) => deleteBudget(uow, budgetId)),

  setBudgetState: ({ params: { budgetId, state } }, context) =>
    context.write((uow) => setState(uow, budgetId, state === 'CLOSED' ? 'CLOSED' : 'OPEN')),

  listUses: ({ params: { budgetId }, query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const budget = await store.find(uow, budgetId)
      if (budget === undefined) throw noBudget(budgetId)
      const Items = (await store.usePage(uow, budget, limit, page * limit)).map(useShown)
      return { ...pageInfo({ limit, page }, await store.countUses(uow, budget)), Items }
    }),

  listLeft: ({ query }, context) =>
    context.read(async (uow) => {
      const day = query.day ?? dayIn(await zoneOfCompany(uow), uow.now)
      const Items = (
        await store.page(uow, { day, without: query.without === undefined ? undefined : [query.without] }, maxLeft)
      ).map((budget) => ({
        ...whatOf(budget),
        ...{ Currency: budget.currency, State: budget.state, Left: leftOf(budget) },
      }))
      return { Items }
    }),
}
