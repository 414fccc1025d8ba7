import type { MatchDifference } from '@kontor/contract'
import type { Linking } from './rules/links.ts'
import type { Tolerance } from './rules/tolerance.ts'

/** What is kept of a match: in what its invoice differs, and what of it somebody accepted. */
export interface MatchRecord extends Linking {
  readonly companyId: string
  readonly documentId: string
  readonly differences: readonly MatchDifference[]
  readonly differingLines: number
  /** Decimal text, in the currency of the invoice. */
  readonly overBilled: string | null
  /** Each difference by its line and values. */
  readonly found: readonly string[]
  /** Those that somebody accepted. */
  readonly accepted: readonly string[]
  readonly acceptedBy: string | null
  readonly acceptedAt: Date | null
  readonly reason: string | null
  /** Somebody reopened it: nothing follows from it by itself. */
  readonly reopened: boolean
}

export interface ToleranceRecord {
  readonly companyId: string
  readonly tolerances: readonly Tolerance[]
}
