// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentLines: Described<'documentLines'> = {
  readLine: {"line":"GET documents/{id}/lines/{lineId}"},
  listLines: {"line":"GET documents/{id}/lines"},
  hasOrder: {"line":"GET documents/{id}/hasOrder"},
  listReferences: {"line":"GET documents/{id}/references"},
  searchLines: {"line":"GET documents/{id}/lines/list"},
  remapLine: {"line":"POST remap/{id}/lines/{lineId}","body":"json","answer":"none"},
  unmapLine: {"line":"DELETE remap/{id}/lines/{lineId}","answer":"none"},
  listUpdated: {"line":"GET documents/{id}/updated/{timestamp}"},
  findLines: {"line":"POST documents/lines/search","body":"json"},
  resolveOrderChange: {"line":"POST line-state-constructor/resolve/{id}/orderchange","body":"json"},
}
