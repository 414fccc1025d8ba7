// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentLines: Described<'documentLines'> = {
  readLine: {"method":"GET","path":"documents/{id}/lines/{lineId}","needs":{"id":"id is required","lineId":"lineId is required"},"answer":"json"},
  listLines: {"method":"GET","path":"documents/{id}/lines","needs":{"id":"id is required"},"answer":"json"},
  hasOrder: {"method":"GET","path":"documents/{id}/hasOrder","needs":{"id":"id is required"},"answer":"json"},
  listReferences: {"method":"GET","path":"documents/{id}/references","needs":{"id":"id is required"},"answer":"json"},
  searchLines: {"method":"GET","path":"documents/{id}/lines/list","needs":{"id":"id is required"},"answer":"json"},
  remapLine: {"method":"POST","path":"remap/{id}/lines/{lineId}","needs":{"id":"id is required","lineId":"lineId is required"},"body":"json","answer":"none"},
  unmapLine: {"method":"DELETE","path":"remap/{id}/lines/{lineId}","needs":{"id":"id is required","lineId":"lineId is required"},"answer":"none"},
  listUpdated: {"method":"GET","path":"documents/{id}/updated/{timestamp}","needs":{"id":"id is required","timestamp":"timestamp is required"},"answer":"json"},
  findLines: {"method":"POST","path":"documents/lines/search","body":"json","answer":"json"},
  resolveOrderChange: {"method":"POST","path":"line-state-constructor/resolve/{id}/orderchange","needs":{"id":"id is required"},"body":"json","answer":"json"},
}
