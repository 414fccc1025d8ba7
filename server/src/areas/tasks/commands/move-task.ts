import type { UnitOfWork } from '../../../platform/index.ts'
import { linesAbout } from '../../../platform/log/store.ts'
import { isMoving, type LastStep, mayTakeBack, type WorkMove } from '../../assignments/index.ts'
import { tellGiven } from '../notices.ts'
import type { TaskRecord } from '../records.ts'
import { holdersOf, whyNotChange } from '../rules.ts'
import * as store from '../store.ts'
import { keepWork } from '../work.ts'
import { type Changer, held, isAdministrator, mayNow } from './change-task.ts'
import { peopleGiven } from './give-task.ts'

/**
 * Hands a task to others than have it. Whoever keeps it keeps it; who gets it anew, or who takes it for them, is told.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it is over, not theirs to change, or with others by now), BadRequest (who cannot take it).
 */
export async function moveTask(
  uow: UnitOfWork,
  origin: string,
  given: WorkMove,
  by: Changer,
): Promise<readonly string[]> {
  const before = await held(uow, given.id)
  mayNow(whyNotChange(by.userId, isAdministrator(by), before), given.id)
  const had = holdersOf(before)
  if (!isMoving(given, had)) return had
  if (given.takesBack) mayTakeBack(uow, given, await lastStep(uow, given.id))
  const holders = given.takesBack ? given.to : await whoGets(uow, given.to, had)
  const changes = { ...placesOf(before, holders), assigned: uow.now }
  await store.change(uow, given.id, changes)
  const task = { ...before, ...changes }
  const detail = { to: task.assignees.join(' '), holders: holders.join(' ') }
  await uow.log({ kind: 'task.changed', objectType: 'task', objectId: given.id, detail })
  await keepWork(uow, task)
  if (!given.takesBack) await tellGiven(uow, origin, task, had)
  return holders
}

async function whoGets(uow: UnitOfWork, to: readonly string[], had: readonly string[]): Promise<readonly string[]> {
  const come = to.filter((id) => !had.includes(id))
  const { assignees } = come.length === 0 ? { assignees: [] } : await peopleGiven(uow, { assignees: come })
  return [...new Set([...to.filter((id) => had.includes(id)), ...assignees])]
}

/** Where one of several does it, others of them keep their part. */
function placesOf(before: TaskRecord, holders: readonly string[]): Pick<TaskRecord, 'assignees' | 'assignee'> {
  if (before.assignee === null) return { assignees: [...holders], assignee: null }
  const others = before.assignees.filter((id) => id !== before.assignee && !holders.includes(id))
  return { assignees: [...holders, ...others], assignee: holders[0] ?? null }
}

/** As the task's log tells it. */
async function lastStep(uow: UnitOfWork, id: string): Promise<LastStep | undefined> {
  const [before, last] = (await linesAbout(uow.tx, uow.companyId, id)).slice(-2)
  const { holders, to } = (before?.detail ?? {}) as { holders?: string; to?: string }
  const had = (holders ?? to ?? '').split(' ').filter((one) => one !== '')
  return last && { by: last.actor_id, at: last.at, before: had }
}
