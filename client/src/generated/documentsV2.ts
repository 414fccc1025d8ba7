// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentsV2: Described<'documentsV2'> = {
  dispatch: {"method":"PUT","path":"documents/v2/documents/{id}/dispatch","needs":{"id":"id is required"},"body":"json","answer":"none"},
  readDocument: {"method":"GET","path":"documents/v2/documents/{id}","needs":{"id":"id is required"},"always":{"fused":true},"answer":"json"},
  grantUser: {"method":"PUT","path":"documents/v2/documents/{id}/acl/users/{userId}/rights/{right}","needs":{"id":"id is required","right":"right is required","userId":"userId is required"},"answer":"none"},
  grantUserGroup: {"method":"PUT","path":"documents/v2/documents/{id}/acl/userGroups/{groupId}/rights/{right}","needs":{"id":"id is required","right":"right is required","groupId":"groupId is required"},"answer":"none"},
  listAttachments: {"method":"GET","path":"documents/v2/documents/{id}/attachment","needs":{"id":"id is required"},"answer":"json"},
  readRfqInformation: {"method":"GET","path":"documents/v2/requestforquotes/{id}/information","needs":{"id":"id is required"},"answer":"json"},
  saveRfqInformation: {"method":"PUT","path":"documents/v2/requestforquotes/{id}/information","needs":{"id":"id is required"},"body":"json","answer":"none"},
}
