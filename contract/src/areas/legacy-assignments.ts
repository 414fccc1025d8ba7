import { AssignmentDocument, AutoAssignee, AutoAssigneeDetail, LegacyAssignment } from '../entities/index.ts'
import { delegationTypes, subjectTypes } from '../enumerations/index.ts'
import {
  anything,
  call,
  date,
  id,
  list,
  mapOf,
  maybe,
  nothing,
  oneOf,
  pageOf,
  record,
  text,
  textOr,
  uuid,
  whole,
  yes,
} from '../words/index.ts'

const userId = { userId: 'userId is required' }
const assigneeId = { ...userId, assigneeId: 'assigneeId is required' }
const days = maybe(whole({ min: 0, max: 10_000 }))
const page = {
  page: whole({ min: 0, max: 1_000_000, default: 0 }),
  limit: whole({ min: -1, max: 1000, default: -1 }),
}
const listed = pageOf('Assignments', LegacyAssignment)

/** 001 §7 Assignments (legacy); F-162, F-394 to F-400. The page is the offset over the limit (decision 12). */
export const legacyAssignments = {
  createFromTemplate: call('POST documents/assignments/template/{newUuid}', {
    id: 'ASL-01',
    says: 'Makes an assignment of a template under an id that the caller chose.',
    may: 'assignment.write',
    needs: { subject: 'SubjectId is required', app: 'AppId is required' },
    path: { newUuid: uuid() },
    query: {
      userIds: maybe(list(id('user'), { max: 100 })),
      /** Days by which it is to be done; the first counts. Without one, the day on which its document is due. */
      deadlines: maybe(list(date(), { max: 20 })),
      isDelegation: maybe(yes()),
      component: textOr('AssignmentEntryService'),
      subject: text({ min: 1, max: 60 }),
      subjectType: oneOf(subjectTypes, 'DOCUMENT'),
      app: text({ min: 1, max: 100 }),
      vendorId: maybe(text({ max: 100 })),
      type: maybe(text({ max: 60 })),
      assignerId: maybe(id('user')),
      assignee: maybe(id('user')),
      /** So many days after it was given. */
      reminderDays: days,
      /** So many days before its deadline; an expiration so many after it. */
      reminderDeadlineDays: days,
      escalationDays: days,
      escalationDeadlineDays: days,
      expirationDays: days,
      expirationDeadlineDays: days,
    },
    body: mapOf(
      anything('What the app that handles it gets: an object of its own, or a form of fields and their format.'),
      {
        max: 100,
      },
    ),
    returns: AssignmentDocument,
    status: 201,
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),

  listOfUser: call('GET documents/assignments/users/{userId}', {
    id: 'ASL-02',
    says: 'The assignments of a person.',
    may: 'assignment.read',
    needs: userId,
    query: page,
    returns: listed,
    fails: ['ResourceNotFound'],
  }),

  listOfUserByType: call('GET documents/assignments/users/{userId}/types/{type}', {
    id: 'ASL-03',
    says: 'The assignments of a person that are of one type.',
    may: 'assignment.read',
    needs: userId,
    path: { type: text({ min: 1, max: 60 }) },
    query: page,
    returns: listed,
    fails: ['ResourceNotFound'],
  }),

  listOfDocument: call('GET documents/assignments/documents/{documentId}', {
    id: 'ASL-04',
    says: 'The assignments of a document.',
    may: 'assignment.read',
    needs: { documentId: 'documentId is required' },
    query: { subjectType: oneOf(subjectTypes, 'DOCUMENT') },
    returns: record({ Assignments: list(LegacyAssignment) }),
    fails: ['ResourceNotFound'],
  }),

  listAssigneesOfDocument: call('GET documents/assignments/documents/{documentId}/assignees/history', {
    id: 'ASL-05',
    says: 'To whom a document was ever assigned.',
    may: 'assignment.read',
    needs: { documentId: 'documentId is required' },
    returns: record({
      Assignees: list(record({ UserId: id('user'), At: text({ max: 40 }), Type: text({ max: 60 }) })),
    }),
    fails: ['ResourceNotFound'],
  }),

  reassignAll: call('PUT documents/assignments/users/{from}/reassignees/{to}', {
    id: 'ASL-06',
    says: 'Hands all of one person’s assignments to another.',
    may: 'assignment.write',
    needs: { from: 'fromUserId is required', to: 'toUserId is required' },
    path: { from: id('user'), to: id('user') },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  readAutoAssign: call('GET documents/assignments/users/{userId}/autoassign', {
    id: 'ASL-07',
    says: 'Where a person’s work goes, as a document.',
    may: 'assignment.read',
    needs: userId,
    returns: AssignmentDocument,
    fails: ['ResourceNotFound'],
  }),

  readAutoAssignDetail: call('GET documents/assignments/users/{userId}/autoassign/detail', {
    id: 'ASL-08',
    says: 'Where a person’s work goes, with who that is.',
    may: 'assignment.read',
    needs: userId,
    returns: AutoAssigneeDetail,
    fails: ['ResourceNotFound'],
  }),

  listAutoAssigners: call('GET documents/assignments/users/{userId}/autoassigners/detail', {
    id: 'ASL-09',
    says: 'Whose work comes to a person.',
    may: 'assignment.read',
    needs: userId,
    returns: record({ AutoAssigners: list(AutoAssigneeDetail) }),
    fails: ['ResourceNotFound'],
  }),

  saveAutoAssign: call('PUT documents/assignments/users/{userId}/autoassign/{assigneeId}', {
    id: 'ASL-10',
    says: 'From now on a person’s work goes to another.',
    may: 'assignment.configure',
    needs: assigneeId,
    path: { assigneeId: id('user') },
    query: { excludeUser: maybe(yes()), isDelegation: maybe(yes()) },
    returns: AutoAssignee,
    fails: ['ResourceNotFound', 'BadRequest'],
  }),

  saveDelegation: call('PUT documents/assignments/users/{userId}/autoassign/{assigneeId}/delegationType/{type}', {
    id: 'ASL-11',
    says: 'The same with how it is delegated (F-114). With `groupId` only what comes to the person as a member of that team goes on; one such word holds for a person, the latest.',
    may: 'assignment.configure',
    needs: { ...assigneeId, type: 'delegationType is required' },
    path: { assigneeId: id('user'), type: oneOf(delegationTypes) },
    query: { excludeUser: maybe(yes()), groupId: maybe(id('team')) },
    returns: nothing(),
    fails: ['ResourceNotFound', 'BadRequest'],
  }),

  deleteAutoAssign: call('DELETE documents/assignments/users/{userId}/autoassign', {
    id: 'ASL-12',
    says: 'From now on a person’s work stays with them.',
    may: 'assignment.configure',
    needs: userId,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
