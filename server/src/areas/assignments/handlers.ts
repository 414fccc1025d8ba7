import type { Areas } from '@kontor/contract'
import { type Act, type Handlers, itemsInfo, notFound } from '../../platform/index.ts'
import { linesAbout } from '../../platform/log/store.ts'
import { entryFor } from '../document-access/index.ts'
import { listTeams, membersOfActive } from '../teams/index.ts'
import { autoAssignments } from './auto-assignments.ts'
import { assign, close, comment, reassign, reassignAll } from './giving.ts'
import * as store from './store/assignments.ts'
import * as steps from './store/steps.ts'
import { subjectOf } from './subjects.ts'
import { byName, crewOf, takersOf } from './takers.ts'
import { eventsOf, shown, shownSteps } from './views.ts'

/** `origin`: where the shell is opened, to which notices lead. */
export const createHandlers = (origin: { readonly shell: string }): Handlers<Areas['assignments']> => ({
  ...autoAssignments,

  listAssignments: ({ query }, context) =>
    context.read(async (act) => {
      const { rows, total } = await store.list(act, query)
      return itemsInfo(query, await shown(act, rows, context.actor.permissions), total)
    }),

  createAssignment: ({ body }, context) =>
    context.write(async (act) => {
      const [created] = await shown(
        act,
        [await assign(act, origin.shell, body, context.actor.userId)],
        context.actor.permissions,
      )
      return created!
    }),

  listAssignees: ({ query }, context) =>
    context.read(async (act) => {
      const subject = await subjectOf(act, query.subjecttype, query.subjectid)
      const crew = await crewOf(act)
      const { able, route } = await takersOf(act, subject, crew)
      return {
        assignees: able.toSorted(byName).map(({ id, name }) => {
          const taker = route([id]).assigneeIds.find((takerId) => takerId !== id)
          return {
            id,
            name,
            ...(taker !== undefined && { taker: { id: taker, name: crew.colleagues.get(taker)?.name ?? '' } }),
          }
        }),
      }
    }),

  readAssignment: ({ params }, context) =>
    context.read(async (act) => {
      const [assignment] = await shown(act, [await seen(act, params.id)], context.actor.permissions)
      return { ...assignment!, assignmentLogs: await shownSteps(act, await steps.of(act, params.id)) }
    }),

  listLogs: ({ params }, context) =>
    context.read(async (act) => shownSteps(act, await steps.of(act, (await seen(act, params.id)).id))),

  closeAssignment: ({ params }, context) => context.write((act) => close(act, origin.shell, params.id)),

  commentAssignment: ({ params, body }, context) => context.write((act) => comment(act, origin.shell, params.id, body)),

  listLogsOfSubject: ({ params, query }, context) =>
    context.read(async (act) => {
      const { id } = await subjectOf(act, query.subjecttype, params.subjectId)
      const { rows, total } = await steps.ofSubject(act, id, query)
      return itemsInfo(query, await shownSteps(act, rows), total)
    }),

  reassign: ({ params, body }, context) =>
    context.write(async (act) => {
      const record = await reassign(act, origin.shell, params.id, params.assigneeId, body?.comment)
      return record && (await shown(act, [record], context.actor.permissions))[0]
    }),

  reassignAll: ({ params }, context) =>
    context.write(async (act) => {
      const stay = await reassignAll(act, origin.shell, params.from, params.to)
      return stay.length === 0 ? undefined : shown(act, stay, context.actor.permissions)
    }),

  listAccessGroups: (_input, context) =>
    context.read(async (act) => {
      const { rows } = await listTeams(act, { state: 'ACTIVE', limit: mostGroups, offset: 0 })
      const members = await membersOfActive(
        act,
        rows.map(({ id }) => id),
      )
      return { groups: rows.map(({ id, name }) => ({ id, name, memberCount: members.get(id)?.size ?? 0 })) }
    }),

  // As the document's log tells it.
  listAssignmentEvents: ({ params }, context) =>
    context.read(async (act) => {
      const { id } = await entryFor(act, params.documentId)
      return { Events: eventsOf(await linesAbout(act.tx, act.companyId, id)) }
    }),
})

const mostGroups = 10_000

/** The assignment, for who may see what it is about. */
async function seen(act: Act, id: string): Promise<store.AssignmentRecord> {
  const record = await store.find(act, id)
  if (record === undefined) throw notFound('assignment', id)
  await subjectOf(act, record.subjectType, record.subjectId)
  return record
}
