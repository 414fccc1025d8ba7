/** Whether anything is still spent from a budget. */
export const budgetStates = ['OPEN', 'CLOSED'] as const
/** By what a budget is used: requisitions that wait, requisitions that are approved, orders, and bills without an order. */
export const budgetUseKinds = ['REQUESTED', 'APPROVED', 'ORDERED', 'BILLED'] as const
/** What somebody may do with a budget now. */
export const budgetActions = ['edit', 'close', 'reopen', 'delete'] as const
export type BudgetState = (typeof budgetStates)[number]
export type BudgetUseKind = (typeof budgetUseKinds)[number]
export type BudgetAction = (typeof budgetActions)[number]
