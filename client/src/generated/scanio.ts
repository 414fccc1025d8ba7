// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const scanio: Described<'scanio'> = {
  listTags: {"line":"GET scanio/tags"},
  createTag: {"line":"POST scanio/tags","needs":{"body":"tag is required"},"body":"json"},
  saveTag: {"line":"PUT scanio/tags/{id}","needs":{"body":"tag is required"},"body":"json"},
  deleteTag: {"line":"DELETE scanio/tags/{id}","answer":"none"},
  listFilters: {"line":"GET scanio/quickfilters"},
  createFilter: {"line":"POST scanio/quickfilters","needs":{"body":"filter is required"},"body":"json"},
  saveFilter: {"line":"PUT scanio/quickfilters/{id}","needs":{"body":"filter is required"},"body":"json"},
  deleteFilter: {"line":"DELETE scanio/quickfilters/{id}","answer":"none"},
  holdDocuments: {"line":"PUT scanio/documents/onhold","needs":{"documentUploadIds":"At least one upload id required.","tagIds":"At least one tag id required."},"body":"json","answer":"none"},
  rejectDocuments: {"line":"PUT scanio/documents/reject","needs":{"documentUploadIds":"At least one upload id required.","tagIds":"At least one tag id required."},"body":"json","answer":"none"},
  deleteDocuments: {"line":"DELETE scanio/documents","answer":"none"},
  createBlank: {"line":"POST scanio/documents/blank"},
  lockDocument: {"line":"PUT scanio/documents/{id}/lock","answer":"none"},
  unlockDocument: {"line":"DELETE scanio/documents/{id}/lock","answer":"none"},
  addAttachment: {"line":"POST scanio/documents/{id}/attachments","body":"parts","answer":"none"},
}
