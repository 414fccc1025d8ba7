// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const coding: Described<'coding'> = {
  listLists: {"line":"GET coding/lists"},
  readList: {"line":"GET coding/lists/{listId}"},
  searchEntries: {"line":"POST coding/lists/{listId}/entries","body":"json"},
  saveList: {"line":"PUT coding/lists/{listId}","body":"json"},
  addEntries: {"line":"POST coding/lists/{listId}/entries/add","body":"json","answer":"none"},
  removeEntries: {"line":"POST coding/lists/{listId}/entries/remove","body":"json","answer":"none"},
  deleteList: {"line":"DELETE coding/lists/{listId}","answer":"none"},
  deleteEntries: {"line":"DELETE coding/lists/{listId}/entries","answer":"none"},
  readCoding: {"line":"GET coding/entry/v0/legacy/{docId}","tolerates404":true},
  saveCoding: {"line":"PUT coding/entry/v0/legacy/{docId}","body":"json","answer":"none"},
  exportPostings: {"line":"POST documents/postings","body":"json","answer":["text/csv"],"timeout":60000},
  deleteCoding: {"line":"DELETE coding/entry/v0/legacy/{docId}","answer":"none"},
  readCompleteness: {"line":"GET coding/entry/v0/{docId}/completeness"},
  validateCoding: {"line":"GET coding/entry/v0/{docId}/validation"},
  readTable: {"line":"GET coding/entry/v0/tabular/{docId}"},
  saveTable: {"line":"PUT coding/entry/v0/tabular/{docId}","needs":{"headers":"headers is required","rows":"rows is required"},"body":"json","answer":"none"},
  readCodingInformation: {"line":"GET documents/{documentId}/codingInformation"},
}
