import type { Areas, AutoAssignment, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Act, type Handlers, itemsInfo, notFound, unfit } from '../../platform/index.ts'
import { isMember, readUser } from '../users/index.ts'
import { redirectionsIn } from './redirections.ts'
import { leadsBack } from './rules.ts'
import * as store from './store/auto.ts'
import type { AutoAssignmentRecord } from './store/tables.ts'
import { crewOf } from './takers.ts'

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
    context.write(async (act) => {
      const { assigneeId, autoAssigneeId, companyId, delegationType, excludeUser = false } = body
      mustBeHere(act, companyId)
      for (const id of [assigneeId, autoAssigneeId]) await mustWorkHere(act, id)
      if (leadsBack(assigneeId, body))
        throw unfit(
          'autoAssigneeId',
          t`autoAssigneeId is ${autoAssigneeId}, the assignee: name a colleague, or delete the auto-assignment.`,
        )
      await store.save(act, {
        assigneeId,
        autoAssigneeId,
        delegationType,
        excludeUser,
        createdBy: context.actor.userId,
      })
      const detail = { to: autoAssigneeId, delegationType, excludeUser }
      await act.log({ kind: 'user.work_redirected', objectType: 'user', objectId: assigneeId, detail })
    }),

  listRedirections: (_input, context) => context.read(async (act) => ({ redirections: await redirectionsIn(act) })),

  readAutoAssignment: ({ params }, context) => context.read(async (act) => entityOf(await setFor(act, params.id))),

  readAutoAssignee: ({ params }, context) =>
    context.read(async (act) => {
      await mustWorkHere(act, params.id)
      const redirection = (await crewOf(act)).redirections.get(params.id)
      if (redirection === undefined) throw notFound('autoassignee', params.id)
      return { autoAssigneeId: redirection.autoAssigneeId }
    }),

  readAutoAssignmentDetail: ({ params }, context) =>
    context.read(async (act) => {
      const record = await setFor(act, params.id)
      return detailOf(act, record, record.autoAssigneeId)
    }),

  listAutoAssigners: ({ params, query }, context) =>
    context.read(async (act) => {
      const { rows, total } = await comingTo(act, params.id, query)
      return itemsInfo(query, rows.map(entityOf), total)
    }),

  listAutoAssignerDetails: ({ params, query }, context) =>
    context.read(async (act) => {
      const { rows, total } = await comingTo(act, params.id, query)
      const details = []
      for (const record of rows) details.push(await detailOf(act, record, record.assigneeId))
      return itemsInfo(query, details, total)
    }),

  deleteAutoAssignment: ({ params, query }, context) =>
    context.write(async (act) => {
      mustBeHere(act, query.companyid)
      if (!(await store.remove(act, params.id))) throw notFound('autoassignment', params.id)
      await act.log({ kind: 'user.work_kept', objectType: 'user', objectId: params.id })
    }),
}

function mustBeHere(act: Act, companyId: string | undefined): void {
  if (companyId !== undefined && companyId !== act.companyId) throw notFound('company', companyId)
}

async function mustWorkHere(act: Act, userId: string): Promise<void> {
  if (!(await isMember(act, userId))) throw notFound('user', userId)
}

async function setFor(act: Act, assigneeId: string): Promise<AutoAssignmentRecord> {
  const record = await store.of(act, assigneeId)
  if (record === undefined) throw notFound('autoassignment', assigneeId)
  return record
}

async function comingTo(act: Act, autoAssigneeId: string, { limit, page }: { limit: number; page: number }) {
  await mustWorkHere(act, autoAssigneeId)
  const all = await store.comingTo(act, autoAssigneeId)
  return { rows: all.slice(page * limit, (page + 1) * limit), total: all.length }
}

const entityOf = (record: AutoAssignmentRecord): Of<typeof AutoAssignment> => ({
  assigneeId: record.assigneeId,
  autoAssigneeId: record.autoAssigneeId,
  companyId: record.companyId,
  delegationType: record.delegationType,
  excludeUser: record.excludeUser,
  createdBy: record.createdBy,
  createdAt: record.created.toISOString(),
})

/** With the person at its other end. */
async function detailOf(act: Act, record: AutoAssignmentRecord, userId: string) {
  const user = await readUser(act, userId)
  if (user === undefined) throw notFound('user', userId)
  return { user, autoAssignment: entityOf(record) }
}
