// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const scanio: Described<'scanio'> = {
  listTags: {"method":"GET","path":"scanio/tags","answer":"json"},
  createTag: {"method":"POST","path":"scanio/tags","needs":{"body":"tag is required"},"body":"json","answer":"json"},
  saveTag: {"method":"PUT","path":"scanio/tags/{id}","needs":{"id":"id is required","body":"tag is required"},"body":"json","answer":"json"},
  deleteTag: {"method":"DELETE","path":"scanio/tags/{id}","needs":{"id":"id is required"},"answer":"none"},
  listFilters: {"method":"GET","path":"scanio/quickfilters","answer":"json"},
  createFilter: {"method":"POST","path":"scanio/quickfilters","needs":{"body":"filter is required"},"body":"json","answer":"json"},
  saveFilter: {"method":"PUT","path":"scanio/quickfilters/{id}","needs":{"id":"id is required","body":"filter is required"},"body":"json","answer":"json"},
  deleteFilter: {"method":"DELETE","path":"scanio/quickfilters/{id}","needs":{"id":"id is required"},"answer":"none"},
  holdDocuments: {"method":"PUT","path":"scanio/documents/onhold","needs":{"documentUploadIds":"At least one upload id required.","tagIds":"At least one tag id required."},"body":"json","answer":"none"},
  rejectDocuments: {"method":"PUT","path":"scanio/documents/reject","needs":{"documentUploadIds":"At least one upload id required.","tagIds":"At least one tag id required."},"body":"json","answer":"none"},
  deleteDocuments: {"method":"DELETE","path":"scanio/documents/","answer":"none"},
  createBlank: {"method":"POST","path":"scanio/documents/blank","answer":"json"},
  lockDocument: {"method":"PUT","path":"scanio/documents/{id}/lock","needs":{"id":"id is required"},"answer":"none"},
  unlockDocument: {"method":"DELETE","path":"scanio/documents/{id}/lock","needs":{"id":"id is required"},"answer":"none"},
  addAttachment: {"method":"POST","path":"scanio/documents/{id}/attachments","needs":{"id":"id is required"},"body":"parts","answer":"none"},
}
