import type { DispatchChannel, ScheduledWork } from '@kontor/contract'

/** What is to be done with a document later. */
export interface ScheduledRecord {
  readonly companyId: string
  readonly id: string
  readonly task: ScheduledWork
  readonly documentId: string
  /** To whom a document is sent. */
  readonly connectionId: string | null
  /** By which way, where it was chosen. */
  readonly channel: DispatchChannel | null
  readonly dispatchId: string
  readonly runAt: Date
  readonly authorId: string
  readonly created: Date
}
