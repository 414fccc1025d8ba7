// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const taxes: Described<'taxes'> = {
  computeTaxes: {"line":"POST tax-service/v1/workflow/taxes/{documentId}"},
  readTaxes: {"line":"GET taxservice/v2/{documentId}/taxes"},
  validateTaxes: {"line":"GET taxservice/v2/{documentId}/validate-taxes"},
}
