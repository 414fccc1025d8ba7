// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const suggestions: Described<'suggestions'> = {
  suggest: {"line":"POST ada/suggestions/v3/models/{vendor}/{app}/{id}/suggest","body":"json"},
  teach: {"line":"POST ada/suggestions/v3/models/{vendor}/{app}/{id}/update","body":"json","answer":"none"},
  predictCommodity: {"line":"POST v0/UNSPSC/predict","body":"json"},
  suggestCommodity: {"line":"POST v2","body":"json","timeout":1000},
  searchTaxonomy: {"line":"GET taxonomy/search"},
  lookUpTaxonomy: {"line":"GET taxonomy/{code}"},
}
