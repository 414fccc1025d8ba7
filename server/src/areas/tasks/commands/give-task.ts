import type { Of, TaskInput } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type ApiError, permissionsByRole, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { crewOf, routed } from '../../assignments/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { findEntry, isUuid } from '../../entries/index.ts'
import type { MailedBy } from '../../mail/index.ts'
import { isTeam, membersOfTeams } from '../../teams/index.ts'
import { type Colleague, noUser } from '../../users/index.ts'
import { contextFrom } from '../context.ts'
import { tellGiven } from '../notices.ts'
import { policy } from '../policy.ts'
import type { TaskRecord } from '../records.ts'
import { whyNotTake } from '../rules.ts'
import * as store from '../store.ts'
import { keepWork } from '../work.ts'

type Given = Of<typeof TaskInput>

const permissionsOf = permissionsByRole([policy])

/**
 * Gives people a task, or a team: it goes on from who is away, as all work does.
 *
 * @param mailedBy what has it mailed to them, with `taskId`, where that is not the usual way; null where the caller tells them
 * @throws ApiError BadRequest (nobody who takes it), ResourceNotFound (a person), Forbidden (a closed document).
 */
export async function giveTask(
  uow: UnitOfWork,
  origin: string,
  given: Given,
  byId: string,
  mailedBy?: MailedBy | null,
): Promise<TaskRecord> {
  if (given.state !== undefined && given.state !== 'ASSIGNED') throw notAssigned(given.state)
  const to = await peopleGiven(uow, given)
  const task: TaskRecord = {
    companyId: uow.companyId,
    id: uow.newId(),
    handler: given.handler,
    ...to,
    subjectId: given.subjectId ?? null,
    documentId: await documentGiven(uow, given),
    context: contextFrom(given.context) ?? {},
    state: 'ASSIGNED',
    assigner: byId,
    created: uow.now,
    assigned: uow.now,
    completedBy: null,
    completed: null,
    outcome: null,
  }
  await store.add(uow, task)
  await uow.log({ kind: 'task.given', objectType: 'task', objectId: task.id, detail: { to: task.assignees.join(' ') } })
  await keepWork(uow, task)
  if (mailedBy !== null) await tellGiven(uow, origin, task, [], mailedBy)
  return task
}

export const notAssigned = (state: string): ApiError =>
  unfit('state', t`state is ${state}: leave it out. Give the task an outcome to complete it, or delete it.`)

/** Those who get it now, in place of those who are named. */
export async function peopleGiven(
  uow: UnitOfWork,
  { assignees, assignee }: Pick<Given, 'assignees' | 'assignee'>,
): Promise<Pick<TaskRecord, 'assignees' | 'assignee' | 'groupId' | 'insteadOf'>> {
  const crew = await crewOf(uow)
  const takes = (id: string) => takesTasks(crew, id)
  const teams = await membersOfTeams(uow, assignees)
  const named: string[] = []
  for (const id of assignees) {
    if (!crew.colleagues.has(id) && !(await isTeam(uow, id))) throw noUser(id)
    named.push(...(teams.get(id) ?? [id]))
  }
  const able = named.filter(takes)
  const [unable] = able.length === 0 || teams.size === 0 ? named.filter((id) => !takes(id)) : []
  if (unable !== undefined || able.length === 0)
    throw unfit(
      'assignees',
      t`assignees names ${unable ?? assignees.join(', ')}, who cannot be assigned tasks. Choose an active person who may complete tasks.`,
    )
  /** Where what is given to a person goes, or to a team. */
  const from = (id: string) => {
    const members = teams.get(id)
    return routed([...(members ?? [id])].filter(takes), members ? crew.redirectionsIn(id) : crew.redirections, takes)
  }
  const to = [...new Set(assignees.flatMap((id) => from(id).assigneeIds))].toSorted()
  if (assignee !== undefined && !named.includes(assignee))
    throw unfit('assignee', t`assignee is ${assignee}, who is not among the assignees: add them there.`)
  const [doer] = assignee === undefined ? [] : routed([assignee], crew.redirections, takes).assigneeIds
  return {
    ...{ assignees: to, assignee: doer ?? null, groupId: assignees.find((id) => !crew.colleagues.has(id)) ?? null },
    insteadOf: assignees.filter((id) => takes(id) && !to.includes(id)),
  }
}

type Crew = Awaited<ReturnType<typeof crewOf>>

function takesTasks({ colleagues }: Crew, id: string): boolean {
  const colleague = colleagues.get(id)
  return colleague !== undefined && whyNotTakeTasks(colleague) === undefined
}

/** Why tasks cannot be given to a colleague; undefined where they can. */
export const whyNotTakeTasks = ({ state, roleId }: Colleague): Message | undefined =>
  whyNotTake(state === 'ACTIVE', permissionsOf(roleId))

/** Those of these people who can be given tasks. */
export async function takersAmong(uow: UnitOfWork, ids: readonly string[]): Promise<readonly string[]> {
  const crew = await crewOf(uow)
  return ids.filter((id) => takesTasks(crew, id))
}

/** The document of the company that it is about; what else a subject is, only its app knows. */
async function documentGiven(uow: UnitOfWork, { subjectId }: Given): Promise<string | null> {
  if (subjectId === undefined || !isUuid(subjectId)) return null
  if ((await findEntry(uow, subjectId)) === undefined) return null
  return (await entryFor(uow, subjectId)).id
}
