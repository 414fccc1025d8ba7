// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codingEntry: Described<'codingEntry'> = {
  readCoding: {"line":"GET coding/entry/v0/legacy/{docId}","tolerates404":true},
  saveCoding: {"line":"PUT coding/entry/v0/legacy/{docId}","body":"json","answer":"none"},
  deleteCoding: {"line":"DELETE coding/entry/v0/legacy/{docId}","answer":"none"},
  readCompleteness: {"line":"GET coding/entry/v0/{docId}/completeness"},
  validateCoding: {"line":"GET coding/entry/v0/{docId}/validation"},
  readTable: {"line":"GET coding/entry/v0/tabular/{docId}"},
  saveTable: {"line":"PUT coding/entry/v0/tabular/{docId}","needs":{"headers":"headers is required","rows":"rows is required"},"body":"json","answer":"none"},
  readCodingInformation: {"line":"GET documents/{documentId}/codingInformation"},
}
