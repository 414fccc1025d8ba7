import type { Of, PlanState, ProformaPlan } from '@kontor/contract'

export type Instalment = Of<typeof ProformaPlan>['instalments'][number]

/** A company's own row of a plan: whose plan it is pays, the partner reads it. */
export interface PlanRow {
  readonly companyId: string
  readonly id: string
  readonly connectionId: string
  readonly isOwn: boolean
  readonly name: string
  readonly currency: string
  readonly state: PlanState
  readonly instalments: readonly Instalment[]
  /** The day from which invoices count, 'YYYY-MM-DD'; null of a draft. */
  readonly published: string | null
  /** The last day on which they do. */
  readonly closed: string | null
  readonly created: Date
  readonly modified: Date
}
