// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documents: Described<'documents'> = {
  listDocuments: {"method":"GET","path":"documents","answer":"json"},
  countDocuments: {"method":"GET","path":"documents/counts","answer":"json"},
  readOverview: {"method":"GET","path":"documents/overview","answer":"json"},
  readDocument: {"method":"GET","path":"documents/{documentId}","needs":{"documentId":"documentId is required"},"answer":["application/xml","text/xml","text/html"]},
  saveDocument: {"method":"PUT","path":"documents/{documentId}","needs":{"documentId":"documentId is required"},"body":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json"],"answer":"none"},
  deleteDocument: {"method":"DELETE","path":"documents/{documentId}","needs":{"documentId":"documentId is required"},"answer":"none"},
  readMetadata: {"method":"GET","path":"documents/{documentId}/metadata","needs":{"documentId":"documentId is required"},"answer":"json"},
  readLatestDispatch: {"method":"GET","path":"documents/{documentId}/dispatches/latest","needs":{"documentId":"documentId is required"},"answer":"json"},
  dispatchDocument: {"method":"PUT","path":"documents/{documentId}/dispatches/{newUuid}","needs":{"documentId":"documentId is required"},"body":"json","answer":"json"},
  listTags: {"method":"GET","path":"documents/{documentId}/tags","needs":{"documentId":"documentId is required"},"answer":"json"},
  addTag: {"method":"PUT","path":"documents/{documentId}/tags/{tag}","needs":{"documentId":"documentId is required","tag":"tag is required"},"answer":"none"},
  removeTag: {"method":"DELETE","path":"documents/{documentId}/tags/{tag}","needs":{"documentId":"documentId is required","tag":"tag is required"},"answer":"none"},
  readHistory: {"method":"GET","path":"documents/{documentId}/history","needs":{"documentId":"documentId is required"},"answer":"json"},
  changeState: {"method":"PUT","path":"documents/{documentId}/statechange","needs":{"documentId":"documentId is required"},"body":"json","answer":"json"},
  listStateReasons: {"method":"GET","path":"status-change-reasons","answer":"json"},
  createDocument: {"method":"POST","path":"documents/v2/documents","body":["application/xml","text/xml","application/octet-stream"],"answer":"json"},
  checkDocument: {"method":"GET","path":"documents/{documentId}/findings","needs":{"documentId":"documentId is required"},"answer":"json"},
  nextNumber: {"method":"GET","path":"documents/numbers/next-number","answer":"json"},
  numberExists: {"method":"GET","path":"documents/numbers/{number}/exists","needs":{"number":"number is required"},"answer":"json"},
  listProfiles: {"method":"GET","path":"info/documentprofiles","answer":"json"},
  exportDocuments: {"method":"GET","path":"documents/csv","answer":["text/csv"],"timeout":60000},
}
