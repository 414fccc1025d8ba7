import type { Client } from '@kontor/sdk'

export type Decision = Parameters<Client['inbox']['decideWork']>[0]['body']['Decision']

/** What somebody decides, under an id that was chosen here. */
export interface Deciding {
  readonly decisionId: string
  readonly ids: readonly string[]
  readonly decision: Decision
  readonly reason: string
}
