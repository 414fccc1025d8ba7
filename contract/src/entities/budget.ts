import { budgetActions, budgetStates, budgetUseKinds } from '../enumerations/index.ts'
import { currency, date, decimal, entity, id, list, maybe, oneOf, record, text } from '../words/index.ts'

const what = {
  /** The code of the cost centre, as requisitions, orders and the coding of bills name it. */
  CostCentre: text({ min: 1, max: 100 }),
  Name: maybe(text({ max: 200 })),
  /** The coding list that holds the cost centre: bills that are coded with it use the budget. */
  ListId: maybe(id('codingList')),
  From: date(),
  /** The last day of it. */
  To: date(),
  Amount: decimal(),
}

/** What a cost centre may spend in a period, in the currency of the company, without tax. */
export const BudgetInput = entity('BudgetInput', what)

/** What several cost centres may spend in one period. */
export const BudgetsInput = entity('BudgetsInput', {
  ListId: what.ListId,
  From: what.From,
  To: what.To,
  Budgets: list(record({ CostCentre: what.CostCentre, Name: what.Name, Amount: what.Amount }), { min: 1, max: 500 }),
})

/** A budget with what is left of it: the amount less what is approved, ordered and billed. */
export const Budget = entity('Budget', {
  Id: id('budget'),
  ...what,
  Currency: currency(),
  State: oneOf(budgetStates),
  /** What requisitions ask for that wait: it is not taken off what is left. */
  Requested: decimal(),
  Approved: decimal(),
  Ordered: decimal(),
  Billed: decimal(),
  Left: decimal(),
  AllowedActions: list(oneOf(budgetActions)),
})

/** What uses a budget. */
export const BudgetUse = entity('BudgetUse', {
  Kind: oneOf(budgetUseKinds),
  /** The requisition, order or bill. */
  SubjectId: text({ max: 60 }),
  ID: text({ max: 300 }),
  /** What a requisition is for, or the supplier of an order or bill. */
  Title: maybe(text({ max: 4000 })),
  Day: date(),
  /** In the currency of the budget; none where no exchange rate is known: it is not counted then. */
  Amount: maybe(decimal()),
})

/** What a requester sees of a budget. */
export const BudgetLeft = entity('BudgetLeft', {
  ...what,
  Currency: currency(),
  State: oneOf(budgetStates),
  Left: decimal(),
})
