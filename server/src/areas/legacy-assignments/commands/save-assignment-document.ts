import { subjectTypes } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, unfit } from '../../../platform/index.ts'
import { assign, findAssignment, reassign } from '../../assignments/index.ts'
import { isUuid } from '../../entries/index.ts'
import { readAssignment } from '../assignment-in-json.ts'

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
  const { Assignee, Subject, Assigner, Type, AppId, VendorId, Context } = readAssignment(body)
  const { shellOrigin } = context.platform.settings
  const subjectType = subjectTypes.find((one) => one === Subject.DocumentType) ?? 'DOCUMENT'
  const invalid = Assignee.find((one) => !isUuid(one))
  if (invalid !== undefined) throw unfit('Assignee', t`Assignee is ${invalid}: use the ids of people.`)
  await context.write(async (uow) => {
    const before = await findAssignment(uow, id)
    if (before === undefined) {
      const given = {
        ...{ subjectId: Subject.UUID, subjectType, assigneeIds: Assignee },
        ...(Assigner !== undefined && { assignerId: Assigner }),
        ...(Type !== undefined && { type: Type }),
        ...(AppId !== undefined && { app: AppId }),
        ...(Context !== undefined && { context: Context }),
      }
      const vendorId = VendorId ?? null
      await assign(uow, shellOrigin, given, context.actor.userId, { id, component: 'AssignmentEntryService', vendorId })
      return
    }
    if (before.subjectId !== Subject.UUID)
      throw new ApiError('Conflict', t`The id ${id} is used by another assignment: use a new one.`)
    const [one, ...others] = Assignee
    if (Assignee.toSorted().join() === before.assigneeIds.toSorted().join()) return
    if (one === undefined || others.length > 0)
      throw unfit('Assignee', t`An existing assignment is reassigned to one person: name one Assignee.`)
    await reassign(uow, shellOrigin, id, one, undefined)
  })
}
