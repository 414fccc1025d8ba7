// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const assignments: Described<'assignments'> = {
  listAssignments: {"method":"GET","path":"assignments","answer":"json"},
  createAssignment: {"method":"POST","path":"assignments","body":"json","answer":"json"},
  readAssignment: {"method":"GET","path":"assignments/{id}","needs":{"id":"id is required"},"answer":"json"},
  listLogs: {"method":"GET","path":"assignments/{id}/logs","needs":{"id":"assignmentId is required"},"answer":"json"},
  closeAssignment: {"method":"PUT","path":"assignments/{id}/close","needs":{"id":"assignmentId is required"},"answer":"none"},
  commentAssignment: {"method":"PUT","path":"assignments/{id}/comment","needs":{"id":"assignmentId is required"},"body":"text","answer":"none"},
  listLogsOfSubject: {"method":"GET","path":"assignments/subjects/{subjectId}/logs","needs":{"subjectId":"subjectId is required"},"answer":"json"},
  reassign: {"method":"POST","path":"assignments/{id}/reassign/{assigneeId}","needs":{"id":"assignmentId is required","assigneeId":"assigneeId is required"},"answer":"json"},
  reassignAll: {"method":"PUT","path":"assignments/assignees/{from}/reassignees/{to}","needs":{"from":"fromUserId is required","to":"toUserId is required"},"answer":"json"},
  listAccessGroups: {"method":"GET","path":"assignments/access/groups","answer":"json"},
  saveAutoAssignment: {"method":"PUT","path":"autoassignments","needs":{"assigneeId":"assigneeId is required","autoAssigneeId":"autoAssigneeId is required"},"body":"json","answer":"none"},
  readAutoAssignment: {"method":"GET","path":"autoassignments/assignees/{id}","needs":{"id":"assigneeId is required"},"answer":"json"},
  readAutoAssignee: {"method":"GET","path":"autoassignments/assignees/{id}/autoassignee","needs":{"id":"assigneeId is required"},"answer":"json"},
  readAutoAssignmentDetail: {"method":"GET","path":"autoassignments/assignees/{id}/detail","needs":{"id":"assigneeId is required"},"answer":"json"},
  listAutoAssigners: {"method":"GET","path":"autoassignments/autoassignees/{id}","needs":{"id":"autoassigneeid is required"},"answer":"json"},
  listAutoAssignerDetails: {"method":"GET","path":"autoassignments/autoassignees/{id}/detail","needs":{"id":"autoassigneeid is required"},"answer":"json"},
  deleteAutoAssignment: {"method":"DELETE","path":"autoassignments/assignees/{id}","needs":{"id":"assigneeId is required"},"answer":"none"},
}
