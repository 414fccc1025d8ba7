import type { Areas, AutoAssignment, Of } from '@kontor/contract'
import { type Handlers, itemsInfo, type UnitOfWork } from '../../platform/index.ts'
import { noCompany } from '../companies/index.ts'
import { colleaguesOf, noUser, readUser } from '../users/index.ts'
import { keepWorkHere, mustWorkHere, redirectWork } from './commands/redirect-work.ts'
import { noAutoAssignee, noAutoAssignment } from './not-found.ts'
import { redirectionsIn } from './redirections.ts'
import * as store from './store/auto.ts'
import type { AutoAssignmentRecord } from './store/tables.ts'
import { subjectOf } from './subjects.ts'
import { crewOf, takersOf } from './takers.ts'

type Calls =
  | 'saveAutoAssignment'
  | 'listRedirections'
  | 'readAutoAssignment'
  | 'readAutoAssignee'
  | 'readAutoAssignmentDetail'
  | 'listAutoAssigners'
  | 'listAutoAssignerDetails'
  | 'deleteAutoAssignment'

/** Where people's work goes from now on, as it was set for them. */
export const autoAssignments: Pick<Handlers<Areas['assignments']>, Calls> = {
  saveAutoAssignment: ({ body }, context) =>
    context.write(async (uow) => {
      const {
        assigneeId,
        autoAssigneeId,
        companyId,
        delegationType,
        excludeUser = false,
        groupId: teamId = null,
      } = body
      mustBeHere(uow, companyId)
      await redirectWork(uow, { assigneeId, autoAssigneeId, delegationType, excludeUser, teamId }, context.actor.userId)
    }),

  listRedirections: (_input, context) => context.read(async (uow) => ({ redirections: await redirectionsIn(uow) })),

  readAutoAssignment: ({ params }, context) => context.read(async (uow) => entityOf(await setFor(uow, params.id))),

  readAutoAssignee: ({ params }, context) =>
    context.read(async (uow) => {
      await mustWorkHere(uow, params.id)
      const { takerOf } = await takersOf(uow, await subjectOf(uow, 'COMPANY', uow.companyId), await crewOf(uow))
      const autoAssigneeId = takerOf(params.id)
      if (autoAssigneeId === undefined) throw noAutoAssignee(params.id)
      return { autoAssigneeId }
    }),

  readAutoAssignmentDetail: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await setFor(uow, params.id)
      return detailOf(uow, record, record.autoAssigneeId)
    }),

  listAutoAssigners: ({ params, query }, context) =>
    context.read(async (uow) => {
      const { rows, total } = await comingTo(uow, params.id, query)
      return itemsInfo(query, rows.map(entityOf), total)
    }),

  listAutoAssignerDetails: ({ params, query }, context) =>
    context.read(async (uow) => {
      const { rows, total } = await comingTo(uow, params.id, query)
      const details = []
      for (const record of rows) details.push(await detailOf(uow, record, record.assigneeId))
      return itemsInfo(query, details, total)
    }),

  deleteAutoAssignment: ({ params, query }, context) =>
    context.write(async (uow) => {
      mustBeHere(uow, query.companyid)
      await keepWorkHere(uow, params.id)
    }),
}

function mustBeHere(uow: UnitOfWork, companyId: string | undefined): void {
  if (companyId !== undefined && companyId !== uow.companyId) throw noCompany(companyId)
}

async function setFor(uow: UnitOfWork, assigneeId: string): Promise<AutoAssignmentRecord> {
  const record = await store.of(uow, assigneeId)
  if (record === undefined) throw noAutoAssignment(assigneeId)
  return record
}

/** Whose work comes to a person, a page of those who are still there. */
async function comingTo(uow: UnitOfWork, autoAssigneeId: string, { limit, page }: { limit: number; page: number }) {
  await mustWorkHere(uow, autoAssigneeId)
  const colleagues = await colleaguesOf(uow)
  const all = (await store.comingTo(uow, autoAssigneeId)).filter(({ assigneeId }) => colleagues.has(assigneeId))
  return { rows: all.slice(page * limit, (page + 1) * limit), total: all.length }
}

const entityOf = (record: AutoAssignmentRecord): Of<typeof AutoAssignment> => ({
  assigneeId: record.assigneeId,
  autoAssigneeId: record.autoAssigneeId,
  companyId: record.companyId,
  delegationType: record.delegationType,
  excludeUser: record.excludeUser,
  ...(record.teamId !== null && { groupId: record.teamId }),
  createdBy: record.createdBy,
  createdAt: record.created.toISOString(),
})

/** With the person at its other end. */
async function detailOf(uow: UnitOfWork, record: AutoAssignmentRecord, userId: string) {
  const user = await readUser(uow, userId)
  if (user === undefined) throw noUser(userId)
  return { user, autoAssignment: entityOf(record) }
}
