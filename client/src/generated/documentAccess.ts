// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentAccess: Described<'documentAccess'> = {
  readAccess: {"line":"GET documents/{documentId}/access"},
  saveAccess: {"line":"PUT documents/{documentId}/access","body":"json","answer":"none"},
  changeAccess: {"line":"PATCH documents/{documentId}/access","body":"json"},
  deleteAccess: {"line":"DELETE documents/{documentId}/access","answer":"none"},
  grantUser: {"line":"PUT documents/v2/documents/{id}/acl/users/{userId}/rights/{right}","answer":"none"},
  grantUserGroup: {"line":"PUT documents/v2/documents/{id}/acl/userGroups/{groupId}/rights/{right}","answer":"none"},
}
