import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { isTeam, membersOfTeams, noTeam } from '../../teams/index.ts'
import { isMember, noUser } from '../../users/index.ts'
import { noAutoAssignment } from '../not-found.ts'
import { comesRound, leadsBack, type Redirection } from '../rules.ts'
import * as store from '../store/auto.ts'

/**
 * From now on a person's work goes to another, or what comes to them as a member of a team.
 *
 * @throws ApiError ResourceNotFound (either person), BadRequest (it would come back to them, or they are not in the team).
 */
export async function redirectWork(
  uow: UnitOfWork,
  { assigneeId, teamId = null, ...set }: Redirection & { readonly assigneeId: string; readonly teamId?: string | null },
  byId: string,
): Promise<void> {
  const { autoAssigneeId, delegationType, excludeUser } = set
  for (const id of [assigneeId, autoAssigneeId]) await mustWorkHere(uow, id)
  if (leadsBack(assigneeId, set))
    throw unfit(
      'autoAssigneeId',
      t`autoAssigneeId is ${autoAssigneeId}, the assignee: name a colleague, or delete the auto-assignment.`,
    )
  if (teamId !== null && !(await isTeam(uow, teamId))) throw noTeam(teamId)
  if (teamId !== null && !(await membersOfTeams(uow, [teamId])).get(teamId)?.has(assigneeId))
    throw unfit(
      'groupId',
      t`groupId is ${teamId}, but the assignee is not in this team: use a group from GET assignments/access/groups, or leave groupId out to redirect all their work.`,
    )
  await store.holdAll(uow)
  const everybodys = new Map((await store.everybodys(uow)).map((record) => [record.assigneeId, record]))
  if (comesRound(assigneeId, autoAssigneeId, everybodys))
    throw unfit(
      'autoAssigneeId',
      t`autoAssigneeId is ${autoAssigneeId}, whose work is redirected back to the assignee: name a colleague whose work goes elsewhere.`,
    )
  await store.save(uow, { assigneeId, teamId, ...set, createdBy: byId })
  const detail = { to: autoAssigneeId, delegationType, excludeUser, ...(teamId !== null && { teamId }) }
  await uow.log({ kind: 'user.work_redirected', objectType: 'user', objectId: assigneeId, detail })
}

/** From now on a person's work stays with them. @throws ApiError ResourceNotFound where nothing was set. */
export async function keepWorkHere(uow: UnitOfWork, assigneeId: string): Promise<void> {
  if (!(await store.remove(uow, assigneeId))) throw noAutoAssignment(assigneeId)
  await uow.log({ kind: 'user.work_kept', objectType: 'user', objectId: assigneeId })
}

/** @throws ApiError ResourceNotFound */
export async function mustWorkHere(uow: UnitOfWork, userId: string): Promise<void> {
  if (!(await isMember(uow, userId))) throw noUser(userId)
}
