// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const catalogues: Described<'catalogues'> = {
  listCatalogues: {"line":"GET procurement/catalogues"},
  readCatalogue: {"line":"GET procurement/catalogues/{catalogueId}"},
  saveCatalogue: {"line":"PUT procurement/catalogues/{catalogueId}","needs":{"Name":"Name is required","Currency":"Currency is required"},"body":"parts","timeout":60000},
  deleteCatalogue: {"line":"DELETE procurement/catalogues/{catalogueId}","answer":"none"},
  listCatalogueItems: {"line":"GET procurement/catalogues/{catalogueId}/items"},
  searchCatalogues: {"line":"GET procurement/catalogue-items"},
}
