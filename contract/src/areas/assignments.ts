import {
  Assignee,
  Assignment,
  AssignmentLog,
  AutoAssignment,
  AutoAssignmentDetail,
  HistoryEvent,
  NewAssignment,
  NewAutoAssignment,
  WorkRedirection,
} from '../entities/index.ts'
import { assignmentStates, sortDirections, subjectActions, subjectTypes } from '../enumerations/index.ts'
import {
  call,
  id,
  instant,
  itemsOf,
  list,
  maybe,
  nothing,
  omittable,
  oneOf,
  paging,
  plain,
  record,
  text,
  whole,
} from '../words/index.ts'
import { narrowing } from './document-lists/narrowing.ts'
import { changed, chosen } from './document-lists/selection.ts'

const anAssignment = { id: id('assignment') }
const aUser = { id: id('user') }
const assignmentId = { id: 'assignmentId is required' }
const words = (max = 20) => maybe(list(text({ max: 100 }), { max }))

/** 001 §7 Assignments service; F-160, F-161, F-212 to F-214, F-393. */
export const assignments = {
  listAssignments: call('GET assignments', {
    id: ['ASV-01', 'U-009'],
    says: 'Assignments, found by whom they are for, what they are about, their state and their dates.',
    may: 'assignment.read',
    query: {
      ...paging(20),
      direction: maybe(oneOf(sortDirections)),
      assigneeids: maybe(list(id('user'), { max: 100 })),
      with_tags: words(),
      without_tags: words(),
      status: maybe(oneOf(assignmentStates)),
      type: maybe(text({ max: 60 })),
      created_from: maybe(instant()),
      created_to: maybe(instant()),
      modified_from: maybe(instant()),
      modified_to: maybe(instant()),
      subjectid: maybe(text({ max: 60 })),
      externalid: maybe(text({ max: 200 })),
      sortby: maybe(oneOf(['createdat', 'modifiedat', 'type', 'status'])),
      companyid: maybe(id('company')),
      type_category: maybe(
        text({ max: 60, says: 'A type, or the word that several begin with: CHECK finds CHECK.AMOUNT, too.' }),
      ),
    },
    returns: itemsOf(Assignment),
  }),

  createAssignment: call('POST assignments', {
    id: 'ASV-02',
    says: 'Gives work to somebody.',
    may: 'assignment.write',
    body: NewAssignment,
    returns: Assignment,
    status: 201,
    creates: 'assignments/{id}',
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  assignDocuments: call('POST documents/assignments', {
    id: 'K-ASV-03',
    says: 'Gives many documents to one colleague: what somebody handles is handed on, what nobody does is given anew. What they cannot take, or have already, is passed over; the answer names what changed hands.',
    may: 'assignment.write',
    query: narrowing,
    body: record({ AssigneeId: id('user'), Comment: maybe(text({ max: 4000 })), ...chosen }),
    returns: changed,
    fails: ['BadRequest', 'ResourceNotFound'],
  }),

  listAssignees: call('GET assignments/assignees', {
    id: 'K-ASV-01',
    says: 'The colleagues to whom work about a document or another subject may be given, and who takes it for them now.',
    may: 'assignment.write',
    query: { subjectid: text({ min: 1, max: 60 }), subjecttype: oneOf(subjectTypes, 'DOCUMENT') },
    returns: record({ assignees: list(Assignee) }),
    fails: ['ResourceNotFound'],
  }),

  readAssignment: call('GET assignments/{id}', {
    id: 'ASV-03',
    says: 'One assignment.',
    may: 'assignment.read',
    needs: { id: 'id is required' },
    path: anAssignment,
    returns: Assignment,
    fails: ['ResourceNotFound'],
  }),

  listLogs: call('GET assignments/{id}/logs', {
    id: 'ASV-04',
    says: 'What happened to an assignment, oldest first.',
    may: 'assignment.read',
    needs: assignmentId,
    path: anAssignment,
    returns: list(AssignmentLog),
    fails: ['ResourceNotFound'],
  }),

  closeAssignment: call('PUT assignments/{id}/close', {
    id: 'ASV-05',
    says: 'Closes an assignment; only one that is OPEN.',
    may: 'assignment.write',
    needs: assignmentId,
    path: anAssignment,
    returns: nothing(),
    fails: ['ResourceNotFound', 'BadRequest'],
  }),

  commentAssignment: call('PUT assignments/{id}/comment', {
    id: 'ASV-06',
    says: 'Comments on an assignment.',
    may: 'assignment.write',
    needs: assignmentId,
    path: anAssignment,
    body: plain(4000),
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  listLogsOfSubject: call('GET assignments/subjects/{subjectId}/logs', {
    id: 'ASV-07',
    says: 'What happened to all assignments of one document or other subject, newest first; whether the reader may give work about it.',
    may: 'assignment.read',
    needs: { subjectId: 'subjectId is required' },
    path: { subjectId: text({ min: 1, max: 60 }) },
    query: { ...paging(20), subjecttype: oneOf(subjectTypes, 'DOCUMENT') },
    returns: itemsOf(AssignmentLog, { allowedActions: list(oneOf(subjectActions)) }),
    fails: ['ResourceNotFound'],
  }),

  reassign: call('POST assignments/{id}/reassign/{assigneeId}', {
    id: 'ASV-08',
    says: 'Hands an assignment to somebody else; 204 where it is theirs already.',
    may: 'assignment.write',
    needs: { ...assignmentId, assigneeId: 'assigneeId is required' },
    path: { ...anAssignment, assigneeId: id('user') },
    body: omittable(record({ comment: maybe(text({ max: 4000 })) })),
    returns: omittable(Assignment),
    fails: ['ResourceNotFound', 'BadRequest'],
  }),

  reassignAll: call('PUT assignments/assignees/{from}/reassignees/{to}', {
    id: 'ASV-09',
    says: 'Hands all open assignments of one person to another; answers with those that they cannot take, 204 where there is none.',
    may: 'assignment.write',
    needs: { from: 'fromUserId is required', to: 'toUserId is required' },
    path: { from: id('user'), to: id('user') },
    returns: omittable(list(Assignment)),
    status: 201,
    fails: ['ResourceNotFound'],
  }),

  listAccessGroups: call('GET assignments/access/groups', {
    id: 'ASV-10',
    says: 'The groups of people to whom the caller may assign.',
    may: 'assignment.read',
    returns: record({ groups: list(record({ id: id('team'), name: text(), memberCount: whole() })) }),
  }),

  saveAutoAssignment: call('PUT autoassignments', {
    id: 'ASV-11',
    says: 'From now on one person’s work goes to another: a delegate, or a substitute.',
    may: 'assignment.configure',
    needs: { assigneeId: 'assigneeId is required', autoAssigneeId: 'autoAssigneeId is required' },
    body: NewAutoAssignment,
    returns: nothing(),
    fails: ['ResourceNotFound', 'BadRequest'],
  }),

  listRedirections: call('GET autoassignments', {
    id: 'K-ASV-02',
    says: 'Whose work goes to whom in the company: as it was set, and by the word of those who are away.',
    may: 'assignment.read',
    returns: record({ redirections: list(WorkRedirection) }),
  }),

  readAutoAssignment: call('GET autoassignments/assignees/{id}', {
    id: 'ASV-12',
    says: 'Where a person’s work goes.',
    may: 'assignment.read',
    needs: { id: 'assigneeId is required' },
    path: aUser,
    returns: AutoAssignment,
    fails: ['ResourceNotFound'],
  }),

  readAutoAssignee: call('GET autoassignments/assignees/{id}/autoassignee', {
    id: 'ASV-13',
    says: 'Who takes a person’s work now, the substitute of somebody who is away among them.',
    may: 'assignment.read',
    needs: { id: 'assigneeId is required' },
    path: aUser,
    returns: record({ autoAssigneeId: id('user') }),
    fails: ['ResourceNotFound'],
  }),

  readAutoAssignmentDetail: call('GET autoassignments/assignees/{id}/detail', {
    id: 'ASV-14',
    says: 'Where a person’s work goes, with who that is.',
    may: 'assignment.read',
    needs: { id: 'assigneeId is required' },
    path: aUser,
    returns: AutoAssignmentDetail,
    fails: ['ResourceNotFound'],
  }),

  listAutoAssigners: call('GET autoassignments/autoassignees/{id}', {
    id: 'ASV-15',
    says: 'Whose work comes to a person.',
    may: 'assignment.read',
    needs: { id: 'autoassigneeid is required' },
    path: aUser,
    query: paging(20),
    returns: itemsOf(AutoAssignment),
    fails: ['ResourceNotFound'],
  }),

  listAutoAssignerDetails: call('GET autoassignments/autoassignees/{id}/detail', {
    id: 'ASV-16',
    says: 'Whose work comes to a person, with who they are.',
    may: 'assignment.read',
    needs: { id: 'autoassigneeid is required' },
    path: aUser,
    query: paging(20),
    returns: itemsOf(AutoAssignmentDetail),
    fails: ['ResourceNotFound'],
  }),

  deleteAutoAssignment: call('DELETE autoassignments/assignees/{id}', {
    id: 'ASV-17',
    says: 'From now on a person’s work stays with them.',
    may: 'assignment.configure',
    needs: { id: 'assigneeId is required' },
    path: aUser,
    query: { companyid: maybe(id('company')) },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  listAssignmentEvents: call('GET documents/{documentId}/assignments/events', {
    id: 'U-030',
    says: 'What happened to the assignments of a document.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs: { documentId: 'documentId is required' },
    returns: record({ Events: list(HistoryEvent) }),
  }),
}
