// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentsV2: Described<'documentsV2'> = {
  dispatch: {"line":"PUT documents/v2/documents/{id}/dispatch","body":"json","answer":"none"},
  readDocument: {"line":"GET documents/v2/documents/{id}","always":{"fused":true}},
  grantUser: {"line":"PUT documents/v2/documents/{id}/acl/users/{userId}/rights/{right}","answer":"none"},
  grantUserGroup: {"line":"PUT documents/v2/documents/{id}/acl/userGroups/{groupId}/rights/{right}","answer":"none"},
  listAttachments: {"line":"GET documents/v2/documents/{id}/attachment"},
  readRfqInformation: {"line":"GET documents/v2/requestforquotes/{id}/information"},
  saveRfqInformation: {"line":"PUT documents/v2/requestforquotes/{id}/information","body":"json","answer":"none"},
}
