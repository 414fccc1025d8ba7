import {
  Assignment,
  AssignmentLog,
  AutoAssignment,
  AutoAssignmentDetail,
  NewAssignment,
  NewAutoAssignment,
} from '../entities/index.ts'
import { assignmentStates } from '../enumerations/index.ts'
import {
  call,
  id,
  instant,
  itemsOf,
  list,
  maybe,
  nothing,
  oneOf,
  paging,
  plain,
  record,
  text,
  whole,
} from '../words/index.ts'

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
    served: false,
    query: {
      ...paging(20),
      direction: maybe(oneOf(['ascending', 'descending'])),
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
    },
    returns: itemsOf(Assignment),
  }),

  createAssignment: call('POST assignments', {
    id: 'ASV-02',
    says: 'Gives work to somebody.',
    may: 'assignment.write',
    served: false,
    body: NewAssignment,
    returns: Assignment,
    status: 201,
    fails: ['ResourceNotFound'],
  }),

  readAssignment: call('GET assignments/{id}', {
    id: 'ASV-03',
    says: 'One assignment.',
    may: 'assignment.read',
    served: false,
    needs: { id: 'id is required' },
    path: anAssignment,
    returns: Assignment,
    fails: ['ResourceNotFound'],
  }),

  listLogs: call('GET assignments/{id}/logs', {
    id: 'ASV-04',
    says: 'What happened to an assignment, oldest first.',
    may: 'assignment.read',
    served: false,
    needs: assignmentId,
    path: anAssignment,
    returns: list(AssignmentLog),
    fails: ['ResourceNotFound'],
  }),

  closeAssignment: call('PUT assignments/{id}/close', {
    id: 'ASV-05',
    says: 'Closes an open assignment.',
    may: 'assignment.write',
    served: false,
    needs: assignmentId,
    path: anAssignment,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  commentAssignment: call('PUT assignments/{id}/comment', {
    id: 'ASV-06',
    says: 'Comments on an assignment.',
    may: 'assignment.write',
    served: false,
    needs: assignmentId,
    path: anAssignment,
    body: plain(4000),
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  listLogsOfSubject: call('GET assignments/subjects/{subjectId}/logs', {
    id: 'ASV-07',
    says: 'What happened to all assignments of one document or other subject.',
    may: 'assignment.read',
    served: false,
    needs: { subjectId: 'subjectId is required' },
    path: { subjectId: text({ min: 1, max: 60 }) },
    query: paging(20),
    returns: itemsOf(AssignmentLog),
    fails: ['ResourceNotFound'],
  }),

  reassign: call('POST assignments/{id}/reassign/{assigneeId}', {
    id: 'ASV-08',
    says: 'Hands an assignment to somebody else.',
    may: 'assignment.write',
    served: false,
    needs: { ...assignmentId, assigneeId: 'assigneeId is required' },
    path: { ...anAssignment, assigneeId: id('user') },
    returns: Assignment,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  reassignAll: call('PUT assignments/assignees/{from}/reassignees/{to}', {
    id: 'ASV-09',
    says: 'Hands all open assignments of one person to another; answers with those that nobody could take.',
    may: 'assignment.write',
    served: false,
    needs: { from: 'fromUserId is required', to: 'toUserId is required' },
    path: { from: id('user'), to: id('user') },
    returns: list(Assignment),
    status: 201,
    fails: ['ResourceNotFound'],
  }),

  listAccessGroups: call('GET assignments/access/groups', {
    id: 'ASV-10',
    says: 'The groups of people to whom the caller may assign.',
    may: 'assignment.read',
    served: false,
    returns: record({ groups: list(record({ id: id('team'), name: text(), memberCount: whole() })) }),
  }),

  saveAutoAssignment: call('PUT autoassignments', {
    id: 'ASV-11',
    says: 'From now on one person’s work goes to another: a delegate, or a substitute.',
    may: 'assignment.configure',
    served: false,
    needs: { assigneeId: 'assigneeId is required', autoAssigneeId: 'autoAssigneeId is required' },
    body: NewAutoAssignment,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readAutoAssignment: call('GET autoassignments/assignees/{id}', {
    id: 'ASV-12',
    says: 'Where a person’s work goes.',
    may: 'assignment.read',
    served: false,
    needs: { id: 'assigneeId is required' },
    path: aUser,
    returns: AutoAssignment,
    fails: ['ResourceNotFound'],
  }),

  readAutoAssignee: call('GET autoassignments/assignees/{id}/autoassignee', {
    id: 'ASV-13',
    says: 'Who takes a person’s work.',
    may: 'assignment.read',
    served: false,
    needs: { id: 'assigneeId is required' },
    path: aUser,
    returns: record({ autoAssigneeId: id('user') }),
    fails: ['ResourceNotFound'],
  }),

  readAutoAssignmentDetail: call('GET autoassignments/assignees/{id}/detail', {
    id: 'ASV-14',
    says: 'Where a person’s work goes, with who that is.',
    may: 'assignment.read',
    served: false,
    needs: { id: 'assigneeId is required' },
    path: aUser,
    returns: AutoAssignmentDetail,
    fails: ['ResourceNotFound'],
  }),

  listAutoAssigners: call('GET autoassignments/autoassignees/{id}', {
    id: 'ASV-15',
    says: 'Whose work comes to a person.',
    may: 'assignment.read',
    served: false,
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
    served: false,
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
    served: false,
    needs: { id: 'assigneeId is required' },
    path: aUser,
    query: { companyid: maybe(id('company')) },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
