import { type Of, roles, type TaskInput } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError, type Holder, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { endWork } from '../../work/index.ts'
import { contextFrom } from '../context.ts'
import { noTask } from '../not-found.ts'
import { tellGiven } from '../notices.ts'
import type { TaskRecord } from '../records.ts'
import { holdersOf, whyNotChange, whyNotDelete } from '../rules.ts'
import * as store from '../store.ts'
import { keepWork } from '../work.ts'
import { notAssigned, peopleGiven } from './give-task.ts'

/** Told once a task is done: what it is about may go on. */
export const completed = 'tasks.completed'

/** Who changes it. */
export interface Changer extends Pick<Holder, 'permissions'> {
  readonly userId: string
  readonly roleId: string
}

/** @throws ApiError ResourceNotFound, Conflict (it is over, it is others'), BadRequest (who cannot take it). */
export async function changeTask(
  uow: UnitOfWork,
  origin: string,
  id: string,
  given: Of<typeof TaskInput>,
  by: Changer,
): Promise<TaskRecord> {
  const before = await held(uow, id)
  mayNow(whyNotChange(by.userId, isAdministrator(by), before), id)
  if (given.state !== undefined && given.state !== 'ASSIGNED') throw notAssigned(given.state)
  if (given.subjectId !== undefined && given.subjectId !== before.subjectId)
    throw unfit(
      'subjectId',
      t`subjectId is ${given.subjectId}: what a task is about does not change. Create a new task.`,
    )
  const to = await peopleGiven(uow, given)
  const context = contextFrom(given.context)
  const changes = { ...to, handler: given.handler, assigned: uow.now, ...(context && { context }) }
  await store.change(uow, id, changes)
  const task = { ...before, ...changes }
  await uow.log({ kind: 'task.changed', objectType: 'task', objectId: id, detail: { to: to.assignees.join(' ') } })
  await keepWork(uow, task)
  await tellGiven(uow, origin, task, holdersOf(before))
  return task
}

/** @throws ApiError ResourceNotFound, Conflict (it is over, it is others'), BadRequest (in another's name). */
export async function completeTask(
  uow: UnitOfWork,
  id: string,
  outcome: string,
  completedBy: string,
  by: Changer,
): Promise<void> {
  const before = await held(uow, id)
  mayNow(whyNotChange(by.userId, isAdministrator(by), before), id)
  if (completedBy !== by.userId && !(isAdministrator(by) && holdersOf(before).includes(completedBy)))
    throw unfit(
      'completedBy',
      t`completedBy is ${completedBy}: you cannot complete a task for another person. Use your own id.`,
    )
  await store.change(uow, id, { state: 'COMPLETED', outcome, completedBy, completed: uow.now })
  await uow.log({ kind: 'task.completed', objectType: 'task', objectId: id, detail: { outcome, completedBy } })
  await endWork(uow, id, outcome)
  await uow.later(completed, { taskId: id, outcome, completedBy })
}

/** @throws ApiError ResourceNotFound, Conflict (it is over, or another's). */
export async function deleteTask(uow: UnitOfWork, id: string, by: Changer): Promise<void> {
  const before = await held(uow, id)
  mayNow(whyNotDelete(by.userId, isAdministrator(by), before), id)
  await store.change(uow, id, { state: 'DELETED' })
  await uow.log({ kind: 'task.deleted', objectType: 'task', objectId: id })
  await endWork(uow, id, 'DELETED')
}

/** Takes a person who is erased out of the tasks that wait. */
export async function leaveTasks(uow: UnitOfWork, userId: string): Promise<void> {
  for (const before of await store.lockOpenOf(uow, userId)) {
    const assignees = before.assignees.filter((id) => id !== userId)
    const changes = { assignees, assignee: before.assignee === userId ? null : before.assignee }
    await store.change(uow, before.id, changes)
    await keepWork(uow, { ...before, ...changes })
  }
}

export const isAdministrator = ({ roleId }: Pick<Changer, 'roleId'>): boolean => roleId === roles.companyAdmin

/** The task, held, for who may see what it is about. */
export async function held(uow: UnitOfWork, id: string): Promise<TaskRecord> {
  const task = await store.lock(uow, id)
  if (task === undefined) throw noTask(id)
  if (task.documentId !== null) await entryFor(uow, task.documentId)
  return task
}

export function mayNow(why: Message | undefined, id: string): void {
  if (why !== undefined) throw new ApiError('Conflict', t`The task ${id} cannot be changed: ${why}.`)
}
