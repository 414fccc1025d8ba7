// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const assignments: Described<'assignments'> = {
  listAssignments: {"line":"GET assignments"},
  createAssignment: {"line":"POST assignments","body":"json"},
  assignDocuments: {"line":"POST documents/assignments","body":"json"},
  listAssignees: {"line":"GET assignments/assignees"},
  readAssignment: {"line":"GET assignments/{id}"},
  listLogs: {"line":"GET assignments/{id}/logs","needs":{"id":"assignmentId is required"}},
  closeAssignment: {"line":"PUT assignments/{id}/close","needs":{"id":"assignmentId is required"},"answer":"none"},
  commentAssignment: {"line":"PUT assignments/{id}/comment","needs":{"id":"assignmentId is required"},"body":"text","answer":"none"},
  listLogsOfSubject: {"line":"GET assignments/subjects/{subjectId}/logs"},
  reassign: {"line":"POST assignments/{id}/reassign/{assigneeId}","needs":{"id":"assignmentId is required"},"body":"json"},
  reassignAll: {"line":"PUT assignments/assignees/{from}/reassignees/{to}","needs":{"from":"fromUserId is required","to":"toUserId is required"}},
  listAccessGroups: {"line":"GET assignments/access/groups"},
  saveAutoAssignment: {"line":"PUT autoassignments","needs":{"assigneeId":"assigneeId is required","autoAssigneeId":"autoAssigneeId is required"},"body":"json","answer":"none"},
  listRedirections: {"line":"GET autoassignments"},
  readAutoAssignment: {"line":"GET autoassignments/assignees/{id}","needs":{"id":"assigneeId is required"}},
  readAutoAssignee: {"line":"GET autoassignments/assignees/{id}/autoassignee","needs":{"id":"assigneeId is required"}},
  readAutoAssignmentDetail: {"line":"GET autoassignments/assignees/{id}/detail","needs":{"id":"assigneeId is required"}},
  listAutoAssigners: {"line":"GET autoassignments/autoassignees/{id}","needs":{"id":"autoassigneeid is required"}},
  listAutoAssignerDetails: {"line":"GET autoassignments/autoassignees/{id}/detail","needs":{"id":"autoassigneeid is required"}},
  deleteAutoAssignment: {"line":"DELETE autoassignments/assignees/{id}","needs":{"id":"assigneeId is required"},"answer":"none"},
  listAssignmentEvents: {"line":"GET documents/{documentId}/assignments/events"},
}
