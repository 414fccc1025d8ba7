// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentLists: Described<'documentLists'> = {
  listDocuments: {"line":"GET documents"},
  countDocuments: {"line":"GET documents/counts"},
  readOverview: {"line":"GET documents/overview"},
  exportDocuments: {"line":"GET documents/csv","answer":["text/csv"],"timeout":60000},
  exportLines: {"line":"GET documents/jsonl","answer":["application/jsonl"],"timeout":60000},
  exportSheet: {"line":"GET documents/xlsx","answer":["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],"timeout":60000},
  listActive: {"line":"GET active-documents"},
  tagDocuments: {"line":"POST documents/tags","body":"json"},
  answerDocuments: {"line":"POST documents/statechanges","body":"json"},
  undoAnswers: {"line":"POST documents/statechanges/undo","body":"json"},
  listFilters: {"line":"GET document-filters"},
  shareFilter: {"line":"PUT document-filters/{name}","body":"json","answer":"none"},
  removeFilter: {"line":"DELETE document-filters/{name}","answer":"none"},
}
