import type { BudgetState, BudgetUseKind } from '@kontor/contract'

export interface BudgetRecord {
  readonly companyId: string
  readonly id: string
  readonly costCentre: string
  readonly name: string | null
  /** The coding list that holds the cost centre: bills that are coded with it use the budget. */
  readonly listId: string | null
  /** YYYY-MM-DD, and the last day of it. */
  readonly fromDay: string
  readonly toDay: string
  /** A decimal in the currency of the company. */
  readonly amount: string
  readonly currency: string
  readonly state: BudgetState
  readonly modified: Date
}

export interface UseRecord {
  readonly companyId: string
  readonly subjectId: string
  readonly costCentre: string
  /** The coding list by which a bill names it; empty where it is named by its code alone. */
  readonly listId: string
  readonly kind: BudgetUseKind
  readonly number: string
  readonly title: string | null
  readonly day: string
  /** Null where no exchange rate is known. */
  readonly amount: string | null
}

/** A budget with what uses it, by kind. */
export type UsedBudget = BudgetRecord & Readonly<Record<'requested' | 'approved' | 'ordered' | 'billed', string>>
