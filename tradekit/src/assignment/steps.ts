import type { AssignmentStep } from '../queries/types.ts'

/** What a step did: told by how its assignment stood before it. */
export type Did = 'given' | 'waiting' | 'handedOn' | 'left' | 'commented' | 'closed'

export function whatDid(step: AssignmentStep, steps: readonly AssignmentStep[]): Did {
  if (step.id === 1) return step.assigneeIds.length === 0 ? 'waiting' : 'given'
  const before = steps.find(({ assignmentId, id }) => assignmentId === step.assignmentId && id === step.id - 1)
  if (step.status === 'CLOSED' && step.comment === undefined) return 'closed'
  if (before === undefined || before.assigneeIds.join() === step.assigneeIds.join()) return 'commented'
  return step.assigneeIds.some((id) => !before.assigneeIds.includes(id)) ? 'handedOn' : 'left'
}
