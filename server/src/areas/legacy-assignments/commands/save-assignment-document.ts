import { subjectTypes } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { assign, crewOf, findAssignment, reassign, takersOf } from '../../assignments/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { isUuid } from '../../entries/index.ts'
import { type AssignmentRead, readAssignment } from '../assignment-in-json.ts'
import { isSame } from '../rules.ts'
import { timesSaid } from '../times.ts'

type Assignment = NonNullable<Awaited<ReturnType<typeof findAssignment>>>

/**
 * Saves an assignment that comes as a document, under the id that the caller chose (ASL-13): a new one, or one that is handed on.
 *
 * @throws ApiError Forbidden, DocumentRefused (no assignment in JSON), BadRequest (a field), ResourceNotFound, Conflict.
 */
export async function saveAssignmentDocument(
  context: RequestContext,
  id: string,
  body: Uint8Array,
  draft: boolean,
): Promise<void> {
  if (!context.actor.permissions.has('assignment.write'))
    throw new ApiError('Forbidden', t`Your role cannot assign work. Ask an administrator for another role.`)
  if (draft) throw unfit('draft', t`An assignment cannot be a draft: leave out draft.`)
  const read = readAssignment(body)
  const { shellOrigin } = context.platform.settings
  const invalid = read.Assignee.find((one) => !isUuid(one))
  if (invalid !== undefined) throw unfit('Assignee', t`Assignee is ${invalid}: use the ids of people.`)
  await context.write(async (uow) => {
    const before = await findAssignment(uow, id)
    if (before === undefined) await give(uow, shellOrigin, { id, read, byId: context.actor.userId })
    else await handOn(uow, shellOrigin, before, read)
  })
}

async function give(
  uow: UnitOfWork,
  origin: string,
  { id, read, byId }: { readonly id: string; readonly read: AssignmentRead; readonly byId: string },
): Promise<void> {
  const { Assignee, Subject, Assigner, Type, AppId, VendorId, Context } = read
  const subjectType = subjectTypes.find((one) => one === Subject.DocumentType) ?? 'DOCUMENT'
  const given = {
    ...{ subjectId: Subject.UUID, subjectType, assigneeIds: Assignee },
    ...(Assigner !== undefined && { assignerId: Assigner }),
    ...(Type !== undefined && { type: Type }),
    ...(AppId !== undefined && { app: AppId }),
    ...(Context !== undefined && { context: Context }),
  }
  const older = { id, component: 'AssignmentEntryService', vendorId: VendorId ?? null }
  const isDelegation = read.Delegators.includes(byId)
  await assign(uow, origin, given, byId, { ...older, isDelegation, times: await timesSaid(uow, read) })
}

async function handOn(uow: UnitOfWork, origin: string, before: Assignment, read: AssignmentRead): Promise<void> {
  if (before.subjectId !== read.Subject.UUID)
    throw new ApiError('Conflict', t`The id ${before.id} is used by another assignment: use a new one.`)
  const other = otherThan(before, read)
  if (other !== undefined)
    throw unfit(other, t`${other} of an assignment does not change: leave it out, or save a new assignment.`)
  if (await isWith(uow, before, read.Assignee)) return
  const [one, ...others] = read.Assignee
  if (one === undefined || others.length > 0)
    throw unfit('Assignee', t`An existing assignment is reassigned to one person: name one Assignee.`)
  await reassign(uow, origin, before.id, one, undefined)
}

const written = (context: Assignment['context']) => context && `${context.format} ${context.context}`

/** Which field says something else than the assignment was given with. */
const otherThan = (before: Assignment, { Type, AppId, VendorId, Context }: AssignmentRead): string | undefined =>
  [
    ['Type', Type, before.type],
    ['AppId', AppId, before.app],
    ['VendorId', VendorId, before.vendorId],
    ['Context', Context && written(Context), written(before.context)],
  ].find(([, given, kept]) => given !== undefined && given !== kept)?.[0] ?? undefined

/** Whether those have it who would get it from these people now, or these people themselves. */
async function isWith(uow: UnitOfWork, before: Assignment, named: readonly string[]): Promise<boolean> {
  const entry = before.subjectType === 'DOCUMENT' ? await entryFor(uow, before.subjectId) : undefined
  const { assigneeIds } = (await takersOf(uow, { entry }, await crewOf(uow))).route(named)
  return isSame(named, before.assigneeIds) || isSame(assigneeIds, before.assigneeIds)
}
