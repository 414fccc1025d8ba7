import { expect, test } from 'vitest'
import type { AssignmentStep } from '../queries/types.ts'
import { whatDid } from './steps.ts'

const step = (id: number, assigneeIds: string[], more: Partial<AssignmentStep> = {}): AssignmentStep => ({
  id,
  assignmentId: 'one',
  status: 'OPEN',
  assigneeIds,
  assignees: [],
  tags: [],
  createdAt: '',
  ...more,
})

test('the steps of an assignment say what was done', () => {
  const steps = [
    step(7, ['mia'], { status: 'CLOSED', comment: 'Thanks' }),
    step(6, ['mia'], { status: 'CLOSED' }),
    step(5, ['mia']),
    step(4, ['carl', 'mia']),
    step(3, ['carl'], { comment: 'Is it right?' }),
    step(2, ['carl']),
    step(1, []),
    step(1, ['ada'], { assignmentId: 'other' }),
  ]
  expect(steps.map((one) => whatDid(one, steps))).toEqual([
    'commented',
    'closed',
    'left',
    'handedOn',
    'commented',
    'handedOn',
    'waiting',
    'given',
  ])
})
