// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const legacyAssignments: Described<'legacyAssignments'> = {
  createFromTemplate: {"line":"POST documents/assignments/template/{newUuid}","needs":{"subject":"SubjectId is required","app":"AppId is required"},"body":"json"},
  listOfUser: {"line":"GET documents/assignments/users/{userId}"},
  listOfUserByType: {"line":"GET documents/assignments/users/{userId}/types/{type}"},
  listOfDocument: {"line":"GET documents/assignments/documents/{documentId}"},
  listAssigneesOfDocument: {"line":"GET documents/assignments/documents/{documentId}/assignees/history"},
  reassignAll: {"line":"PUT documents/assignments/users/{from}/reassignees/{to}","needs":{"from":"fromUserId is required","to":"toUserId is required"},"answer":"none"},
  readAutoAssign: {"line":"GET documents/assignments/users/{userId}/autoassign"},
  readAutoAssignDetail: {"line":"GET documents/assignments/users/{userId}/autoassign/detail"},
  listAutoAssigners: {"line":"GET documents/assignments/users/{userId}/autoassigners/detail"},
  saveAutoAssign: {"line":"PUT documents/assignments/users/{userId}/autoassign/{assigneeId}"},
  saveDelegation: {"line":"PUT documents/assignments/users/{userId}/autoassign/{assigneeId}/delegationType/{type}","needs":{"type":"delegationType is required"},"answer":"none"},
  deleteAutoAssign: {"line":"DELETE documents/assignments/users/{userId}/autoassign","answer":"none"},
}
