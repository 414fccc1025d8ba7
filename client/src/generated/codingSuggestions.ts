// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codingSuggestions: Described<'codingSuggestions'> = {
  suggest: {"line":"POST ada/workflow/coding/suggest","body":"json","timeout":2000},
  learn: {"line":"POST ada/workflow/coding/update","body":"json","answer":"none"},
  readCodeAggregates: {"line":"GET ada/workflow/coding/thresholds/aggregates/codes"},
  readDocumentAggregates: {"line":"GET ada/workflow/coding/thresholds/aggregates/documents"},
  readStatistics: {"line":"GET ada/workflow/coding/stats/documents"},
  listDocuments: {"line":"GET ada/workflow/coding/documents"},
  saveThresholds: {"line":"PUT ada/workflow/coding/thresholds/aggregates/codes","needs":{"threshold":"threshold is required","errorCost":"errorCost is required","abstainCost":"abstainCost is required","correctCost":"correctCost is required"},"body":"json","answer":"none"},
}
