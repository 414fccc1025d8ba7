import type { Of, ProcurementSettings, RequisitionState } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { PlaceName } from '../legal-entities/index.ts'
import type { Line, UploadedQuote } from '../requisition-lines/index.ts'

export interface RequisitionRecord {
  readonly companyId: string
  readonly id: string
  /** From 1, by company: its number is made of it. */
  readonly seq: number
  readonly state: RequisitionState
  readonly locked: boolean
  readonly currency: string
  readonly requesterId: string | null
  readonly onBehalfId: string | null
  readonly note: string | null
  readonly neededBy: string | null
  readonly deliverTo: PlaceName | null
  /** It becomes a blanket order, which is valid between these days. */
  readonly blanket: { readonly From: string; readonly Until: string } | null
  readonly lines: readonly Line[]
  /** The quote that its requester had; null where there was none. */
  readonly quote: UploadedQuote | null
  readonly properties: Readonly<Record<string, string>>
  readonly taskId: string | null
  /** The tasks by which it waits in branches of its workflow that run at the same time. */
  readonly beside: readonly string[]
  /** Who decided it; in a workflow, its last step. */
  readonly decidedBy: string | null
  /** The step of the workflow at which it waits; null where it follows none. */
  readonly workflow: string | null
  /** What was decided at the last step of its workflow. */
  readonly decision: 'ACCEPT' | 'REJECT' | null
  /** What it came to when it was approved, a decimal in its currency; null while it is not. */
  readonly approvedTotal: string | null
  readonly reason: string | null
  readonly created: Date
  readonly modified: Date
}

export interface SpawnedOrder {
  readonly companyId: string
  readonly orderId: string
  readonly requisitionId: string
  readonly number: string
  readonly supplier: string
  readonly lines: readonly { readonly orderLineId: string; readonly sourceLineId: string }[]
  /** Why it stayed a draft, where it could not be sent. */
  readonly failure: Message | null
}

export type Settings = Of<typeof ProcurementSettings>

export const numberOf = ({ seq }: Pick<RequisitionRecord, 'seq'>): string => `REQ-${String(seq).padStart(5, '0')}`
