import type { Message } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'
import type { WorkerQueueFailure } from './worker-queue.ts'

/** What a worker queue does, for the log of the process, and what it says where it gives up. */
export interface QueueRefusals {
  readonly of: string
  readonly code: 'BadRequest' | 'DocumentRefused'
  readonly crowd: Message
  readonly time: Message
  readonly memory: Message
}

/** The error for whoever waited for a worker queue. A thread that failed by itself stays an error of ours. */
export function queueError({ reason, message, cause }: WorkerQueueFailure, refusals: QueueRefusals): Error {
  if (reason === 'crash') return new Error(`The thread for ${refusals.of} failed: ${message}`, { cause })
  return reason === 'crowd'
    ? new ApiError('Unavailable', refusals.crowd, { details: { RetryAfter: '1' } })
    : new ApiError(refusals.code, refusals[reason], { details: { reason: reason.toUpperCase() } })
}
