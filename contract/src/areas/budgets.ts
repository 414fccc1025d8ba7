import { Budget, BudgetInput, BudgetLeft, BudgetsInput, BudgetUse } from '../entities/index.ts'
import { budgetStates } from '../enumerations/index.ts'
import {
  call,
  date,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  pageOf,
  paging,
  record,
  text,
  uuid,
  whole,
} from '../words/index.ts'

const read = { may: 'budget.read' } as const
const write = { may: 'budget.write' } as const
const needs = { budgetId: 'budgetId is required' }
const one = { budgetId: id('budget') }
const body = 'a budget is required'

/** Issue 22: what cost centres may spend, and what is left. */
export const budgets = {
  listBudgets: call('GET procurement/budgets', {
    id: 'K-BUD-01',
    says: 'The budgets of the company with what is left of each, by cost centre, the latest period first.',
    ...read,
    query: {
      ...paging(50),
      q: maybe(text({ max: 100, says: 'A part of the cost centre or of the name.' })),
      day: maybe(date()),
    },
    returns: pageOf('Items', Budget),
  }),
  saveBudgets: call('PUT procurement/budgets', {
    id: 'K-BUD-08',
    says: 'Sets what several cost centres may spend in one period, all of them or none. An open budget of the same cost centre and period is changed.',
    ...write,
    needs: { body: 'budgets are required' },
    body: BudgetsInput,
    returns: record({ Created: whole({ min: 0 }), Changed: whole({ min: 0 }) }),
    fails: ['ResourceNotFound', 'Conflict', 'Locked'],
  }),
  readBudget: call('GET procurement/budgets/{budgetId}', {
    id: 'K-BUD-02',
    says: 'One budget with what is left of it.',
    ...read,
    needs,
    path: one,
    returns: Budget,
    fails: ['ResourceNotFound'],
  }),
  saveBudget: call('PUT procurement/budgets/{budgetId}', {
    id: 'K-BUD-03',
    says: 'Sets what a cost centre may spend in a period, under an id that the caller chose. No two budgets of one cost centre have a day in common.',
    ...write,
    needs: { ...needs, body },
    path: { budgetId: uuid() },
    body: BudgetInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest', 'Locked'],
  }),
  deleteBudget: call('DELETE procurement/budgets/{budgetId}', {
    id: 'K-BUD-04',
    says: 'Deletes a budget.',
    ...write,
    needs,
    path: one,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  setBudgetState: call('PUT procurement/budgets/{budgetId}/state/{state}', {
    id: 'K-BUD-05',
    says: 'Closes a budget, from which nothing can be requested then, or opens it again.',
    ...write,
    needs: { ...needs, state: 'state is required' },
    path: { ...one, state: oneOf(budgetStates) },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  listUses: call('GET procurement/budgets/{budgetId}/uses', {
    id: 'K-BUD-06',
    says: 'What uses a budget: requisitions, orders, and bills without an order, the latest first.',
    ...read,
    needs,
    path: one,
    query: paging(50),
    returns: pageOf('Items', BudgetUse),
    fails: ['ResourceNotFound'],
  }),
  listLeft: call('GET procurement/budget-left', {
    id: 'K-BUD-07',
    says: 'What is left of the budgets of a day, for who asks for things and who decides on it, by cost centre.',
    may: 'requisition.read',
    query: {
      day: maybe(date()),
      without: maybe(id('requisition')),
    },
    returns: record({ Items: list(BudgetLeft, { max: 1000 }) }),
  }),
}
