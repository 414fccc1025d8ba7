import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import { isTheirs } from '../rules.ts'
import * as store from '../store.ts'
import { goOn } from './move-requisition.ts'
import { logged } from './write-requisition.ts'

interface Completed {
  readonly taskId: string
  readonly outcome: string
  readonly completedBy: string
}

/** Whoever completes the task by which a requisition waits has approved it, where it is not their own. */
export async function decideByTask(uow: UnitOfWork, done: Completed): Promise<Outward | undefined> {
  if ((await store.ofTask(uow, done.taskId)) === undefined) return undefined
  return async ({ shellOrigin }) =>
    (after) =>
      decide(after, shellOrigin, done)
}

async function decide(uow: UnitOfWork, origin: string, { taskId, outcome, completedBy }: Completed): Promise<void> {
  const before = await store.ofTask(uow, taskId)
  if (before === undefined || before.state !== 'PENDING' || isTheirs(before, completedBy)) return
  const state = outcome === 'REJECTED' ? 'REJECTED' : 'APPROVED'
  const record = await store.change(uow, before, { state, taskId: null, decidedBy: completedBy })
  await logged(uow, record, state.toLowerCase(), { by: completedBy })
  if (state === 'APPROVED') await goOn(uow, origin, record, completedBy)
}
