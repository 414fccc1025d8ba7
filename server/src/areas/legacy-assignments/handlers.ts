import { type Areas, delegationTypes } from '@kontor/contract'
import { type Handlers, pageInfo, type UnitOfWork } from '../../platform/index.ts'
import {
  assign,
  keepWorkHere,
  listAssignments,
  mustWorkHere,
  noAutoAssignment,
  reassignAll,
  redirectionSet,
  redirectionsTo,
  redirectWork,
  stepsOf,
} from '../assignments/index.ts'
import { entryFor } from '../document-access/index.ts'
import { isUuid, noDocument } from '../entries/index.ts'
import { noUser, readUser } from '../users/index.ts'
import { contextGiven } from './assignment-in-json.ts'
import { sliceOf } from './rules.ts'
import { timesFor, timesKept } from './times.ts'
import { type Assignment, autoAssigneeOf, documentOf, redirectionDocument, rowOf } from './views.ts'

/** The most that a list without a limit answers. */
const maxListed = 10_000

/** The older calls of assignments: doors to what the service of assignments keeps. `origin`: where the shell is opened. */
export const createHandlers = (origin: { readonly shell: string }): Handlers<Areas['legacyAssignments']> => ({
  createFromTemplate: ({ params, query, body }, context) =>
    context.write(async (uow) => {
      const { userIds = [], assignee, assignerId, subject, subjectType, app, type, vendorId, component } = query
      const deadline = query.deadlines?.toSorted()[0]
      const entry = subjectType === 'DOCUMENT' ? await documentNamed(uow, subject) : undefined
      const times = await timesFor(uow, query, deadline ?? entry?.dueDate ?? undefined)
      const appContext = contextGiven(body)
      const given = {
        ...{ subjectId: subject, subjectType, app, assigneeIds: [...userIds, ...(assignee ? [assignee] : [])] },
        ...(type !== undefined && { type }),
        ...(assignerId !== undefined && { assignerId }),
        ...(appContext && { context: appContext }),
      }
      const older = { id: params.newUuid, component, times, isDelegation: query.isDelegation ?? false }
      const record = await assign(uow, origin.shell, given, context.actor.userId, {
        ...older,
        ...(deadline !== undefined && { deadline }),
        ...(vendorId !== undefined && { vendorId }),
      })
      return documentOf(record, times)
    }),

  listOfUser: ({ params, query }, context) => context.read((uow) => listOf(uow, { userId: params.userId }, query)),

  listOfUserByType: ({ params, query }, context) => context.read((uow) => listOf(uow, params, query)),

  listOfDocument: ({ params, query }, context) =>
    context.read(async (uow) => {
      if (query.subjectType === 'DOCUMENT') await entryFor(uow, params.documentId)
      const { rows } = await listAssignments(uow, { subjectid: params.documentId, limit: maxListed, page: 0 })
      const about = rows.filter(({ subjectType }) => subjectType === query.subjectType)
      return { Assignments: await rowsOf(uow, about) }
    }),

  listAssigneesOfDocument: ({ params }, context) =>
    context.read(async (uow) => {
      const { id } = await entryFor(uow, params.documentId)
      const { rows } = await stepsOf(uow, id, { limit: maxListed, page: 0 })
      const first = new Map(
        rows.flatMap(({ assigneeIds, created, type }) =>
          assigneeIds.map((UserId) => [UserId, { UserId, At: created.toISOString(), Type: type }] as const),
        ),
      )
      return { Assignees: [...first.values()].toSorted((one, other) => one.At.localeCompare(other.At)) }
    }),

  reassignAll: ({ params }, context) =>
    context.write(async (uow) => void (await reassignAll(uow, origin.shell, params.from, params.to))),

  readAutoAssign: ({ params }, context) =>
    context.read(async (uow) => redirectionDocument(await setFor(uow, params.userId))),

  readAutoAssignDetail: ({ params }, context) =>
    context.read(async (uow) => {
      const record = await setFor(uow, params.userId)
      return { User: await userOf(uow, record.autoAssigneeId), AutoAssignee: autoAssigneeOf(record) }
    }),

  listAutoAssigners: ({ params }, context) =>
    context.read(async (uow) => {
      await mustWorkHere(uow, params.userId)
      const AutoAssigners = []
      for (const record of await redirectionsTo(uow, params.userId)) {
        const User = await readUser(uow, record.assigneeId)
        // Who left assigns nothing any more.
        if (User !== undefined) AutoAssigners.push({ User, AutoAssignee: autoAssigneeOf(record) })
      }
      return { AutoAssigners }
    }),

  saveAutoAssign: ({ params, query: { isDelegation, excludeUser = false } }, context) =>
    context.write(async (uow) => {
      const delegationType = isDelegation ? 'DELEGATING' : 'NOT_DELEGATING'
      const set = { assigneeId: params.userId, autoAssigneeId: params.assigneeId, delegationType, excludeUser } as const
      await redirectWork(uow, set, context.actor.userId)
      return autoAssigneeOf(await setFor(uow, params.userId))
    }),

  saveDelegation: ({ params, query: { excludeUser = false, groupId: teamId = null } }, context) =>
    context.write((uow) => {
      const delegationType = delegationTypes.find((one) => one === params.type) ?? 'NOT_DELEGATING'
      const set = { assigneeId: params.userId, autoAssigneeId: params.assigneeId, delegationType, excludeUser, teamId }
      return redirectWork(uow, set, context.actor.userId)
    }),

  deleteAutoAssign: ({ params }, context) => context.write((uow) => keepWorkHere(uow, params.userId)),
})

/** What waits for a person, the newest first. */
async function listOf(
  uow: UnitOfWork,
  { userId, type }: { readonly userId: string; readonly type?: string },
  given: { readonly limit: number; readonly page: number },
) {
  await mustWorkHere(uow, userId)
  const slice = sliceOf(given, maxListed)
  const { rows, total } = await listAssignments(uow, {
    ...slice,
    assigneeids: [userId],
    unfinished: true,
    ...(type !== undefined && { type }),
  })
  return { ...pageInfo(slice, total), itemsPerPage: given.limit, Assignments: await rowsOf(uow, rows) }
}

/** @throws ApiError ResourceNotFound, Forbidden */
async function documentNamed(uow: UnitOfWork, id: string) {
  if (!isUuid(id)) throw noDocument(id)
  return entryFor(uow, id)
}

async function rowsOf(uow: UnitOfWork, records: readonly Assignment[]) {
  const times = await timesKept(
    uow,
    records.map(({ id }) => id),
  )
  return records.map((record) => rowOf(record, times.get(record.id)))
}

async function setFor(uow: UnitOfWork, userId: string) {
  await mustWorkHere(uow, userId)
  const record = await redirectionSet(uow, userId)
  if (record === undefined) throw noAutoAssignment(userId)
  return record
}

async function userOf(uow: UnitOfWork, id: string) {
  const user = await readUser(uow, id)
  if (user === undefined) throw noUser(id)
  return user
}
