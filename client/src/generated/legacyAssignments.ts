// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const legacyAssignments: Described<'legacyAssignments'> = {
  createFromTemplate: {"method":"POST","path":"documents/assignments/template/{newUuid}","needs":{"subject":"SubjectId is required","app":"AppId is required"},"body":"json","answer":"json"},
  listOfUser: {"method":"GET","path":"documents/assignments/users/{userId}","needs":{"userId":"userId is required"},"answer":"json"},
  listOfUserByType: {"method":"GET","path":"documents/assignments/users/{userId}/types/{type}","needs":{"userId":"userId is required"},"answer":"json"},
  listOfDocument: {"method":"GET","path":"documents/assignments/documents/{documentId}","needs":{"documentId":"documentId is required"},"answer":"json"},
  listAssigneesOfDocument: {"method":"GET","path":"documents/assignments/documents/{documentId}/assignees/history","needs":{"documentId":"documentId is required"},"answer":"json"},
  reassignAll: {"method":"PUT","path":"documents/assignments/users/{from}/reassignees/{to}","needs":{"from":"fromUserId is required","to":"toUserId is required"},"answer":"none"},
  readAutoAssign: {"method":"GET","path":"documents/assignments/users/{userId}/autoassign","needs":{"userId":"userId is required"},"answer":"json"},
  readAutoAssignDetail: {"method":"GET","path":"documents/assignments/users/{userId}/autoassign/detail","needs":{"userId":"userId is required"},"answer":"json"},
  listAutoAssigners: {"method":"GET","path":"documents/assignments/users/{userId}/autoassigners/detail","needs":{"userId":"userId is required"},"answer":"json"},
  saveAutoAssign: {"method":"PUT","path":"documents/assignments/users/{userId}/autoassign/{assigneeId}","needs":{"userId":"userId is required","assigneeId":"assigneeId is required"},"answer":"json"},
  saveDelegation: {"method":"PUT","path":"documents/assignments/users/{userId}/autoassign/{assigneeId}/delegationType/{type}","needs":{"userId":"userId is required","assigneeId":"assigneeId is required","type":"delegationType is required"},"answer":"none"},
  deleteAutoAssign: {"method":"DELETE","path":"documents/assignments/users/{userId}/autoassign","needs":{"userId":"userId is required"},"answer":"none"},
}
