import type { Client } from '@kontor/sdk'

export type Decision = Parameters<Client['inbox']['decideWork']>[0]['body']['Decision']

/** What somebody decides. */
export interface Deciding {
  /** Chosen here: however often it is sent under it, it has the effect of one. */
  readonly decisionId: string
  readonly ids: readonly string[]
  readonly decision: Decision
  readonly reason: string
  /** What its warnings say was confirmed; without that what has one is not approved. */
  readonly isConfirmed?: boolean
}
