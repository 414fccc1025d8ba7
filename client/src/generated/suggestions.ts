// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const suggestions: Described<'suggestions'> = {
  suggest: {"method":"POST","path":"ada/suggestions/v3/models/{vendor}/{app}/{id}/suggest","needs":{"id":"id is required"},"body":"json","answer":"json"},
  teach: {"method":"POST","path":"ada/suggestions/v3/models/{vendor}/{app}/{id}/update","needs":{"id":"id is required"},"body":"json","answer":"none"},
  predictCommodity: {"method":"POST","path":"v0/UNSPSC/predict","body":"json","answer":"json"},
  suggestCommodity: {"method":"POST","path":"v2","body":"json","answer":"json","timeout":1000},
  searchTaxonomy: {"method":"GET","path":"taxonomy/search","answer":"json"},
  lookUpTaxonomy: {"method":"GET","path":"taxonomy/{code}","needs":{"code":"code is required"},"answer":"json"},
}
