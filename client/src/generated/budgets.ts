// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const budgets: Described<'budgets'> = {
  listBudgets: {"line":"GET procurement/budgets"},
  saveBudgets: {"line":"PUT procurement/budgets","needs":{"body":"budgets are required"},"body":"json"},
  readBudget: {"line":"GET procurement/budgets/{budgetId}"},
  saveBudget: {"line":"PUT procurement/budgets/{budgetId}","needs":{"body":"a budget is required"},"body":"json","answer":"none"},
  deleteBudget: {"line":"DELETE procurement/budgets/{budgetId}","answer":"none"},
  setBudgetState: {"line":"PUT procurement/budgets/{budgetId}/state/{state}","answer":"none"},
  listUses: {"line":"GET procurement/budgets/{budgetId}/uses"},
  listLeft: {"line":"GET procurement/budget-left"},
}
