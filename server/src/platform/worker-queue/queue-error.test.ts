import { t } from '@kontor/i18n'
import { expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { type QueueRefusals, queueError } from './queue-error.ts'
import { WorkerQueueFailure } from './worker-queue.ts'

const refusals: QueueRefusals = {
  ...{ of: 'letters', code: 'DocumentRefused' },
  ...{ crowd: t`Try again.`, time: t`Split it.`, memory: t`Split it.` },
}

it('what takes more than Kontor gives it is refused, with a reason for programs, and again in a moment where others only wait', () => {
  const messages = (['time', 'memory', 'crowd'] as const).map((reason) => {
    const fault = queueError(new WorkerQueueFailure(reason, 'for the log'), refusals)
    if (!(fault instanceof ApiError)) throw fault
    return [fault.code, fault.details]
  })
  expect(messages).toEqual([
    ['DocumentRefused', { reason: 'TIME' }],
    ['DocumentRefused', { reason: 'MEMORY' }],
    ['Unavailable', { RetryAfter: '1' }],
  ])
})
