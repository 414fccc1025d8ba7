import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import { approversHere, permissionsIn } from '../approvers.ts'
import { whyNotThey } from '../rules/actions.ts'
import * as store from '../store.ts'
import { askApprovers } from './ask-people.ts'
import { recordDecision } from './settle-requisition.ts'

interface Completed {
  readonly taskId: string
  readonly outcome: string
  readonly completedBy: string
}

/**
 * Whoever completes the task by which a requisition waits has decided it, where they may; a task that was handed on to
 * somebody who may not goes back to those who do.
 */
export async function decideByTask(uow: UnitOfWork, done: Completed): Promise<Outward | undefined> {
  if ((await store.ofTask(uow, done.taskId)) === undefined) return undefined
  return async ({ shellOrigin }) =>
    (after) =>
      decide(after, shellOrigin, done)
}

async function decide(uow: UnitOfWork, origin: string, { taskId, outcome, completedBy }: Completed): Promise<void> {
  const before = await store.ofTask(uow, taskId)
  if (before?.state !== 'PENDING') return
  const isApprover = (await approversHere(uow, [before]))(before).able.includes(completedBy)
  const by = { userId: completedBy, permissions: await permissionsIn(uow, completedBy), isApprover }
  if (whyNotThey('approve', before, by) !== undefined) return askApprovers(uow, origin, before, completedBy)
  const state = outcome === 'REJECTED' ? 'REJECTED' : 'APPROVED'
  await recordDecision(uow, origin, before, { state, by: completedBy, reason: null })
}
