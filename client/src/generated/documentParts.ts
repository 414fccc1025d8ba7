// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentParts: Described<'documentParts'> = {
  readConversationMetadata: {"line":"GET documents/{documentId}/conversationMetadata"},
  setLockedState: {"line":"PUT documents/{documentId}/lockedstate/{state}","answer":"none"},
  readLockedState: {"line":"GET documents/{documentId}/lockedstate"},
  readProperty: {"line":"GET documents/{documentId}/properties/{id}","answer":"text"},
  saveProperty: {"line":"PUT documents/{documentId}/properties/{id}","body":"text","answer":"none"},
  listAttachments: {"line":"GET documents/{documentId}/attachments"},
  addAttachment: {"line":"POST documents/{documentId}/attachments","needs":{"file":"file is required"},"body":"parts","timeout":900000},
  readAttachment: {"line":"GET documents/{documentId}/attachments/{id}","answer":["application/octet-stream"],"timeout":900000},
  removeAttachment: {"line":"DELETE documents/{documentId}/attachments/{id}","answer":"none"},
  readAccess: {"line":"GET documents/{documentId}/access"},
  saveAccess: {"line":"PUT documents/{documentId}/access","body":"json","answer":"none"},
  changeAccess: {"line":"PATCH documents/{documentId}/access","body":"json"},
  deleteAccess: {"line":"DELETE documents/{documentId}/access","answer":"none"},
  readProcess: {"line":"GET documents/{documentId}/process"},
  readCodingInformation: {"line":"GET documents/{documentId}/codingInformation"},
  listEvents: {"line":"GET documents/{documentId}/events"},
  listAssignmentEvents: {"line":"GET documents/{documentId}/assignments/events"},
}
