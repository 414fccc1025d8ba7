import { expect, test } from 'vitest'
import { type LogLine, medianOf, wentBefore } from './went.ts'

const hour = 3_600_000
const logged = (...lines: (readonly [kind: string, hours: number, by?: string])[]): LogLine[] =>
  lines.map(([kind, hours, by]) => ({ kind: `requisition.${kind}`, at: new Date(hours * hour), by }))

const cases: [string, LogLine[], object | undefined][] = [
  ['waits', logged(['pending', 1]), { became: 'WAITS', deciderIds: [], hours: [] }],
  ['was never requested', logged(['canceled', 1]), undefined],
  ['was requested later', logged(['pending', 101]), undefined],
  ['passed by itself', logged(['approved', 1, 'rule']), { became: 'APPROVED', deciderIds: [], hours: [] }],
  [
    'passed a workflow by itself',
    logged(['pending', 1], ['approved', 1, 'workflow']),
    { became: 'APPROVED', deciderIds: [] },
  ],
  [
    'was approved',
    logged(['pending', 1], ['approved', 4, 'tobias']),
    { became: 'APPROVED', deciderIds: ['tobias'], hours: [3] },
  ],
  [
    'went through a workflow, whose last approver stands behind all of it',
    logged(['pending', 1], ['step_approved', 2, 'tobias'], ['step_approved', 7, 'jonas'], ['approved', 7, 'jonas']),
    { became: 'APPROVED', deciderIds: ['tobias', 'jonas'], hours: [1, 5] },
  ],
  [
    'was decided after the period',
    logged(['pending', 99], ['rejected', 109, 'tobias']),
    { became: 'REJECTED', deciderIds: ['tobias'], hours: [10] },
  ],
  [
    'was canceled once it was approved',
    logged(['pending', 1], ['approved', 2, 'tobias'], ['canceled', 3]),
    { became: 'APPROVED', deciderIds: ['tobias'] },
  ],
  [
    'was taken back, and requested again',
    logged(['pending', 1], ['step_approved', 2, 'tobias'], ['draft', 3], ['pending', 5], ['rejected', 6, 'jonas']),
    { requested: new Date(5 * hour), became: 'REJECTED', deciderIds: ['jonas'], hours: [1] },
  ],
  ['was taken back', logged(['pending', 1], ['draft', 3]), { became: 'WITHDRAWN', deciderIds: [] }],
]

test.each(cases)('a requisition that %s', (_what, lines, went) => {
  const found = wentBefore(lines, new Date(100 * hour))
  if (went === undefined) expect(found).toBeUndefined()
  else expect(found).toMatchObject(went)
})

test('the middle of what people took', () => {
  expect([medianOf([]), medianOf([5]), medianOf([9, 1]), medianOf([9, 1, 2])]).toEqual([null, 5, 5, 2])
})
