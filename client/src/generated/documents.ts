// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documents: Described<'documents'> = {
  listDocuments: {"line":"GET documents"},
  countDocuments: {"line":"GET documents/counts"},
  readOverview: {"line":"GET documents/overview"},
  readDocument: {"line":"GET documents/{documentId}","answer":["application/xml","text/xml","text/html"]},
  saveDocument: {"line":"PUT documents/{documentId}","body":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json"],"answer":"none"},
  deleteDocument: {"line":"DELETE documents/{documentId}","answer":"none"},
  readMetadata: {"line":"GET documents/{documentId}/metadata"},
  readLatestDispatch: {"line":"GET documents/{documentId}/dispatches/latest"},
  dispatchDocument: {"line":"PUT documents/{documentId}/dispatches/{newUuid}","body":"json"},
  listTags: {"line":"GET documents/{documentId}/tags"},
  addTag: {"line":"PUT documents/{documentId}/tags/{tag}","answer":"none"},
  removeTag: {"line":"DELETE documents/{documentId}/tags/{tag}","answer":"none"},
  listTagsInUse: {"line":"GET documents/tags"},
  tagDocuments: {"line":"POST documents/tags","body":"json"},
  answerDocuments: {"line":"POST documents/statechanges","body":"json"},
  readHistory: {"line":"GET documents/{documentId}/history"},
  changeState: {"line":"PUT documents/{documentId}/statechange","body":"json"},
  listStateReasons: {"line":"GET status-change-reasons"},
  createDocument: {"line":"POST documents/v2/documents","body":["application/xml","text/xml","application/octet-stream"]},
  checkDocument: {"line":"GET documents/{documentId}/findings"},
  nextNumber: {"line":"GET documents/numbers/next-number"},
  numberExists: {"line":"GET documents/numbers/{number}/exists"},
  listProfiles: {"line":"GET info/documentprofiles"},
  exportDocuments: {"line":"GET documents/csv","answer":["text/csv"],"timeout":60000},
}
