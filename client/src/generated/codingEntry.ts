// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codingEntry: Described<'codingEntry'> = {
  readCoding: {"method":"GET","path":"coding/entry/v0/legacy/{docId}","answer":"json","tolerates404":true},
  saveCoding: {"method":"PUT","path":"coding/entry/v0/legacy/{docId}","body":"json","answer":"none"},
  deleteCoding: {"method":"DELETE","path":"coding/entry/v0/legacy/{docId}","answer":"none"},
  readCompleteness: {"method":"GET","path":"coding/entry/v0/{docId}/completeness","answer":"json"},
  validateCoding: {"method":"GET","path":"coding/entry/v0/{docId}/validation","answer":"json"},
  readTable: {"method":"GET","path":"coding/entry/v0/tabular/{docId}","answer":"json"},
  saveTable: {"method":"PUT","path":"coding/entry/v0/tabular/{docId}","needs":{"headers":"headers is required","rows":"rows is required"},"body":"json","answer":"none"},
}
