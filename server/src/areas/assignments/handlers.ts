import type { Areas } from '@kontor/contract'
import { type Handlers, itemsInfo, type UnitOfWork } from '../../platform/index.ts'
import { linesAbout } from '../../platform/log/store.ts'
import { entryFor } from '../document-access/index.ts'
import { forEachSelected } from '../document-lists/index.ts'
import { activeTeams } from '../teams/index.ts'
import { isMember, noUser } from '../users/index.ts'
import { autoAssignments } from './auto-assignments.ts'
import { assign, close, comment, giveDocument, reassign, reassignAll } from './commands/assign-work.ts'
import { noAssignment } from './not-found.ts'
import { subjectActions } from './rules.ts'
import * as store from './store/assignments.ts'
import * as steps from './store/steps.ts'
import { subjectOf } from './subjects.ts'
import { byName, crewOf, takersOf } from './takers.ts'
import { eventsOf, shown, shownSteps } from './views.ts'

/** `origin`: where the shell is opened, to which notices lead. */
export const createHandlers = (origin: { readonly shell: string }): Handlers<Areas['assignments']> => ({
  ...autoAssignments,

  listAssignments: ({ query }, context) =>
    context.read(async (uow) => {
      const { rows, total } = await store.list(uow, query)
      return itemsInfo(query, await shown(uow, rows, context.actor.permissions), total)
    }),

  createAssignment: ({ body }, context) =>
    context.write(async (uow) => {
      const [created] = await shown(
        uow,
        [await assign(uow, origin.shell, body, context.actor.userId)],
        context.actor.permissions,
      )
      return created!
    }),

  assignDocuments: ({ query, body: { AssigneeId, Comment, DocumentIds, All } }, context) =>
    context.write(async (uow) => {
      if (!(await isMember(uow, AssigneeId))) throw noUser(AssigneeId)
      const chosen = { ids: DocumentIds, all: All, filter: query }
      const give = (documentId: string) =>
        giveDocument(uow, origin.shell, { documentId, to: AssigneeId, comment: Comment, by: context.actor.userId })
      return { DocumentIds: await forEachSelected(uow, chosen, give) }
    }),

  listAssignees: ({ query }, context) =>
    context.read(async (uow) => {
      const subject = await subjectOf(uow, query.subjecttype, query.subjectid)
      const crew = await crewOf(uow)
      const { able, takerOf } = await takersOf(uow, subject, crew)
      return {
        assignees: able.toSorted(byName).map(({ id, name }) => {
          const taker = takerOf(id)
          return {
            id,
            name,
            ...(taker !== undefined && { taker: { id: taker, name: crew.colleagues.get(taker)?.name ?? '' } }),
          }
        }),
      }
    }),

  readAssignment: ({ params }, context) =>
    context.read(async (uow) => {
      const [assignment] = await shown(uow, [await seen(uow, params.id)], context.actor.permissions)
      return { ...assignment!, assignmentLogs: await shownSteps(uow, await steps.of(uow, params.id)) }
    }),

  listLogs: ({ params }, context) =>
    context.read(async (uow) => shownSteps(uow, await steps.of(uow, (await seen(uow, params.id)).id))),

  closeAssignment: ({ params }, context) => context.write((uow) => close(uow, origin.shell, params.id)),

  commentAssignment: ({ params, body }, context) => context.write((uow) => comment(uow, origin.shell, params.id, body)),

  listLogsOfSubject: ({ params, query }, context) =>
    context.read(async (uow) => {
      const { id, entry } = await subjectOf(uow, query.subjecttype, params.subjectId)
      const { rows, total } = await steps.ofSubject(uow, id, query)
      const allowedActions = subjectActions(entry, context.actor.permissions)
      return { ...itemsInfo(query, await shownSteps(uow, rows), total), allowedActions }
    }),

  reassign: ({ params, body }, context) =>
    context.write(async (uow) => {
      const record = await reassign(uow, origin.shell, params.id, params.assigneeId, body?.comment)
      return record && (await shown(uow, [record], context.actor.permissions))[0]
    }),

  reassignAll: ({ params }, context) =>
    context.write(async (uow) => {
      const stay = await reassignAll(uow, origin.shell, params.from, params.to)
      return stay.length === 0 ? undefined : shown(uow, stay, context.actor.permissions)
    }),

  listAccessGroups: (_input, context) => context.read(async (uow) => ({ groups: await activeTeams(uow) })),

  // As the document's log tells it.
  listAssignmentEvents: ({ params }, context) =>
    context.read(async (uow) => {
      const { id } = await entryFor(uow, params.documentId)
      return { Events: eventsOf(await linesAbout(uow.tx, uow.companyId, id)) }
    }),
})

/** The assignment, for who may see what it is about. */
async function seen(uow: UnitOfWork, id: string): Promise<store.AssignmentRecord> {
  const record = await store.find(uow, id)
  if (record === undefined) throw noAssignment(id)
  await subjectOf(uow, record.subjectType, record.subjectId)
  return record
}
