import type { taskStates } from '@kontor/contract'

export interface TaskRecord {
  readonly companyId: string
  readonly id: string
  /** Vendor, app and component with dots between. */
  readonly handler: string
  /** The team to which it was given. */
  readonly groupId: string | null
  readonly subjectId: string | null
  /** Where it is about a document of the company. */
  readonly documentId: string | null
  /** What the app that deals with it keeps with it. */
  readonly context: Readonly<Record<string, unknown>>
  readonly state: (typeof taskStates)[number]
  readonly assigner: string
  /** Of those to whom it was given, who does it. */
  readonly assignee: string | null
  readonly assignees: readonly string[]
  /** For whom it was meant and went to others, as they were away or a head had set so. */
  readonly insteadOf: readonly string[]
  readonly created: Date
  readonly assigned: Date
  readonly completedBy: string | null
  readonly completed: Date | null
  readonly outcome: string | null
}
