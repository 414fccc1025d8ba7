import type { AccountOrigin, DispatchChannel, DispatchState } from '@kontor/contract'

export interface DispatchRecord {
  readonly companyId: string
  readonly id: string
  readonly documentId: string
  readonly connectionId: string
  readonly receiverId: string
  readonly channel: DispatchChannel
  readonly state: DispatchState
  readonly failure: string | null
  readonly actorId: string | null
  readonly created: Date
  readonly changed: Date
}

/** An account that a company knows of a partner. */
export interface AccountRecord {
  readonly account: string
  readonly origin: AccountOrigin
  readonly knownSince: Date
}
