import { expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { LaneFailure } from './lane.ts'
import { laneFault } from './lane-fault.ts'

it('what takes more than Kontor gives it is refused, with a reason for programs, and again in a moment where others only wait', () => {
  const told = (['time', 'memory', 'crowd'] as const).map((reason) => {
    const fault = laneFault(new LaneFailure(reason, 'for the log'), 'documents')
    if (!(fault instanceof ApiError)) throw fault
    return [fault.code, fault.details]
  })
  expect(told).toEqual([
    ['DocumentRefused', { reason: 'TIME' }],
    ['DocumentRefused', { reason: 'MEMORY' }],
    ['Unavailable', { RetryAfter: '1' }],
  ])
})
