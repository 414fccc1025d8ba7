// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const imports: Described<'imports'> = {
  previewPeople: {"line":"POST imports/people/preview","needs":{"body":"Rows are required"},"body":"json"},
  importPeople: {"line":"POST imports/people","needs":{"body":"Rows are required"},"body":"json"},
  previewPartners: {"line":"POST imports/partners/preview","needs":{"body":"Rows are required"},"body":"json"},
  importPartners: {"line":"POST imports/partners","needs":{"body":"Rows are required"},"body":"json"},
}
