import { defineArea } from '../../platform/index.ts'
import { followDocuments, noteUse, useTask } from './commands/follow-documents.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'

export { saveBudget } from './commands/save-budget.ts'
export { freeBudgets, useBudgets } from './commands/use-budget.ts'
export { excessOf, whyClosed, whyOver } from './rules/left.ts'
export { holdBudgets, overspending, type Spending, spendingOf, whyClosedAmong } from './spending.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    budget: true
  }
}

export const area = defineArea('budgets', {
  policy,
  handlers,
  objectTypes: ['budget'],
  sealed: followDocuments,
  tasks: { [useTask]: (uow, { documentId }) => noteUse(uow, String(documentId)) },
})
