import type { Of, StatementResult } from '@kontor/contract'
import type { Came } from './claims.ts'
import type { Movement } from './movements.ts'
import type { PaymentRow } from './store/files.ts'

/** What a reader is told of a movement. */
export type Result = Of<typeof StatementResult>['Entries'][number]
/** What came of it. */
export type Taken = Pick<Result, 'Outcome' | 'DocumentId' | 'ID' | 'Ordered' | 'Open' | 'Reason' | 'Proposals'>

/** A movement with what it is about. */
export interface Known extends Movement {
  /** What it settles, where it executes transfers of ours. */
  readonly rows: readonly PaymentRow[]
  /** It is all of a batch that the bank booked as one. */
  readonly isBatch: boolean
  /** What it came in for, where it is none of ours. */
  readonly came: Came
  /** It, or what it brings back, was booked from a statement before. */
  readonly isBooked: boolean
}
