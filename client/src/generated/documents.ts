// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documents: Described<'documents'> = {
  readDocument: {"line":"GET documents/{documentId}","answer":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json","text/html","application/pdf"]},
  readMetadata: {"line":"GET documents/{documentId}/metadata"},
  readFused: {"line":"GET documents/v2/documents/{id}","always":{"fused":true}},
  readHistory: {"line":"GET documents/{documentId}/history"},
  listEvents: {"line":"GET documents/{documentId}/events"},
  readProcess: {"line":"GET documents/{documentId}/process"},
  readWorkflow: {"line":"GET documents/{documentId}/workflow"},
  findByBusinessId: {"line":"GET documents/bybusinessid","needs":{"businessId":"businessId is required","issueDate":"issueDate is required"}},
  checkDocument: {"line":"GET documents/{documentId}/findings"},
  readLockedState: {"line":"GET documents/{documentId}/lockedstate"},
  readTemplate: {"line":"GET documents/template"},
  computeTotals: {"line":"POST documents/totals","body":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json"]},
  saveDocument: {"line":"PUT documents/{documentId}","body":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json","application/pdf"],"answer":"none"},
  createDocument: {"line":"POST documents/v2/documents","body":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json","application/pdf","application/octet-stream"]},
  sendThroughDispatcher: {"line":"POST documents/dispatcher","body":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json"]},
  deleteDocument: {"line":"DELETE documents/{documentId}","answer":"none"},
  setLockedState: {"line":"PUT documents/{documentId}/lockedstate/{state}","answer":"none"},
  closeDocument: {"line":"PUT documents/{documentId}/closed","answer":"none"},
  reopenDocument: {"line":"DELETE documents/{documentId}/closed","answer":"none"},
  listProfiles: {"line":"GET info/documentprofiles"},
  decide: {"line":"GET v0/documents/{id}"},
  decideDraft: {"line":"GET v0/documents/{id}/draft"},
  decideAssignmentType: {"line":"GET v0/documents/{id}/assignmentType"},
}
