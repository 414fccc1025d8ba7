// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codingSuggestions: Described<'codingSuggestions'> = {
  suggest: {"method":"POST","path":"ada/workflow/coding/suggest","body":"json","answer":"json","timeout":2000},
  learn: {"method":"POST","path":"ada/workflow/coding/update","body":"json","answer":"none"},
  readCodeAggregates: {"method":"GET","path":"ada/workflow/coding/thresholds/aggregates/codes","answer":"json"},
  readDocumentAggregates: {"method":"GET","path":"ada/workflow/coding/thresholds/aggregates/documents","answer":"json"},
  readStatistics: {"method":"GET","path":"ada/workflow/coding/stats/documents","answer":"json"},
  listDocuments: {"method":"GET","path":"ada/workflow/coding/documents","answer":"json"},
  saveThresholds: {"method":"PUT","path":"ada/workflow/coding/thresholds/aggregates/codes","needs":{"threshold":"threshold is required","errorCost":"errorCost is required","abstainCost":"abstainCost is required","correctCost":"correctCost is required"},"body":"json","answer":"none"},
  readLineLinkerMetrics: {"method":"GET","path":"ada/workflow/coding/linelinker/metrics","answer":"json","timeout":4000},
  readThirdParty: {"method":"GET","path":"coding/configure_third_party","answer":"json"},
  createThirdParty: {"method":"POST","path":"coding/configure_third_party","body":"json","answer":"none"},
  saveThirdParty: {"method":"PUT","path":"coding/configure_third_party","body":"json","answer":"none"},
}
