import { expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { queueError } from './queue-error.ts'
import { WorkerQueueFailure } from './worker-queue.ts'

it('what takes more than Kontor gives it is refused, with a reason for programs, and again in a moment where others only wait', () => {
  const messages = (['time', 'memory', 'crowd'] as const).map((reason) => {
    const fault = queueError(new WorkerQueueFailure(reason, 'for the log'), 'documents')
    if (!(fault instanceof ApiError)) throw fault
    return [fault.code, fault.details]
  })
  expect(messages).toEqual([
    ['DocumentRefused', { reason: 'TIME' }],
    ['DocumentRefused', { reason: 'MEMORY' }],
    ['Unavailable', { RetryAfter: '1' }],
  ])
})
